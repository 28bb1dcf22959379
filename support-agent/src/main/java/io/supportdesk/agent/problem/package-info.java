/** Errors over HTTP: problem details (RFC 9457) with stable codes and no details of the inside. */
@NullMarked
package io.supportdesk.agent.problem;

import org.jspecify.annotations.NullMarked;
