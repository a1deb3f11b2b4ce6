package initiative.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that somebody named. It may be a device without an end, so that there is a bound. */
final class GivenFile {
  /** Far more than the longest start or suite has. */
  private static final int MEGABYTES = 16;

  private GivenFile() {}

  /** The text of a file. */
  static String text(Path file, Charset charset) throws IOException, Commands.Failure {
    int most = MEGABYTES << 20;
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new Commands.Failure(
            "cannot read " + file + ": it is longer than " + MEGABYTES + " MB");
      }
      return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }
}
