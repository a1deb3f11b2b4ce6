package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.StartText;
import initiative.match.HabitFile;
import initiative.tournament.Plan;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say which games the bots of a tournament play. */
final class TournamentWishes {
  private static final int MOST_ROUNDS = 1000;

  @Option(
      names = "--opponents",
      paramLabel = "NAME",
      split = ",",
      description =
          "Opponents that err, as in 'initiative list --opponents GAME'; all if not given.")
  private List<String> opponents = new ArrayList<>();

  @Option(
      names = "--starts",
      paramLabel = "START|FILE",
      description = {
        "A start, its lines with a slash between them, or a file with a start in each line; may be",
        "given several times. Usual starts if not given."
      })
  private List<String> starts = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games against each opponent, after the gate; about 100 in all if not given.")
  private Integer games;

  @Option(names = "--seed", paramLabel = "S", description = "Play the same games in every run.")
  private Long seed;

  @Option(
      names = "--habit",
      paramLabel = "FILE",
      description = "One more opponent: a Java source with a class that implements Habit.Rule.")
  private Path habit;

  private String habitSource = "";

  Long seed() {
    return seed;
  }

  /** The opponent of one's own; null if there is none. */
  HabitFile habit() throws Commands.Failure, BadInput {
    if (habit == null) {
      return null;
    }
    habitSource = text(habit);
    return HabitFile.compile(habit.toString(), habitSource);
  }

  /** The source of that opponent; empty if there is none. */
  String habitSource() {
    return habitSource;
  }

  Plan.Wishes of(Definition<?, ?> game, long chosen, HabitFile secret) throws Commands.Failure {
    if (games != null && (games < 1 || games > MOST_ROUNDS)) {
      throw new Commands.Failure("--games has to be positive, and " + MOST_ROUNDS + " at most");
    }
    List<String> texts = new ArrayList<>();
    for (String argument : starts) {
      texts.addAll(read(game, argument));
    }
    if (!starts.isEmpty() && texts.isEmpty()) {
      throw new Commands.Failure("there is no start in " + String.join(", ", starts));
    }
    String name = secret == null ? null : secret.name();
    return new Plan.Wishes(chosen, opponents, texts, games == null ? 0 : games, name);
  }

  /** The starts that an argument means: itself, or the lines of a file. */
  private static List<String> read(Definition<?, ?> game, String argument) throws Commands.Failure {
    try {
      StartText.read(game, argument);
      return List.of(argument);
    } catch (BadInput e) {
      Path file = file(argument);
      if (file == null) {
        throw new Commands.Failure(
            "neither a file nor a start: " + BadInput.quote(argument) + "; " + e.getMessage());
      }
      return lines(game, file);
    }
  }

  private static Path file(String name) {
    try {
      return Files.isRegularFile(Path.of(name)) ? Path.of(name) : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static List<String> lines(Definition<?, ?> game, Path file) throws Commands.Failure {
    List<String> starts = new ArrayList<>();
    String[] lines = text(file).split("\\R");
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      if (!line.isEmpty() && line.charAt(0) != '#') {
        try {
          StartText.read(game, line);
        } catch (BadInput e) {
          throw new Commands.Failure(file + ", line " + (i + 1) + ": " + e.getMessage());
        }
        starts.add(line);
      }
    }
    return starts;
  }

  private static String text(Path file) throws Commands.Failure {
    try {
      return GivenFile.text(file, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      throw new Commands.Failure("there is no file " + file);
    } catch (CharacterCodingException e) {
      throw new Commands.Failure("cannot read " + file + ": it is no text in UTF-8");
    } catch (IOException e) {
      throw new Commands.Failure("cannot read " + file);
    }
  }

  /** The words that make the same games again. */
  List<String> words(long chosen) {
    List<String> words = new ArrayList<>();
    if (!opponents.isEmpty()) {
      words.addAll(List.of("--opponents", String.join(",", opponents)));
    }
    for (String start : starts) {
      words.addAll(List.of("--starts", start));
    }
    if (games != null) {
      words.addAll(List.of("--games", games.toString()));
    }
    if (habit != null) {
      words.addAll(List.of("--habit", habit.toString()));
    }
    words.addAll(List.of("--seed", Long.toString(chosen)));
    return words;
  }
}
