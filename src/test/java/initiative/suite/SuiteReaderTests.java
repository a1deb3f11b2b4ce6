package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.result.Pairing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuiteReaderTests {
  private static final Definition<?, ?> NIM = Catalogue.game("nim");

  private static Suite read(String... lines) throws BadInput {
    return SuiteReader.read(NIM, "my.suite", String.join("\n", lines), null);
  }

  @Test
  void aSuiteIsReadAsATeacherWritesIt() throws BadInput {
    Suite suite =
        read(
            "# two groups",
            "seed 7",
            "",
            "group 40 each Easy ones",
            "  ideal 2/3 4",
            "  peels 1/5",
            "group 60 all To be won",
            "blunder:0.5 random heaps 2..3 won , 3 times",
            "largest 2/500 500, seize");
    assertEquals("nim", suite.game());
    assertEquals(100, suite.points());
    assertEquals(6, suite.tests().size());
    Suite.Group easy = suite.groups().get(0);
    assertEquals("Easy ones", easy.title());
    assertEquals(false, easy.together());
    assertEquals(new Pairing("nim", "ideal", "2/3 4", false, 7001), easy.tests().get(0).pairing());
    Suite.Group hard = suite.groups().get(1);
    assertEquals(true, hard.together());
    assertEquals(
        new Pairing("nim", "largest", "2/500 500", true, 7006), hard.tests().get(3).pairing());
    assertNotEquals(hard.tests().get(0).pairing().start(), hard.tests().get(1).pairing().start());
  }

  @Test
  void theSameSeedMakesTheSameSuite() throws BadInput {
    String text = "seed 7\ngroup 1 each A\nideal random, 3 times\n";
    assertEquals(read(text), read(text));
    assertEquals(read(text.replace('7', '8')), SuiteReader.read(NIM, "my.suite", text, 8L));
    assertNotEquals(read(text), read(text.replace('7', '8')));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "ideal 1/5; line 1: expected a line 'group POINTS each|all TITLE' before the first test",
        "group 5 each; line 1: expected 'group POINTS each|all TITLE'",
        "group five each A; line 1: expected 'group POINTS each|all TITLE'",
        "group 0 each A; line 1: expected 'group POINTS each|all TITLE'",
        "group 5 some A; line 1: expected 'group POINTS each|all TITLE'",
        "group 5 each A|ideal; line 2: expected an opponent and a start",
        "group 5 each A|ideal 1; line 2: bad start: line 2: the input ended, expected the heap"
            + " sizes: an integer from 1 to 1234",
        "group 5 each A|ideal 1/5/6; line 2: bad start: line 3: read \"6\", expected the end of the"
            + " start",
        "group 5 each A||ideal 1/5, sieze; line 3: expected 'seize' or 'N times' after a comma, not"
            + " 'sieze'",
        "group 5 each A|ideal 2/5 5, seize; line 2: nothing can be seized from 'ideal', which never"
            + " errs",
        "group 5 each A|peels 1/5, seize; line 2: only a start that is not won can be seized, but this one is"
            + " won",
        "group 5 each A|blunder:0.0 2/5 5, seize; line 2: nothing can be seized from 'blunder:0.0',"
            + " which never errs",
        "group 5 each A|blunder:2 1/5; line 2: in the opponent blunder:P, P is a probability from 0"
            + " to 1, as in blunder:0.2, but this is 'blunder:2'",
        "group 5 each A|ideal 1/5, 0 times; line 2: a test may be repeated 1 to 100 times",
        "group 5 each A|ideal 1/5, 999 times; line 2: a test may be repeated 1 to 100 times",
        "group 5 each A|ideal 1/5, 2 time; line 2: expected 'seize' or 'N times' after a comma, not"
            + " '2 time'",
        "group 5 each A|ideal 1/5 # easy; line 2: a comment needs a line of its own",
        "group 5 each A|ideal random sticks 9..3; line 2: sticks has to be a range from low to"
            + " high, but '9..3' is reversed",
        "group 5 each A|ideal random sticks 0; line 2: sticks has to lie within 1..1234, not '0'",
        "group 5 each A|ideal random heaps 1 lost; line 2: no start was found in nim for 'heaps 1"
            + " lost'",
        "seed x; line 1: expected 'seed' and an integer",
        "seed; line 1: expected 'seed' and an integer",
        "group 5 each A|seed 3; line 2: the seed has to come before the first group",
      })
  void whatIsWrongIsReportedWithItsLine(String lines, String message) {
    BadInput e = assertThrows(BadInput.class, () -> read(lines.split("\\|")));
    assertEquals("my.suite, " + message, e.getMessage());
  }

  @Test
  void unknownOpponentsAreReportedWithThoseThatThereAre() {
    BadInput e = assertThrows(BadInput.class, () -> read("group 5 each A", "nobody 1/5"));
    assertEquals(
        "my.suite, line 2: there is no opponent 'nobody', only ideal, random, first",
        e.getMessage().substring(0, 74));
  }

  @Test
  void emptySuitesAndGroupsAreReported() {
    assertEquals(
        "my.suite: there is no group of tests",
        assertThrows(BadInput.class, () -> read("# nothing")).getMessage());
    assertEquals(
        "my.suite: there is no test in the group 'A'",
        assertThrows(BadInput.class, () -> read("group 5 each A", "group 5 each B", "ideal 1/5"))
            .getMessage());
  }

  @Test
  void theMarkAtTheBeginningOfAFileIsNoPartOfItsFirstLine() throws BadInput {
    String text = "seed 7\ngroup 1 each A #1\nideal random, 1 time\n";
    assertEquals(read(text), read("\ufeff" + text));
    assertEquals("A #1", read(text).groups().get(0).title());
  }

  @Test
  void aTitleMayStandThereInTwoLanguages() throws BadInput {
    String text = "group 1 each Small heaps | Малі купки\nideal 1/5\ngroup 1 all B\nideal 1/5";
    Suite suite = read(text);
    assertEquals("Small heaps", suite.groups().get(0).title());
    assertEquals("Малі купки", suite.groups().get(0).ukrainian());
    assertEquals("B", suite.groups().get(1).title());
    assertEquals("B", suite.groups().get(1).ukrainian());
  }

  @Test
  void whoeverChoosesASideHasNothingToSeize() throws BadInput {
    Suite suite = read("group 1 each A", "largest 2/500 500, seize").withChoiceOfSide();
    assertEquals(
        new Pairing("nim", "largest", "2/500 500", true, false, 1001),
        suite.tests().get(0).pairing());
  }
}
