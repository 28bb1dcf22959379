/** Many people at once: whether it holds, not how fast it is. */
@NullMarked
package io.supportdesk.journeys.load;

import org.jspecify.annotations.NullMarked;
