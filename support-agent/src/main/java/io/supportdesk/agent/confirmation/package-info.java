/** One question to one owner, answered at most once, before it expires. */
@NullMarked
package io.supportdesk.agent.confirmation;

import org.jspecify.annotations.NullMarked;
