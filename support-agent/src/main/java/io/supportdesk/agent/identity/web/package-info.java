/** The session end point, sign-out, and the checks on every request of a signed-in person. */
@NullMarked
package io.supportdesk.agent.identity.web;

import org.jspecify.annotations.NullMarked;
