/** The assistant that answers a turn: prompt, model, and an explicit tool loop. */
@NullMarked
package io.supportdesk.agent.assistant;

import org.jspecify.annotations.NullMarked;
