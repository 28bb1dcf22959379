package io.supportdesk.journeys;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One open event stream (WHATWG HTML, 9.2). Everything that came is kept, so that it does not matter who looks first.
 * Safe for several threads.
 */
public final class EventFeed implements AutoCloseable {

    /** How long anything may take that is not waiting for a person. */
    public static final Duration PATIENCE = Duration.ofSeconds(30);

    /** One event as it came. */
    public record Event(String id, String type, JsonNode data) {

        public String text(String field) {
            return data.path(field).asString("");
        }
    }

    private final InputStream body;
    private final List<Event> seen = new ArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private boolean connected;
    private boolean ended;

    private EventFeed(InputStream body) {
        this.body = body;
        Thread.ofVirtual().start(this::read);
    }

    static EventFeed open(HttpClient http, HttpRequest.Builder request) {
        try {
            // The time-out of a request also ends the body in some versions; a stream has none.
            var open = request.timeout(Duration.ofMinutes(20)).GET().build();
            var response = http.send(open, BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new IllegalStateException("No event stream, but " + response.statusCode());
            }
            var feed = new EventFeed(response.body());
            feed.until(() -> feed.connected, PATIENCE, "the stream's first line");
            return feed;
        } catch (IOException e) {
            throw new IllegalStateException("No event stream", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    /** The first event of that type that fits, whether it has come already or not. */
    public Event await(String type, Predicate<Event> fits) {
        return await(type, fits, PATIENCE);
    }

    /** The same with another patience. */
    public Event await(String type, Predicate<Event> fits, Duration patience) {
        Predicate<Event> wanted = event -> event.type().equals(type) && fits.test(event);
        until(() -> seen.stream().anyMatch(wanted), patience, "an event " + type);
        return seen().stream().filter(wanted).findFirst().orElseThrow();
    }

    /** Everything that has come so far. */
    public List<Event> seen() {
        lock.lock();
        try {
            return List.copyOf(seen);
        } finally {
            lock.unlock();
        }
    }

    /** Waits for the server to end the stream. */
    public void awaitEnd() {
        until(() -> ended, PATIENCE, "the stream's end");
    }

    @Override
    public void close() {
        try {
            body.close();
        } catch (IOException e) {
            // It has ended already, which is what was wanted.
        }
    }

    private interface Wish {
        boolean fulfilled();
    }

    private void until(Wish wish, Duration patience, String what) {
        var left = patience.toNanos();
        lock.lock();
        try {
            while (!wish.fulfilled()) {
                if (left <= 0 || ended) {
                    var how = ended ? "The stream ended without " : "Not in time: ";
                    throw new AssertionError(how + what + ". What came: " + seen);
                }
                left = news.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        } finally {
            lock.unlock();
        }
    }

    private void read() {
        try (var lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            var fields = new HashMap<String, String>();
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                changed(() -> connected = true);
                take(line, fields);
            }
        } catch (IOException e) {
            // Closed, by us or by the server.
        } finally {
            changed(() -> ended = true);
        }
    }

    private void take(String line, Map<String, String> fields) {
        var colon = line.indexOf(':');
        if (colon > 0) {
            fields.merge(line.substring(0, colon), line.substring(colon + 1).strip(), (one, more) -> one + more);
        } else if (line.isEmpty() && fields.containsKey("data")) {
            var event = new Event(
                    fields.getOrDefault("id", ""),
                    fields.getOrDefault("event", "message"),
                    JsonMapper.shared().readTree(fields.get("data")));
            changed(() -> seen.add(event));
            fields.clear();
        }
    }

    private void changed(Runnable change) {
        lock.lock();
        try {
            change.run();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
