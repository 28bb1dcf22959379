package io.supportdesk.stack.proxy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** How the end of a message's body is found (RFC 9112, section 6.3), and its way from one side to the other. */
sealed interface Body {

    /** No body. */
    record None() implements Body {}

    /** So many bytes. */
    record Length(long bytes) implements Body {}

    /** Chunks up to an empty one. */
    record Chunked() implements Body {}

    /** All until the connection ends; in responses only. */
    record UntilClose() implements Body {}

    static Body ofRequest(Head head) throws IOException {
        if (head.has("Transfer-Encoding", "chunked")) {
            return new Chunked();
        }
        var length = head.field("Content-Length");
        return length.isPresent() ? new Length(number(length.get(), 10)) : new None();
    }

    static Body ofResponse(Head head, String method) throws IOException {
        var status = head.status();
        if (method.equals("HEAD") || status < 200 || status == 204 || status == 304) {
            return new None();
        }
        var framed = ofRequest(head);
        return framed instanceof None ? new UntilClose() : framed;
    }

    /** Passes the body on, each piece as it comes. */
    default void copy(InputStream in, OutputStream out) throws IOException {
        switch (this) {
            case None() -> out.flush();
            case Length(var bytes) -> copy(in, out, bytes);
            case Chunked() -> copyChunks(in, out);
            case UntilClose() -> copyAll(in, out);
        }
    }

    private static void copyChunks(InputStream in, OutputStream out) throws IOException {
        for (var size = chunk(in, out); size > 0; size = chunk(in, out)) {
            copy(in, out, size + 2);
        }
        for (var trailer = Head.line(in, 8192); ; trailer = Head.line(in, 8192)) {
            out.write((trailer + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            if (trailer.isEmpty()) {
                out.flush();
                return;
            }
        }
    }

    private static long chunk(InputStream in, OutputStream out) throws IOException {
        var line = Head.line(in, 1024);
        out.write((line + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        return number(line.split(";", 2)[0].strip(), 16);
    }

    private static void copy(InputStream in, OutputStream out, long bytes) throws IOException {
        var buffer = new byte[16 * 1024];
        for (var left = bytes; left > 0; ) {
            var read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
            if (read < 0) {
                throw new EOFException("a body ended " + left + " bytes early");
            }
            out.write(buffer, 0, read);
            out.flush();
            left -= read;
        }
    }

    private static void copyAll(InputStream in, OutputStream out) throws IOException {
        var buffer = new byte[16 * 1024];
        for (var read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            out.write(buffer, 0, read);
            out.flush();
        }
    }

    private static long number(String text, int radix) throws IOException {
        try {
            return Long.parseUnsignedLong(text, radix);
        } catch (NumberFormatException e) {
            throw new IOException("not a length: " + text, e);
        }
    }
}
