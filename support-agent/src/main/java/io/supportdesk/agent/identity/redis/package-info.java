/** Logins, their sealed tokens and their presence in Redis. */
@NullMarked
package io.supportdesk.agent.identity.redis;

import org.jspecify.annotations.NullMarked;
