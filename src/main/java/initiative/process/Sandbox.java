package initiative.process;

import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.words.Language;
import initiative.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * What keeps a player away from its judge and from the machine, made of the tools that the system
 * has. The best that works is found by trying it out:
 *
 * <ul>
 *   <li>bubblewrap: all namespaces, files read-only, a small /tmp of its own, no network;
 *   <li>unshare: namespaces of users, processes, mounts and networks, so that the player sees
 *       nobody and nothing that it has started survives it;
 *   <li>setsid and setpriv: a session of its own, and death with the judge.
 * </ul>
 *
 * Besides, prlimit bounds processor time, file sizes and core files, and a control group by
 * systemd-run memory and tasks, where there are any. Within namespaces the memory that a player
 * held at the worst is measured where there is Perl.
 */
public final class Sandbox {
  /** How much of it is wanted. */
  public enum Wish {
    AUTO,
    NONE,
    STRICT
  }

  private enum Wall {
    BUBBLEWRAP,
    NAMESPACES,
    SESSION,
    NOTHING
  }

  private static final Sandbox PLAIN = new Sandbox(Wall.NOTHING, List.of());
  private static final int LONGEST_TRIAL = 5;
  private static final long SPARE_MEMORY = 64 * Limits.MEGABYTE;
  private static final int MOST_TASKS = 1000;

  private static final List<String> NONE = List.of();
  private static final String UNSHARE = "unshare";
  private static final String GROUPS = "systemd-run";

  private static final List<String> SPEAKERS =
      List.of(
          Bubblewrap.NAME, "unshare", "setpriv", "setsid", "prlimit", GROUPS, FirstProcess.NAME);

  private static volatile Sandbox best;

  private final Wall wall;
  private final List<String> tools;

  private Sandbox(Wall wall, List<String> tools) {
    this.wall = wall;
    this.tools = tools;
  }

  /** The sandbox that is wished for; strict is a refusal where players cannot be locked in. */
  public static Sandbox of(Wish wish) throws BadInput {
    if (wish == Wish.NONE) {
      return PLAIN;
    }
    Sandbox found = usual();
    if (wish == Wish.STRICT && !found.isEnclosed()) {
      throw new BadInput(
          "--sandbox strict needs bubblewrap (bwrap), or unshare with namespaces for users; here"
              + " there is "
              + found);
    }
    return found;
  }

  /** The best one that works here. */
  public static Sandbox usual() {
    Sandbox found = best;
    if (found == null) {
      found = search();
      best = found;
    }
    return found;
  }

  /** No sandbox at all, only processes. */
  public static Sandbox none() {
    return PLAIN;
  }

  private static Sandbox search() {
    for (Sandbox sandbox : candidates(Sandbox::isTool)) {
      if (sandbox.works()) {
        return sandbox;
      }
    }
    return PLAIN;
  }

  /** All that work here, the best first; the last one is none. */
  public static List<Sandbox> working() {
    List<Sandbox> working = candidates(Sandbox::isTool);
    working.removeIf(sandbox -> !sandbox.works());
    working.add(PLAIN);
    return working;
  }

  private static boolean isTool(String name) {
    return Tool.find(name) != null;
  }

  /** All that the tools of a machine allow to try, the best first. */
  static List<Sandbox> candidates(Predicate<String> isThere) {
    List<String> tools = new ArrayList<>(List.of("prlimit", "setsid", "setpriv"));
    tools.removeIf(isThere.negate());
    List<Wall> walls = new ArrayList<>();
    if (isThere.test(Bubblewrap.NAME)) {
      walls.add(Wall.BUBBLEWRAP);
    }
    if (isThere.test(UNSHARE)) {
      walls.add(Wall.NAMESPACES);
    }
    if (!tools.isEmpty()) {
      walls.add(Wall.SESSION);
    }
    List<Sandbox> candidates = new ArrayList<>();
    for (Wall wall : walls) {
      for (List<String> more : additions(wall, isThere)) {
        List<String> all = new ArrayList<>(tools);
        all.addAll(more);
        candidates.add(new Sandbox(wall, List.copyOf(all)));
      }
    }
    return candidates;
  }

  /** What may be added to a wall, each of which can fail where it is tried. */
  private static List<List<String>> additions(Wall wall, Predicate<String> isThere) {
    boolean mayMeasure =
        wall != Wall.SESSION && isThere.test(FirstProcess.PERL) && FirstProcess.mayMeasure();
    boolean mayGroup = isThere.test(GROUPS) && hasUserManager();
    List<List<String>> additions = new ArrayList<>();
    for (List<String> groups : mayGroup ? List.of(List.of(GROUPS), NONE) : List.of(NONE)) {
      if (mayMeasure) {
        List<String> both = new ArrayList<>(groups);
        both.add(FirstProcess.PERL);
        additions.add(both);
      }
      additions.add(groups);
    }
    return additions;
  }

