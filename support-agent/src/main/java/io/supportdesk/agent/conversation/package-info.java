/** Conversations of one owner with the desk, their turns and what happened in them. */
@NullMarked
package io.supportdesk.agent.conversation;

import org.jspecify.annotations.NullMarked;
