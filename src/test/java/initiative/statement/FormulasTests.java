package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormulasTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a line with k, 1 <= k <= 12, and; a line with k, ~1 \\le k \\le 12~, and",
        "із числом k, 1 ≤ k ≤ 12, і; із числом k, ~1 \\le k \\le 12~, і",
        "C and M, 1 <= C <= 5, -7 <= M <= 9.; C and M, ~1 \\le C \\le 5~, ~-7 \\le M \\le 9~.",
        "`n k`, 1 <= k <= n, and; `n k`, ~1 \\le k \\le n~, and",
        "1 <= column, row <= n <= 8; ~1 \\le \\textit{column}, \\textit{row} \\le n \\le 8~",
        "N, 1 <= N <= 10^18, or 10^6; N, ~1 \\le N \\le 10^{18}~, or ~10^{6}~",
        "`1 <= k` and 2 to 10, a - b; `1 <= k` and 2 to 10, a - b",
      })
  void comparisonsAndPowersAreMarked(String plain, String marked) {
    assertEquals(marked, Formulas.marked(plain));
  }

  /** The site would show what is left over as it stands. */
  @Test
  void noComparisonOfAStatementIsLeftUnmarked() {
    for (Definition<?, ?> game : Catalogue.all()) {
      for (Language language : Language.values()) {
        String plain = new GameText(game, language).markdown();
        assertFalse(plain.contains("~"), plain);
        String marked = Formulas.marked(plain);
        assertEquals(0, marked.chars().filter(c -> c == '~').count() % 2, marked);
        String rest = marked.replaceAll("~[^~]*~", "").replaceAll("`[^`]*`", "");
        assertFalse(rest.matches("(?s).*(<=|>=|≤|≥|\\^).*"), rest);
      }
    }
  }
}
