/** The list of my pending questions, and the only door for an answer. */
@NullMarked
package io.supportdesk.agent.confirmation.web;

import org.jspecify.annotations.NullMarked;
