package initiative.cli;

import initiative.words.Language;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option --lang of the commands that speak to people. */
final class LanguageOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Language language = Language.ofUser();

  @Option(
      names = "--lang",
      paramLabel = "LANG",
      description = "The language: en or uk; that of the user if it is not given.")
  void setCode(String code) {
    language = Language.of(code);
    if (language == null) {
      throw new ParameterException(
          command.commandLine(), "there is no language '" + code + "', only en and uk");
    }
  }

  Language language() {
    return language;
  }

  /** The words that make another command speak the same language. */
  List<String> words() {
    return words(language);
  }

  static List<String> words(Language spoken) {
    return spoken == Language.ofUser() ? List.of() : List.of("--lang", spoken.code());
  }
}
