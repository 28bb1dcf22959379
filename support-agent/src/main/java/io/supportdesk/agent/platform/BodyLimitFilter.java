package io.supportdesk.agent.platform;

import io.supportdesk.agent.problem.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses JSON bodies over 64 KiB before anything reads them; a body of unknown length is read up to there. */
final class BodyLimitFilter extends OncePerRequestFilter {

    private static final int LIMIT = 64 * 1024;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getContentLengthLong() > LIMIT) {
            refuse(request, response);
        } else if (request.getContentLengthLong() < 0 && request.getHeader("Transfer-Encoding") != null) {
            var body = request.getInputStream().readNBytes(LIMIT + 1);
            if (body.length > LIMIT) {
                refuse(request, response);
            } else {
                chain.doFilter(new BufferedBody(request, body), response);
            }
        } else {
            chain.doFilter(request, response);
        }
    }

    private static void refuse(HttpServletRequest request, HttpServletResponse response) throws IOException {
        ProblemResponses.write(
                request,
                response,
                Problems.of(HttpStatus.CONTENT_TOO_LARGE, "too-large", "A body may have at most 64 KiB."));
    }

    /** A request whose body has been read. */
    private static final class BufferedBody extends HttpServletRequestWrapper {

        private final byte[] body;

        BufferedBody(HttpServletRequest request, byte[] body) {
            super(request);
            this.body = body;
        }

        @Override
        public ServletInputStream getInputStream() {
            return new BufferedStream(new ByteArrayInputStream(body));
        }
    }

    /** A body in memory as a servlet stream. */
    private static final class BufferedStream extends ServletInputStream {

        private final ByteArrayInputStream body;

        BufferedStream(ByteArrayInputStream body) {
            this.body = body;
        }

        @Override
        public int read() {
            return body.read();
        }

        @Override
        public boolean isFinished() {
            return body.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new IllegalStateException("the body has been read already");
        }
    }
}
