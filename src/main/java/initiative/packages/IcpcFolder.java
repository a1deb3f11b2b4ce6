package initiative.packages;

import initiative.words.Language;

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
    text.append("credits:\n  contributors: ").append(makers()).append('\n');
    text.append("source: ").append(quoted(source())).append('\n').append(rights());
    text.append("limits:\n  time_limit: ").append(GameProblem.KIND_TIME_LIMIT).append(".0\n");
    text.append("  memory: ").append(GameProblem.MEMORY_LIMIT).append('\n');
    return text.toString();
  }

  @Override
  String interactor() {
    return "output_validator/";
  }

  /** Where a sample is shown as a dialogue the format wants to be told what is downloaded. */
  @Override
  void addMore(Folder folder) {
    for (int i = 0; i < problem.samples().size(); i++) {
      String place = "data/sample/" + (i + 1);
      folder.add(place + ".in.download", problem.samples().get(i).test().toString());
      folder.add(place + ".ans.download", "");
    }
  }
}
