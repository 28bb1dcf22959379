package io.supportdesk.orders.testing;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;

/** Signs access tokens as the desk's realm would, and serves the key that verifies them. */
public final class TokenIssuer implements AutoCloseable {

    public static final String ALL = "openid orders:read orders:write orders:cancel";

    private final RSAKey key = newKey();
    private final RSAKey strangerKey = newKey();
    private final HttpServer server;

    TokenIssuer() {
        try {
            var keys = new JWKSet(key.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/protocol/openid-connect/certs", exchange -> {
                exchange.getResponseHeaders().add("Content-Type", "application/json");
                exchange.sendResponseHeaders(200, keys.length);
                try (var body = exchange.getResponseBody()) {
                    body.write(keys);
                }
            });
            server.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** A token of that person with every scope. */
    public String token(String subject) {
        return token(subject, ALL);
    }

    public String token(String subject, String scope) {
        return token(subject, claims -> claims.claim("scope", scope));
    }

    /** A good token, changed. */
    public String token(String subject, UnaryOperator<JWTClaimsSet.Builder> change) {
        return sign(key, JOSEObjectType.JWT, change.apply(claims(subject)).build());
    }

    /** A good token, but signed by somebody else under the same key id. */
    public String forged(String subject) {
        return sign(strangerKey, JOSEObjectType.JWT, claims(subject).build());
    }

    /** A good token, but with another {@code typ} in its header. */
    public String ofType(String subject, String type) {
        return sign(key, new JOSEObjectType(type), claims(subject).build());
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private JWTClaimsSet.Builder claims(String subject) {
        var now = Instant.now();
        return new JWTClaimsSet.Builder()
                .issuer(issuer())
                .subject(subject)
                .audience(List.of("order-service", "account"))
                .claim("azp", "support-agent")
                .claim("typ", "Bearer")
                .claim("name", People.nameOf(subject))
                .claim("scope", ALL)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)));
    }

    private static String sign(RSAKey key, JOSEObjectType type, JWTClaimsSet claims) {
        try {
            var header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                    .keyID("desk")
                    .type(type)
                    .build();
            var token = new SignedJWT(header, claims);
            token.sign(new RSASSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RSAKey newKey() {
        try {
            return new RSAKeyGenerator(2048).keyID("desk").generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
