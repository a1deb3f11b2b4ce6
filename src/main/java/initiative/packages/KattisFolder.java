package initiative.packages;

import initiative.words.Language;

/** A game as a problem in the legacy format of Kattis, which DOMjudge takes too. */
final class KattisFolder extends ContestFolder {

  KattisFolder(GameProblem problem) {
    super(problem);
  }

  @Override
  Format format() {
    return Format.KATTIS;
  }

  @Override
  String statements() {
    return "problem_statement/";
  }

  /** The time limit is not said here: Kattis measures it, and DOMjudge has a file for it. */
  @Override
  String settings() {
    return "problem_format_version: legacy\n"
        + ("uuid: " + uuid() + "\n")
        + ("name: " + quoted(problem.title(Language.ENGLISH)) + "\n")
        + ("author: " + author() + "\n")
        + ("source: " + quoted(source()) + "\n")
        + rights()
        + "type: pass-fail\n"
        + "validation: custom interactive\n"
        + ("limits:\n  memory: " + GameProblem.MEMORY_LIMIT + "\n");
  }

  @Override
  String interactor() {
    return "output_validators/interactor/";
  }

  @Override
  void addMore(Folder folder) {
    folder.add(".timelimit", GameProblem.KIND_TIME_LIMIT + "\n");
  }
}
