package io.supportdesk.agent.keys;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The root secrets of the service; the same on every replica.
 *
 * @param current {@code <key id>:<base64 of 32 bytes>}, used for everything new
 * @param previous a key of the same form that is still accepted while it is rotated out; absent outside a rotation
 */
@ConfigurationProperties("support-agent.keys")
record KeyProperties(@Nullable String current, @Nullable String previous) {}
