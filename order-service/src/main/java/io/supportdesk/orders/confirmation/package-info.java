/** Which call needs a person's consent, what that person was asked, and that the answer counts once. */
@NullMarked
package io.supportdesk.orders.confirmation;

import org.jspecify.annotations.NullMarked;
