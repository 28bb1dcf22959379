/** Two replicas of each service behind a round-robin proxy, and what happens when some of them die. */
@NullMarked
package io.supportdesk.journeys.replicas;

import org.jspecify.annotations.NullMarked;
