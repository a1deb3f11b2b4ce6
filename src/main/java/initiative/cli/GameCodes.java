package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Games by their codes in the problem book, as 1.2:B or 1.2b. */
final class GameCodes {
  private GameCodes() {}

  /** The games that have a code; there may be none or several. */
  static List<Definition<?, ?>> games(String typed) {
    String bare = bare(typed);
    List<Definition<?, ?>> games = new ArrayList<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      if (codes(game.about().code).contains(bare)) {
        games.add(game);
      }
    }
    return games;
  }

  /** What may be typed for a code: that of two problems, 1.7:DE, is also 1.7:D and 1.7:E. */
  private static List<String> codes(String code) {
    List<String> codes = new ArrayList<>();
    int letters = code.indexOf(':') + 1;
    if (!code.equals("-")) {
      codes.add(bare(code));
    }
    for (int i = letters; letters > 0 && i < code.length(); i++) {
      codes.add(bare(code.substring(0, letters) + code.charAt(i)));
    }
    return codes;
  }

  private static String bare(String code) {
    return code.toUpperCase(Locale.ROOT).replace(":", "");
  }

  /** The names of games for people. */
  static String names(List<Definition<?, ?>> games) {
    List<String> names = new ArrayList<>();
    games.forEach(game -> names.add(game.about().id));
    return String.join(", ", names);
  }
}
