package initiative.process;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The environment of a player: what languages need to be found and to start. Whatever changes how a
 * program behaves, such as PYTHONUNBUFFERED, is not there, since a judge has it neither.
 */
final class PlayerEnvironment {
  private static final Set<String> NEEDED =
      Set.of(
          "PATH",
          "HOME",
          "USER",
          "LOGNAME",
          "SHELL",
          "LANG",
          "LANGUAGE",
          "TZ",
          "TMPDIR",
          "LD_LIBRARY_PATH",
          "DYLD_LIBRARY_PATH",
          "SYSTEMROOT",
          "SYSTEMDRIVE",
          "WINDIR",
          "COMSPEC",
          "PATHEXT",
          "TEMP",
          "TMP",
          "APPDATA",
          "LOCALAPPDATA",
          "USERPROFILE",
          "PROGRAMDATA",
          "PROGRAMFILES");

  private PlayerEnvironment() {}

  /** Leaves in an environment only what a player gets. */
  static void restrict(Map<String, String> environment) {
    environment.keySet().removeIf(name -> !isNeeded(name.toUpperCase(Locale.ROOT)));
  }

  /** Where a language lives is told by names such as JAVA_HOME and PYENV_ROOT. */
  private static boolean isNeeded(String name) {
    boolean isPlace = name.endsWith("_HOME") || name.endsWith("_ROOT");
    return NEEDED.contains(name) || name.startsWith("LC_") || isPlace && !isOurs(name);
  }

  private static boolean isOurs(String name) {
    return name.startsWith("INITIATIVE");
  }
}
