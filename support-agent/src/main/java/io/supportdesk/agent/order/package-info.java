/** Order lists of the page; they live in order-service, and only the way to them is here. */
@NullMarked
package io.supportdesk.agent.order;

import org.jspecify.annotations.NullMarked;
