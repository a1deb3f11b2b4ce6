package initiative.tournament;

import initiative.game.BadInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds the bots among files and folders. One folder alone stands for all that is in it; otherwise
 * a folder is one bot, if it is clear what is to be run there, and else it stands for what is in it
 * too.
 */
public final class Entries {
  /** What is larger is no homework. */
  private static final long LARGEST = 64L << 20;

  private static final int MOST_FILES = 2000;
  private static final String RUN = "run";
  private static final List<String> MAINS = List.of("main", "bot", "solution");

  /**
   * What is no bot.
   *
   * @param why the key of the words that say so
   */
  public record Skipped(Path place, String why) {}

  private final List<Entry> found = new ArrayList<>();
  private final List<Skipped> skipped = new ArrayList<>();
  private final Set<Path> known = new HashSet<>();

  private Entries() {}

  /** The bots that are meant by some names of files and folders. */
  public static Entries of(List<Path> places) throws BadInput, IOException {
    return of(places, places.size() == 1);
  }

  /** The same, but one folder alone may be a bot too. */
  public static Entries asBots(List<Path> places) throws BadInput, IOException {
    return of(places, false);
  }

  private static Entries of(List<Path> places, boolean isClass) throws BadInput, IOException {
    Entries entries = new Entries();
    for (Path place : places) {
      if (!Files.exists(place)) {
        throw new BadInput("there is no file or folder " + place);
      }
      if (Files.isDirectory(place) && (isClass || !isBot(place))) {
        for (Path inside : children(place)) {
          entries.add(inside);
        }
      } else {
        entries.add(place);
      }
    }
    entries.tellApart();
    return entries;
  }

  public List<Entry> found() {
    return found;
  }

  /** What is there and is no bot, in a line each. */
  public List<Skipped> skipped() {
    return skipped;
  }

  private static boolean isBot(Path folder) throws IOException {
    return main(folder, new ArrayList<>()) != null;
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }

  private void add(Path place) throws IOException {
    String name = place.toAbsolutePath().normalize().getFileName().toString();
    if (!Files.isReadable(place)) {
      skip(place, "cup.skip.unreadable"); // as a link that leads nowhere
      return;
    }
    if (!known.add(place.toRealPath()) || isOurs(name)) {
      return;
    }
    if (name.startsWith(".") || name.equals("__pycache__")) {
      skip(place, "cup.skip.hidden");
    } else if (size(place) > LARGEST) {
      skip(place, "cup.skip.large");
    } else if (Files.isDirectory(place)) {
      addFolder(place, name);
    } else {
      addFile(place, name);
    }
  }

  /** What a tournament has left here itself. */
  private static boolean isOurs(String name) {
    return name.startsWith("tournament-") && (name.endsWith(".journal") || name.endsWith(".bots"));
  }

  private void skip(Path place, String why) {
    skipped.add(new Skipped(place, why));
  }

  private void addFile(Path file, String name) throws IOException {
    SourceKind kind = kind(file);
    if (kind == null) {
      skip(file, "cup.skip.other");
      return;
    }
    String title = name.indexOf('.') > 0 ? name.substring(0, name.lastIndexOf('.')) : name;
    found.add(entry(title, file, kind, file, List.of(file)));
  }

  private void addFolder(Path folder, String name) throws IOException {
    List<Path> sources = new ArrayList<>();
    Path main = main(folder, sources);
    if (main == null) {
      skip(folder, hasPrograms(folder) ? "cup.skip.unclear" : "cup.skip.empty");
      return;
    }
    SourceKind kind = main.getFileName().toString().equals(RUN) ? SourceKind.RUN : kind(main);
    sources.removeIf(file -> SourceKind.of(file) != kind);
    found.add(entry(name, folder, kind, main, sources));
  }

  private static boolean hasPrograms(Path folder) throws IOException {
    return children(folder).stream().anyMatch(file -> kind(file) != null);
  }