  /** Whether somebody is there to make control groups, as far as that is seen without asking. */
  private static boolean hasUserManager() {
    String place = System.getenv("XDG_RUNTIME_DIR");
    return place != null && Files.exists(Path.of(place, "systemd", "private"));
  }

  /** Whether a program that does nothing can be run in it, and is found to use some memory. */
  private boolean works() {
    Limits limits = measuresMemory() ? Limits.relaxed().withMemory(0) : Limits.relaxed();
    List<String> command = wrapped(List.of("sh", "-c", ":"), limits);
    try {
      ProcessBuilder builder = new ProcessBuilder(command);
      builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      Process process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(LONGEST_TRIAL, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return false;
      }
      return process.exitValue() == (measuresMemory() ? FirstProcess.TOO_MUCH_MEMORY : 0);
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Whether the player is in a pid namespace, so that its processes all go with the first one. */
  public boolean isEnclosed() {
    return wall == Wall.BUBBLEWRAP || wall == Wall.NAMESPACES;
  }

  /** Whether it is known at the end of a player how much memory it held at the worst. */
  public boolean measuresMemory() {
    return tools.contains(FirstProcess.PERL);
  }

  /** Whether a player has files of its own, in memory and only so many. */
  public boolean boundsFiles() {
    return wall == Wall.BUBBLEWRAP && Bubblewrap.boundsFiles();
  }

  /** Makes an environment that of a player within the sandbox. */
  void prepare(Map<String, String> environment) {
    PlayerEnvironment.restrict(environment);
    if (measuresMemory()) {
      FirstProcess.prepare(environment);
    }
  }

  /** The command that starts a player within the sandbox. */
  List<String> wrapped(List<String> player, Limits limits) {
    List<String> command = new ArrayList<>();
    if (hasGroups()) {
      command.addAll(List.of(GROUPS, "--user", "--scope", "--quiet", "--collect"));
      command.addAll(List.of("-p", "MemoryMax=" + (limits.memoryBytes() + SPARE_MEMORY)));
      command.addAll(List.of("-p", "MemorySwapMax=0", "-p", "TasksMax=" + MOST_TASKS, "--"));
    }
    if (tools.contains("prlimit")) {
      command.addAll(List.of("prlimit", "--core=0", "--fsize=" + limits.memoryBytes()));
      command.add("--cpu=" + (2 * limits.cpu().toSeconds() + 2));
    }
    if (wall == Wall.BUBBLEWRAP) {
      command.addAll(Bubblewrap.command(player, limits));
    } else {
      addSession(command);
    }
    if (wall == Wall.NAMESPACES) {
      command.addAll(List.of(UNSHARE, "-Urpfn", "--kill-child", "--mount-proc"));
    }
    if (measuresMemory()) {
      command.addAll(FirstProcess.measuring(limits.memoryBytes()));
    } else if (isEnclosed()) {
      command.addAll(FirstProcess.plain());
    }
    if (wall == Wall.NAMESPACES) {
      command.addAll(List.of("setpriv", "--no-new-privs", "--bounding-set=-all"));
      command.addAll(List.of("--inh-caps=-all", "--"));
    }
    command.addAll(player);
    return command;
  }

  private void addSession(List<String> command) {
    if (tools.contains("setsid")) {
      command.add("setsid");
    }
    if (tools.contains("setpriv")) {
      command.addAll(List.of("setpriv", "--pdeathsig", "KILL", "--"));
    }
  }

  /** Whether a player that ended with this code is said to have had too much memory. */
  public boolean saysTooMuchMemory(int code) {
    return measuresMemory() && code == FirstProcess.TOO_MUCH_MEMORY;
  }

  /** The bytes of memory that a line of standard error tells of, if it does. */
  public OptionalLong memoryTold(String line) {
    return measuresMemory() ? FirstProcess.memoryTold(line) : OptionalLong.empty();
  }

  /** Whether a line of standard error says that the player itself is no program. */
  public boolean couldNotExecute(String line) {
    return isOwnComplaint(line)
        && (line.contains("failed to execute") || line.contains(": execvp "));
  }

  /** Whether a line of standard error is by what surrounds the player, not by the player. */
  public boolean isOwnComplaint(String line) {
    for (String tool : SPEAKERS) {
      if (line.startsWith(tool + ": ") && this != PLAIN) {
        return true;
      }
    }
    return false;
  }

  /** What is active, in one line for people. */
  public Saying saying() {
    Saying walls = new Saying("sandbox." + wall.name().toLowerCase(Locale.ROOT));
    return hasGroups() ? new Saying("sandbox.groups", walls) : walls;
  }

  private boolean hasGroups() {
    return tools.contains(GROUPS);
  }

  /** The same in the words of a language. */
  public String in(Language language) {
    Words words = Words.in(language);
    String walls = words.say("sandbox." + wall.name().toLowerCase(Locale.ROOT));
    return hasGroups() ? words.say("sandbox.groups", walls) : walls;
  }

  /** The same in English. */
  @Override
  public String toString() {
    return in(Language.ENGLISH);
  }
}
