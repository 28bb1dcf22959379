/** Problem documents (RFC 9457), one form for everything that answers HTTP. */
@NullMarked
package io.supportdesk.orders.web;

import org.jspecify.annotations.NullMarked;
