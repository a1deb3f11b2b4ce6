package initiative.tournament;

import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.process.CommandWords;
import initiative.process.Tool;
import initiative.process.ToolRun;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes bots of what was handed in. What has to be compiled is compiled once, into a folder that is
 * named after its contents, and is found there the next time.
 */
public final class Workshop {
  private static final Duration LONGEST = Duration.ofSeconds(120);
  private static final int MOST_LINES = 2;
  private static final int LONGEST_TEXT = 300;
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "\\bpublic\\s+(?:final\\s+|abstract\\s+|strictfp\\s+)*(?:class|record|enum)\\s+(\\w+)");

  private final Path folder;

  /** A workshop that keeps what it has compiled in a folder. */
  public Workshop(Path folder) {
    this.folder = folder.toAbsolutePath();
  }

  /** The bots that entries are, several at a time, in their order. */
  public List<Bot> makeAll(List<Entry> entries, int jobs) throws IOException, InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<Bot>> made = new ArrayList<>();
      entries.forEach(entry -> made.add(workers.submit(() -> make(entry))));
      List<Bot> bots = new ArrayList<>();
      for (Future<Bot> bot : made) {
        bots.add(bot.get());
      }
      return bots;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  /** The bot that an entry is. */
  Bot make(Entry entry) throws IOException, InterruptedException {
    for (String tool : entry.kind().tools()) {
      if (path(tool) == null) {
        return Bot.lacking(entry, tool);
      }
    }
    if (entry.kind() == SourceKind.RUN) {
      return byRunLine(entry);
    }
    if (!entry.kind().isCompiled()) {
      return Bot.ready(entry, command(entry, null));
    }
    Path made = folder.resolve(entry.hash());
    if (!Files.isDirectory(made)) {
      Saying fault = compile(entry, made);
      if (fault != null) {
        return Bot.faulty(entry, fault);
      }
    }
    List<String> command = command(entry, made);
    return command == null
        ? Bot.faulty(entry, new Saying("cup.fault.main"))
        : Bot.ready(entry, command);
  }

  private static String path(String tool) {
    Path found = Tool.find(tool);
    if (found == null && tool.equals("python3")) {
      found = Tool.find("python");
    }
    return found == null ? null : found.toAbsolutePath().toString();
  }

  /** What starts a bot; null if it has nothing to start. */
  private static List<String> command(Entry entry, Path made) throws IOException {
    String main = entry.main().toAbsolutePath().normalize().toString();
    return switch (entry.kind()) {
      case PYTHON, JAVASCRIPT ->
          List.of(Path.of(path(entry.kind().tools().get(0))).getFileName().toString(), main);
      case PROGRAM -> List.of(main);
      case JAR -> jar(main);
      case KOTLIN -> jar(made.resolve("bot.jar").toString());
      case JAVA -> java(entry, made.resolve("classes"));
      default -> List.of(made.resolve("bot").toString());
    };
  }

  private static List<String> jar(String file) {
    List<String> command = SourceKind.jvm("java");
    command.addAll(List.of("-jar", file));
    return command;
  }

  private static List<String> java(Entry entry, Path classes) throws IOException {
    String main = mainClass(entry, classes);
    if (main == null) {
      return null;
    }
    List<String> command = SourceKind.jvm("java");
    command.addAll(List.of("-cp", classes.toString(), main));
    return command;
  }

  /**
   * The class that has a main method, that of the main file first; its code is not run for this.
   */
  private static String mainClass(Entry entry, Path classes) throws IOException {
    String stem = entry.main().getFileName().toString().replaceFirst("[.][^.]*$", "");
    List<String> names;
    try (Stream<Path> all = Files.walk(classes)) {
      names =
          all.filter(file -> file.toString().endsWith(".class"))
              .map(file -> classes.relativize(file).toString().replaceFirst("[.]class$", ""))
              .map(name -> name.replace('/', '.').replace('\\', '.'))
              .sorted(
                  Comparator.comparing((String name) -> !simple(name).equals(stem))
                      .thenComparing(name -> !simple(name).equals("Main"))
                      .thenComparing(Comparator.naturalOrder()))
              .toList();
    }
    try (URLClassLoader loader =
        new URLClassLoader(urls(classes), ClassLoader.getPlatformClassLoader())) {
      for (String name : names) {
        if (hasMain(name, loader)) {
          return name;
        }
      }
    }
    return null;
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static URL[] urls(Path classes) throws MalformedURLException {
    return new URL[] {classes.toUri().toURL()};
  }

  private static boolean hasMain(String name, ClassLoader loader) {
    try {
      Class.forName(name, false, loader).getDeclaredMethod("main", String[].class);
      return true;
    } catch (ReflectiveOperationException | LinkageError e) {
      return false;
    }
  }

  /** The first line of a small file is the command; files of its folder are found from anywhere. */
  private static Bot byRunLine(Entry entry) throws IOException {
    String text = Files.readString(entry.main(), StandardCharsets.ISO_8859_1);
    String first = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    if (first.startsWith("#!") && Files.isExecutable(entry.main())) {
      return Bot.ready(entry, List.of(entry.main().toAbsolutePath().toString()));
    }
    try {
      List<String> words = new ArrayList<>(CommandWords.split(first));
      words.replaceAll(word -> inFolder(word, entry.folder()));
      return path(words.get(0)) == null
          ? Bot.lacking(entry, words.get(0))
          : Bot.ready(entry, words);
    } catch (BadInput e) {
      return Bot.faulty(entry, new Saying("cup.fault.run", e.getMessage()));
    }
  }

  private static String inFolder(String word, Path folder) {
    boolean isPlain = word.matches("[^\0]*[^\0/.][^\0]*") && !word.startsWith("-");
    Path file = isPlain ? folder.resolve(word) : null;
    return file != null && Files.exists(file) ? file.normalize().toString() : word;
  }

  /** Compiles into a folder, wholly or not at all; gives what the compiler has against it. */
  private Saying compile(Entry entry, Path made) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Path work = Files.createTempDirectory(folder, "work");
    try {
      List<String> names = new ArrayList<>();
      if (Files.isDirectory(entry.place())) {
        copyAll(entry.place(), work);
      }
      for (Path source : entry.sources()) {
        String name = name(entry, source);
        Files.copy(source, work.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        if (entry.kind() != SourceKind.RUST || source.equals(entry.main())) {
          names.add(name);
        }
      }
      String tool = path(entry.kind().tools().get(0));
      ToolRun.Outcome outcome = ToolRun.run(entry.kind().compile(tool, names), work, LONGEST);
      if (outcome.exitCode() != 0) {
        return outcome.exitCode() < 0
            ? new Saying("cup.fault.slow", LONGEST.toSeconds())
            : new Saying("cup.fault.compile", "\"" + beginning(outcome.output()) + "\"");
      }
      move(work, made);
      return null;
    } finally {
      remove(work);
    }
  }

  /** A Java file has to be called as its public class, however it was handed in. */
  private static String name(Entry entry, Path source) throws IOException {
    String name = source.getFileName().toString();
    if (entry.kind() != SourceKind.JAVA) {
      return name.startsWith("-") ? "_" + name : name;
    }
    String text = Files.readString(source, StandardCharsets.ISO_8859_1);
    Matcher type = PUBLIC_TYPE.matcher(text);
    return type.find() ? type.group(1) + ".java" : name;
  }

  /** The first lines that name an error, or else the first ones. */
  private static String beginning(String output) {
    List<String> lines = output.lines().map(Workshop::printable).toList();
    List<String> errors =
        lines.stream().filter(line -> line.toLowerCase(Locale.ROOT).contains("error")).toList();
    List<String> told = errors.isEmpty() ? lines : errors;
    String text =
        told.stream()
            .filter(line -> !line.isEmpty())
            .limit(MOST_LINES)
            .collect(Collectors.joining("; "));
    return text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) + "..." : text;
  }

  private static String printable(String line) {
    return line.replaceAll("\\p{Cntrl}", " ").strip();
  }

  private static void copyAll(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else if (Files.isRegularFile(file)) {
          Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
      // Somebody else was quicker with the same.
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to);
    }
  }

  private static void remove(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
