package initiative.packages;

import initiative.words.Language;
import initiative.words.Resource;

/** A game as a problem in the format 2025-09 of the ICPC. */
final class IcpcFolder extends ContestFolder {

  IcpcFolder(GameProblem problem) {
    super(problem);
  }

  @Override
  Format format() {
    return Format.ICPC;
  }

  @Override
  String statements() {
    return "statement/";
  }

  @Override
  String settings() {
    StringBuilder text = new StringBuilder("problem_format_version: 2025-09\n");
    text.append("uuid: ").append(uuid()).append("\ntype: interactive\nname:\n");
    for (Language language : Language.values()) {
      text.append("  ").append(language.code()).append(": ");
      text.append(quoted(problem.title(language))).append('\n');
    }
    text.append("credits:\n  authors: ").append(author()).append('\n');
    text.append("source: ").append(quoted(source())).append('\n').append(rights());
    text.append("limits:\n  time_limit: ").append(GameProblem.KIND_TIME_LIMIT).append(".0\n");
    text.append("  memory: ").append(GameProblem.MEMORY_LIMIT).append('\n');
    return text.toString();
  }

  /** The format does not know validators in Java, but scripts that build and run any. */
  @Override
  void addJudges(Folder folder) {
    String interactor = "output_validator/";
    folder.add(interactor, programs.interactor());
    addScripts(folder, interactor, Programs.INTERACTOR);
    String validator = "input_validators/validator/";
    folder.add(validator, programs.validator());
    addScripts(folder, validator, Programs.VALIDATOR);
  }

  private static void addScripts(Folder folder, String place, String program) {
    for (String script : new String[] {"build", "run"}) {
      String text = Resource.text("/packages/" + script + ".sh");
      folder.add(place + script, text.replace("{program}", program));
    }
  }
}