  /**
   * What is to be run in a folder; null if that is not clear.
   *
   * @param sources gets the texts of programs that are there
   */
  private static Path main(Path folder, List<Path> sources) throws IOException {
    Path named = null;
    Path program = null;
    for (Path file : children(folder)) {
      String name = file.getFileName().toString();
      if (!Files.isRegularFile(file) || name.startsWith(".")) {
        continue;
      }
      SourceKind kind = kind(file);
      if (name.equals(RUN)) {
        return file;
      } else if (kind == SourceKind.PROGRAM || kind == SourceKind.JAR) {
        program = program == null ? file : folder;
      } else if (kind != null) {
        sources.add(file);
        String stem = name.substring(0, name.lastIndexOf('.')).toLowerCase(Locale.ROOT);
        if (MAINS.contains(stem)) {
          named = named == null ? file : folder;
        }
      }
    }
    Path only = sources.size() == 1 ? sources.get(0) : sources.isEmpty() ? program : null;
    Path main = named == null ? only : named;
    return main == null || main.equals(folder) ? null : main;
  }

  private static SourceKind kind(Path file) {
    SourceKind kind = SourceKind.of(file);
    boolean isNamed = file.getFileName().toString().toLowerCase(Locale.ROOT).startsWith("readme");
    return kind == null && !isNamed && Files.isRegularFile(file) && Files.isExecutable(file)
        ? SourceKind.PROGRAM
        : isNamed ? null : kind;
  }

  private static long size(Path place) throws IOException {
    long size = 0;
    try (Stream<Path> all = Files.walk(place)) {
      List<Path> some = all.limit(MOST_FILES + 1).toList();
      for (Path file : some) {
        size += Files.isRegularFile(file) ? Files.size(file) : 0;
      }
      return some.size() > MOST_FILES ? LARGEST + 1 : size;
    }
  }

  private static Entry entry(
      String name, Path place, SourceKind kind, Path main, List<Path> sources) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    if (Files.isDirectory(place)) {
      try (Stream<Path> all = Files.walk(place)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          String inside = place.relativize(file).toString();
          if (!inside.contains("__pycache__")) {
            contents.put(inside, Files.readAllBytes(file));
          }
        }
      }
    } else {
      contents.put(main.getFileName().toString(), Files.readAllBytes(main));
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, byte[]> file : contents.entrySet()) {
      if (Files.isDirectory(place)) {
        all.writeBytes(file.getKey().getBytes(StandardCharsets.UTF_8));
        all.write(0);
      }
      all.writeBytes(file.getValue());
      text.append(new String(file.getValue(), StandardCharsets.ISO_8859_1)).append('\n');
    }
    String hash = Likeness.hash(kind + "\n" + Likeness.hash(all.toByteArray()));
    boolean isScript = kind == SourceKind.PROGRAM && text.indexOf("#!") == 0;
    boolean isText = kind.isSource() || kind == SourceKind.RUN || isScript;
    String likeness =
        isText
            ? Likeness.of(text.toString(), kind.hasHashComments())
            : Likeness.hash(all.toByteArray());
    return new Entry(printable(name), place, kind, main, sources, hash, likeness);
  }

  /** Names go to terminals and tables, where control characters do harm. */
  private static String printable(String name) {
    return name.replaceAll("\\p{Cntrl}", "?");
  }

  /** Gives every bot a name of its own: with the ending, with the folder, or with a number. */
  private void tellApart() {
    rename(entry -> entry.place().getFileName().toString());
    rename(entry -> entry.place().toString());
    Map<String, Integer> times = new LinkedHashMap<>();
    for (int i = 0; i < found.size(); i++) {
      Entry entry = found.get(i);
      int time = times.merge(entry.name(), 1, Integer::sum);
      if (time > 1) {
        found.set(i, entry.named(entry.name() + " (" + time + ")"));
      }
    }
  }

  private interface Naming {
    String name(Entry entry);
  }

  private void rename(Naming naming) {
    Map<String, Integer> times = new LinkedHashMap<>();
    found.forEach(entry -> times.merge(entry.name(), 1, Integer::sum));
    for (int i = 0; i < found.size(); i++) {
      Entry entry = found.get(i);
      if (times.get(entry.name()) > 1) {
        found.set(i, entry.named(printable(naming.name(entry))));
      }
    }
  }

  /** The groups of bots whose programs are the same apart from blanks and comments. */
  public static List<List<String>> copies(List<Entry> entries) {
    Map<String, List<String>> alike = new LinkedHashMap<>();
    for (Entry entry : entries) {
      alike.computeIfAbsent(entry.likeness(), key -> new ArrayList<>()).add(entry.name());
    }
    return alike.values().stream().filter(names -> names.size() > 1).toList();
  }
}
