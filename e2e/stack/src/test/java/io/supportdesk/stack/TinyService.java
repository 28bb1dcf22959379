package io.supportdesk.stack;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** What tests start in the place of a service: it answers its settings, or fails to start when {@code tiny.fail} is in them. */
public final class TinyService {

    private TinyService() {}

    public static void main(String[] arguments) throws IOException {
        var settings = System.getenv("SPRING_APPLICATION_JSON");
        if (settings.contains("tiny.fail")) {
            System.out.println("a reason in the log");
            System.exit(3);
        }
        serve(port(settings, "server.port"), settings);
        serve(port(settings, "management.server.port"), "ready");
    }

    private static int port(String settings, String property) {
        return Integer.parseInt(settings.replaceAll(".*\"" + property + "\":\"(\\d+)\".*", "$1"));
    }

    private static void serve(int port, String text) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", exchange -> {
            var body = text.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    /** A jar that runs this class. */
    static Path jar(Path jar) {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, TinyService.class.getName());
        var file = TinyService.class.getName().replace('.', '/') + ".class";
        try (var in = TinyService.class.getClassLoader().getResourceAsStream(file);
                var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry(file));
            in.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }
}
