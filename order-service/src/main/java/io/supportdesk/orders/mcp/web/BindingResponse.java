package io.supportdesk.orders.mcp.web;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hears of a new session before the client does: the header reaches the response only after it was taken in. */
final class BindingResponse extends HttpServletResponseWrapper {

    private final String header;
    private final Consumer<String> taker;
    private @Nullable RuntimeException failure;

    BindingResponse(HttpServletResponse response, String header, Consumer<String> taker) {
        super(response);
        this.header = header;
        this.taker = taker;
    }

    @Override
    public void setHeader(String name, String value) {
        take(name, value);
        super.setHeader(name, value);
    }

    @Override
    public void addHeader(String name, String value) {
        take(name, value);
        super.addHeader(name, value);
    }

    /** Throws what the taker threw, also where the framework has swallowed it meanwhile. */
    void rethrow() {
        if (failure != null) {
            throw failure;
        }
    }

    private void take(String name, String value) {
        if (header.equalsIgnoreCase(name)) {
            try {
                taker.accept(value);
            } catch (RuntimeException e) {
                failure = e;
                throw e;
            }
        }
    }
}
