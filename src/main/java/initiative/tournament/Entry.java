package initiative.tournament;

import java.nio.file.Path;
import java.util.List;

/**
 * What one student has handed in: a file or a folder that is a bot.
 *
 * @param name what the bot is called, by the name of its file or folder
 * @param place the file or folder
 * @param main the file that is run, or compiled
 * @param sources the files that are compiled with it, itself among them
 * @param hash of all that is in it
 * @param likeness the same of its text without blanks and comments, by which copies are known
 */
public record Entry(
    String name,
    Path place,
    SourceKind kind,
    Path main,
    List<Path> sources,
    String hash,
    String likeness) {

  Entry named(String other) {
    return new Entry(other, place, kind, main, sources, hash, likeness);
  }

  /** The folder that its files are named from. */
  Path folder() {
    return main.toAbsolutePath().getParent();
  }
}
