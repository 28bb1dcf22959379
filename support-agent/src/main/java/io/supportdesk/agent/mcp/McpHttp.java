package io.supportdesk.agent.mcp;

import java.net.http.HttpClient;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/** What all connections to servers share: one HTTP client, and virtual threads for what has to wait. */
@Component
public class McpHttp implements DisposableBean {

    private final SharedHttpClient client = new SharedHttpClient();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /** Always builds the one client. */
    public HttpClient.Builder client() {
        return client;
    }

    /** A virtual thread per task. */
    public ExecutorService threads() {
        return threads;
    }

    @Override
    public void destroy() {
        threads.shutdownNow();
    }
}
