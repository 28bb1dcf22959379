/** Confirmations in Redis, each step one atomic script. */
@NullMarked
package io.supportdesk.agent.confirmation.redis;

import org.jspecify.annotations.NullMarked;
