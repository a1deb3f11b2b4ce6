package initiative.packages;

import initiative.statement.Html;
import initiative.statement.Picture;
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
        + ("author: " + makers() + "\n")
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

  /** What DOMjudge alone reads: it shows no TeX, and one statement to all. */
  @Override
  void addMore(Folder folder) {
    folder.add(".timelimit", GameProblem.KIND_TIME_LIMIT + "\n");
    folder.add(statements() + "problem.html", page());
  }

  private String page() {
    Html html = new Html("");
    StringBuilder text = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
    text.append("<meta charset=\"utf-8\"/>\n<title>");
    text.append(html.plain(problem.title(Language.ENGLISH))).append("</title>\n</head>\n<body>\n");
    for (Language language : Language.values()) {
      text.append("<div lang=\"").append(language.code()).append("\">\n<h1>");
      text.append(html.plain(problem.title(language))).append("</h1>\n");
      text.append(html.of(problem.statementWithoutPoints(language))).append("</div>\n");
    }
    String page = text.append("</body>\n</html>\n").toString();
    return problem.picture().map(svg -> page.replace(html.image(Picture.FILE), svg)).orElse(page);
  }
}
