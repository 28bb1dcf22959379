/** Who is calling: one owner per (issuer, subject) of a validated token, and the logins of that owner. */
@NullMarked
package io.supportdesk.agent.identity;

import org.jspecify.annotations.NullMarked;
