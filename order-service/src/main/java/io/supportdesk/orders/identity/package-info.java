/** Who is calling, as a validated token says it and never as a request claims it. */
@NullMarked
package io.supportdesk.orders.identity;

import org.jspecify.annotations.NullMarked;
