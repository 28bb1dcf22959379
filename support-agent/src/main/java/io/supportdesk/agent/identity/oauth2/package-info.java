/** Sign-in by OpenID Connect, and tokens of the person for order-service by exchange (RFC 8693). */
@NullMarked
package io.supportdesk.agent.identity.oauth2;

import org.jspecify.annotations.NullMarked;
