package initiative.packages;

import initiative.export.ExportFailure;
import initiative.export.Exportable;
import initiative.words.Resource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of a package as they come together; its programs are made in the end, all at once. */
public final class Folder {
  private static final String SCRIPT = "#!";

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final List<String> places = new ArrayList<>();
  private final List<Exportable> programs = new ArrayList<>();

  void add(String path, String text) {
    texts.put(path, text);
  }

  /**
   * Adds a program.
   *
   * @param place the directory with a slash, or nothing
   */
  void add(String place, Exportable program) {
    places.add(place);
    programs.add(program);
  }

  /**
   * Adds a program with a script that builds it and one that runs it.
   *
   * @param run the resource of the latter
   */
  void addScripted(String place, Exportable program, String run) {
    add(place, program);
    add(place + "build", script("build.sh", program));
    add(place + "run", script(run, program));
  }

  private static String script(String name, Exportable program) {
    return Resource.text("/packages/" + name).replace("{program}", program.className());
  }

  /** The texts by their paths, and nothing in the place of the programs, which take their time. */
  Map<String, String> outline() {
    Map<String, String> outline = new LinkedHashMap<>(texts);
    for (int i = 0; i < programs.size(); i++) {
      outline.put(path(i), "");
    }
    return outline;
  }

  private String path(int program) {
    return places.get(program) + programs.get(program).className() + ".java";
  }

  /** The texts of all files by their paths; the programs compiled and tried out if so wanted. */
  Map<String, String> files(boolean verified) {
    List<String> made = verified ? Exportable.verifiedTexts(programs) : Exportable.texts(programs);
    Map<String, String> files = new LinkedHashMap<>(texts);
    for (int i = 0; i < made.size(); i++) {
      files.put(path(i), made.get(i));
    }
    return files;
  }

  /** Makes sure that a directory, if there is one, is empty. */
  public static void requireEmpty(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      try (DirectoryStream<Path> present = Files.newDirectoryStream(directory)) {
        if (present.iterator().hasNext()) {
          throw new ExportFailure(directory + " is not empty");
        }
      }
    } else if (Files.exists(directory)) {
      throw new ExportFailure(directory + " is not a directory");
    }
  }

  /** Writes files into a directory, all or none of them; scripts so that they can be run. */
  public static void write(Map<String, String> files, Path directory) throws IOException {
    Deque<Path> made = new ArrayDeque<>();
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path path = directory.toAbsolutePath().resolve(file.getKey());
        makeDirectories(path.getParent(), made);
        made.push(path);
        Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
        if (file.getValue().startsWith(SCRIPT)) {
          path.toFile().setExecutable(true, false);
        }
      }
    } catch (IOException e) {
      for (Path each : made) {
        Files.deleteIfExists(each);
      }
      throw e;
    }
  }

  private static void makeDirectories(Path directory, Deque<Path> made) throws IOException {
    if (!Files.isDirectory(directory)) {
      makeDirectories(directory.getParent(), made);
      Files.createDirectory(directory);
      made.push(directory);
    }
  }
}
