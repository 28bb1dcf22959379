/** The real servers that the product needs, started as processes of this machine, for tests and for {@code desk}. */
@NullMarked
package io.supportdesk.stack;

import org.jspecify.annotations.NullMarked;
