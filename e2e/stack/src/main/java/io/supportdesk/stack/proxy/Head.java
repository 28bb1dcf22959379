package io.supportdesk.stack.proxy;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The start line and the header fields of an HTTP/1.1 message (RFC 9112, section 2.1).
 *
 * @param start request line or status line
 * @param fields in their order, as {@code Name: value}
 */
record Head(String start, List<String> fields) {

    private static final int MAX_BYTES = 64 * 1024;
    private static final Set<String> OF_ONE_HOP =
            Set.of("connection", "keep-alive", "proxy-connection", "te", "upgrade", "expect");

    /** Reads up to the empty line; an end before the first byte is an {@link EOFException} without a message. */
    static Head read(InputStream in) throws IOException {
        var lines = new ArrayList<String>();
        var left = MAX_BYTES;
        for (var line = line(in, left); !line.isEmpty() || lines.isEmpty(); line = line(in, left)) {
            left -= line.length();
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return new Head(lines.getFirst(), List.copyOf(lines.subList(1, lines.size())));
    }

    static String line(InputStream in, int max) throws IOException {
        var bytes = new ByteArrayOutputStream();
        for (var next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            if (bytes.size() >= max) {
                throw new IOException("a head of more than " + MAX_BYTES + " bytes");
            }
            if (next != '\r') {
                bytes.write(next);
            }
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    Optional<String> field(String name) {
        return fields.stream()
                .filter(field -> name(field).equalsIgnoreCase(name))
                .map(field -> field.substring(field.indexOf(':') + 1).strip())
                .findFirst();
    }

    boolean has(String name, String value) {
        return field(name).map(found -> found.toLowerCase().contains(value)).orElse(false);
    }

    /** The method of a request. */
    String method() {
        return start.substring(0, Math.max(0, start.indexOf(' ')));
    }

    /** The status of a response. */
    int status() throws IOException {
        var parts = start.split(" ", 3);
        if (parts.length < 2 || !parts[1].matches("\\d{3}")) {
            throw new IOException("not a status line: " + start);
        }
        return Integer.parseInt(parts[1]);
    }

    /** Without the fields that hold for one hop only, and without those named. */
    Head forwarded(Set<String> without) {
        return new Head(
                start,
                fields.stream()
                        .filter(field -> !OF_ONE_HOP.contains(name(field).toLowerCase()))
                        .filter(field -> !without.contains(name(field).toLowerCase()))
                        .toList());
    }

    Head plus(String... more) {
        var all = new ArrayList<>(fields);
        all.addAll(List.of(more));
        return new Head(start, List.copyOf(all));
    }

    byte[] bytes() {
        var text = new StringBuilder(start).append("\r\n");
        fields.forEach(field -> text.append(field).append("\r\n"));
        return text.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String name(String field) {
        return field.substring(0, Math.max(0, field.indexOf(':'))).strip();
    }
}
