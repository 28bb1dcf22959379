/** Chat models of Spring AI behind the assistant. */
@NullMarked
package io.supportdesk.agent.assistant.springai;

import org.jspecify.annotations.NullMarked;
