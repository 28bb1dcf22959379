/** The built-in chat model: rules in English and German, so that the whole desk works without any model provider. */
@NullMarked
package io.supportdesk.agent.assistant.builtin;

import org.jspecify.annotations.NullMarked;
