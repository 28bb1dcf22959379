/** Conversations, history, turn locks and the owner's event stream in Redis. */
@NullMarked
package io.supportdesk.agent.conversation.redis;

import org.jspecify.annotations.NullMarked;
