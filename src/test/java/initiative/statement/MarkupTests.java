package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Statements in other markups than Markdown. */
final class MarkupTests {
  private static final String TEXT =
      """
      One & two, ~1 \\le \\textit{rows} \\le 10^{18}~, write `a_1 < b`
      and 5%.

      ## Next #1

      - first
      - `second`

      1. one

      | a | b |
      |---|---|
      | `x` | |

      ![A position](position.svg)
      """;

  @Test
  void texHasItsOwnSigns() {
    assertEquals(
        """
        One \\& two, $1 \\le \\textit{rows} \\le 10^{18}$, write \\texttt{a\\_1 \\textless{} b} and 5\\%.

        \\section*{Next \\#1}

        \\begin{itemize}
        \\item first
        \\item \\texttt{second}
        \\end{itemize}

        \\begin{enumerate}
        \\item one
        \\end{enumerate}

        \\begin{tabular}{ll}
        a & b \\\\
        \\texttt{x} &  \\\\
        \\end{tabular}

        \\includegraphics{position.svg}
        """,
        new Latex().of(TEXT));
  }

  @Test
  void headingsAreInAFontWithCyrillicLetters() {
    assertEquals("\\section*{\\textrm{Про гру}}\n", new Latex().of("## Про гру\n"));
  }

  @Test
  void htmlIsAlsoXml() {
    assertEquals(
        """
        <p>One &amp; two, 1 \u2264 <i>rows</i> \u2264 10<sup>18</sup>, write <tt>a_1 &lt; b</tt> and 5%.</p>

        <h3>Next #1</h3>

        <ul>
        <li>first</li>
        <li><tt>second</tt></li>
        </ul>

        <ol>
        <li>one</li>
        </ol>

        <table border="1">
        <tr><td>a</td><td>b</td></tr>
        <tr><td><tt>x</tt></td><td></td></tr>
        </table>

        <p><img src="${getfile}=position.svg" alt=""/></p>
        """,
        new Html("${getfile}=").of(TEXT));
  }
}
