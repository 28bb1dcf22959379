package io.supportdesk.agent.identity;

import io.supportdesk.agent.keys.LengthPrefixed;

/**
 * The owner of everything personal: a digest of issuer and subject of a validated token. Never made from a user name,
 * an e-mail address or a field of a request; {@link People} is the only factory.
 *
 * @param value 43 characters of base64url; also the hash tag of all Redis keys of this owner
 */
public record OwnerKey(String value) {

    static OwnerKey of(String issuer, String subject) {
        return new OwnerKey(LengthPrefixed.digest("sa-owner-v1", issuer, subject));
    }

    /** An owner key as a store has kept it in an index of its own; never for anything that came with a request. */
    public static OwnerKey stored(String value) {
        return new OwnerKey(value);
    }

    /** The name of a Redis key that belongs to this owner; all of them share one cluster slot. */
    public String redisKey(String name) {
        return "sa:1:{" + value + "}:" + name;
    }
}
