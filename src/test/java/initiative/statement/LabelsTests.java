package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import java.util.List;
import org.junit.jupiter.api.Test;

class LabelsTests {
  private static List<String> labelled(String game, String picture) {
    return Labels.around(Catalogue.game(game), picture);
  }

  @Test
  void aChessBoardHasItsLettersBelow() {
    assertEquals(List.of("2 . k", "1 K .", "  a b"), labelled("queen-endgame", ". k\nK .\n"));
  }

  @Test
  void rowsThatGoDownHaveTheColumnsAbove() {
    assertEquals(List.of("  1 2", "1 . .", "2 x x"), labelled("nimbi", ". .\nx x\n"));
    assertEquals(List.of("  1234", "1 21*.", "2 ...."), labelled("tokens", "21*.\n....\n"));
  }

  @Test
  void theRowsOfHexagonsStayShifted() {
    assertEquals(List.of("  1 2", "1 . R", "2  B ."), labelled("hex", ". R\n B .\n"));
  }

  @Test
  void whatNobodyHasToNameIsNotLabelled() {
    assertEquals(List.of("|||"), labelled("bachet", "|||\n"));
    assertEquals(List.of(".x.", "123"), labelled("cells", ".x.\n123\n"));
  }
}
