package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.process.CommandWords;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** Tells whoever gives {@code --bot} something that cannot be started what to type instead. */
final class BotHelp {
  private static final String BOT = "--bot";

  /** What runs a file, by the end of its name. */
  private static final Map<String, String> RUN_BY =
      Map.of(
          "py", "python3",
          "js", "node",
          "mjs", "node",
          "rb", "ruby",
          "pl", "perl",
          "php", "php",
          "lua", "lua",
          "java", "java",
          "jar", "java -jar");

  /** What has to be compiled first. */
  private static final Set<String> COMPILED =
      Set.of("c", "cc", "cpp", "cxx", "cs", "d", "go", "hs", "kt", "pas", "rs", "swift");

  private BotHelp() {}

  /** Refuses a command whose program is a file that is there, but is no program. */
  static void check(List<String> words) throws Commands.Failure {
    String name = words.get(0);
    Path file = new File(name).toPath();
    boolean isSought = name.indexOf('/') < 0 && name.indexOf(File.separatorChar) < 0;
    if (!Files.isRegularFile(file) || isSought && isOnPath(name)) {
      return;
    }
    String ending = name.substring(name.lastIndexOf('.') + 1);
    if (isProgram(file, ending)) {
      if (isSought) {
        throw refusal(name, "is here, but not on the PATH", "./" + typed(words));
      }
      return;
    }
    if (RUN_BY.containsKey(ending)) {
      throw refusal(name, "is no program by itself", RUN_BY.get(ending) + " " + typed(words));
    }
    if (COMPILED.contains(ending)) {
      throw new Commands.Failure(name + " is no program yet: compile it, and give the result");
    }
    if (ending.equals("class")) {
      String simple = file.getFileName().toString().replaceFirst("[.]class$", "");
      Path folder = file.toAbsolutePath().getParent();
      String classPath = isSought ? "" : "-cp " + CommandWords.quote(folder.toString()) + " ";
      throw refusal(name, "is no program by itself", "java " + classPath + simple);
    }
    throw new Commands.Failure(
        name
            + " may not be executed: chmod +x "
            + CommandWords.quote(name)
            + ", if it is a program");
  }

  private static Commands.Failure refusal(String name, String why, String command) {
    return new Commands.Failure(name + " " + why + ": say " + BOT + " \"" + command + "\"");
  }

  /** A script without a first line that says what runs it would be taken for one of the shell. */
  private static boolean isProgram(Path file, String ending) {
    return Files.isExecutable(file) && (!RUN_BY.containsKey(ending) || saysWhatRunsIt(file));
  }

  private static boolean saysWhatRunsIt(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return in.read() == '#' && in.read() == '!';
    } catch (IOException e) {
      return true;
    }
  }

  private static boolean isOnPath(String name) {
    String path = System.getenv("PATH");
    for (String folder : (path == null ? "" : path).split(File.pathSeparator)) {
      if (Files.isExecutable(new File(folder, name).toPath())) {
        return true;
      }
    }
    return false;
  }

  private static String typed(List<String> words) {
    List<String> quoted = new ArrayList<>(words);
    quoted.replaceAll(CommandWords::quote);
    return String.join(" ", quoted);
  }

  /**
   * What to type for a command of several words that was given without quotation marks; null if
   * that is not what is wrong.
   */
  static String unquoted(String[] args, CommandSpec command) {
    int at = List.of(args).indexOf(BOT);
    if (at < 0 || at + 2 >= args.length || !command.optionsMap().containsKey(BOT)) {
      return null;
    }
    int end = at + 2;
    while (end < args.length && !args[end].startsWith("--") && !isGame(args[end])) {
      end++;
    }
    List<String> words = List.of(args).subList(at + 1, end);
    List<String> others = new ArrayList<>(List.of(args).subList(0, at));
    others.addAll(List.of(args).subList(end, args.length));
    // Without a game the last word may be one with a slip in it.
    if (words.size() < 2 || others.stream().noneMatch(BotHelp::isGame)) {
      return null;
    }
    return BOT
        + " takes one word, so that a command needs quotation marks: "
        + BOT
        + " \""
        + typed(words)
        + "\"";
  }

  private static boolean isGame(String word) {
    return Catalogue.game(word) != null || !GameCodes.games(word).isEmpty();
  }
}
