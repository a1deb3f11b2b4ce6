package initiative.cli;

import initiative.export.Temporary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes a file wholly or not at all: the text goes beside the file and then takes its place, so
 * that a full disk does not cost what was there before.
 */
final class WholeFile {
  private WholeFile() {}

  /** Writes a text where a name leads to; a link stays one, and so do permissions. */
  static void write(Path file, String text) throws IOException {
    boolean exists = Files.exists(file);
    boolean isPlain = exists ? Files.isRegularFile(file) : !Files.isSymbolicLink(file);
    if (!isPlain) {
      Files.writeString(file, text, StandardCharsets.UTF_8); // a device, or a link to a new file
      return;
    }
    Path target = exists ? file.toRealPath() : file.toAbsolutePath();
    if (exists && !Files.isWritable(target)) {
      throw new AccessDeniedException(file.toString());
    }
    Temporary beside;
    try {
      beside = Temporary.beside(target);
    } catch (AccessDeniedException e) {
      Files.writeString(file, text, StandardCharsets.UTF_8); // the directory is not ours
      return;
    }
    try (beside) {
      Files.writeString(beside.path(), text, StandardCharsets.UTF_8);
      if (exists) {
        keepPermissions(target, beside.path());
      }
      replace(target, beside.path());
    }
  }

  /** Why nothing could be written, to be said after the name of what should have been. */
  static String why(IOException e) {
    if (e instanceof NoSuchFileException) {
      return ": there is no such directory";
    } else if (e instanceof AccessDeniedException) {
      return ": that is not allowed";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? "" : ": " + reason;
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    try {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    } catch (UnsupportedOperationException e) {
      // The system has none of these.
    }
  }

  private static void replace(Path target, Path by) throws IOException {
    try {
      Files.move(by, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(by, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
