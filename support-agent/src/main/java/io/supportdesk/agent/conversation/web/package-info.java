/** Conversations, messages and the event stream over HTTP. */
@NullMarked
package io.supportdesk.agent.conversation.web;

import org.jspecify.annotations.NullMarked;
