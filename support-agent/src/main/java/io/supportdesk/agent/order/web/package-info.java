/** Order reads, passed on to order-service as the signed-in person. */
@NullMarked
package io.supportdesk.agent.order.web;

import org.jspecify.annotations.NullMarked;
