package io.supportdesk.agent.mcp;

import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/**
 * A builder that always builds the same client. The MCP transport builds one per session and never closes it, which
 * costs about five platform threads each.
 */
final class SharedHttpClient implements HttpClient.Builder {

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    @Override
    public HttpClient build() {
        return client;
    }

    @Override
    public HttpClient.Builder cookieHandler(CookieHandler handler) {
        return this;
    }

    @Override
    public HttpClient.Builder connectTimeout(Duration duration) {
        return this;
    }

    @Override
    public HttpClient.Builder sslContext(SSLContext context) {
        return this;
    }

    @Override
    public HttpClient.Builder sslParameters(SSLParameters parameters) {
        return this;
    }

    @Override
    public HttpClient.Builder executor(Executor executor) {
        return this;
    }

    @Override
    public HttpClient.Builder followRedirects(HttpClient.Redirect policy) {
        return this;
    }

    @Override
    public HttpClient.Builder version(HttpClient.Version version) {
        return this;
    }

    @Override
    public HttpClient.Builder priority(int priority) {
        return this;
    }

    @Override
    public HttpClient.Builder proxy(ProxySelector selector) {
        return this;
    }

    @Override
    public HttpClient.Builder authenticator(Authenticator authenticator) {
        return this;
    }
}
