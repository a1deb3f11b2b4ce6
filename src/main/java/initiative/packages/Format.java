package initiative.packages;

import java.util.Locale;
import java.util.Map;

/** What a judge wants a problem to look like. */
public enum Format {
  /** A folder of a DMOJ judge. */
  DMOJ,

  /** The legacy format of Kattis, which DOMjudge takes too. */
  KATTIS,

  /** The format 2025-09 of the ICPC. */
  ICPC,

  /** A folder of an ejudge contest. */
  EJUDGE;

  /** The texts of all files by their paths; the programs compiled and tried out if so wanted. */
  public Map<String, String> files(GameProblem problem, boolean verified) {
    return folder(problem).files(verified);
  }

  Folder folder(GameProblem problem) {
    return switch (this) {
      case DMOJ -> new DmojFolder(problem).folder();
      case KATTIS -> new KattisFolder(problem).folder();
      case ICPC -> new IcpcFolder(problem).folder();
      case EJUDGE -> new EjudgeFolder(problem).folder();
    };
  }

  /** How it is called in options. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
