package io.supportdesk.keycloak;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.zip.ZipInputStream;

/** Whole folders: unpacked and removed. */
final class Folders {

    private Folders() {}

    /** Unpacks below {@code target}; refuses an entry that would land outside of it. */
    static void unzip(Path archive, Path target) throws IOException {
        try (var zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                var path = target.resolve(entry.getName()).normalize();
                if (!path.startsWith(target)) {
                    throw new FileSystemException(entry.getName(), null, "outside of the archive");
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                } else {
                    Files.createDirectories(path.getParent());
                    Files.copy(zip, path);
                }
            }
        }
    }

    /** Removes the folder and all in it; nothing happens when it is not there. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (var paths = Files.walk(folder)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
