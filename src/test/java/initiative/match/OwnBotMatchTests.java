package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.player.Program;
import initiative.process.Limits;
import initiative.process.OwnBot;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnBotMatchTests {

  @Test
  void ourBotWinsAWonStartInAProcessOfItsOwn() {
    Pairing pairing = new Pairing("bachet", "ideal", "13", false, 7);
    MatchResult result = new Runner().run(pairing, OwnBot.command("bachet", 1L), Limits.relaxed());
    assertEquals(Ending.ACCEPTED, result.ending(), result.sentence());
    assertTrue(result.result().isWon());
  }

  @Test
  void ourBotPlaysTheSameGameInsideAndInAProcess() {
    Pairing pairing = new Pairing("nim", "random", "3/20 30 10", false, 7);
    MatchResult inside = new Runner().runInside(pairing);
    MatchResult outside =
        new Runner().run(pairing, OwnBot.command("nim", Runner.botSeed(pairing)), Limits.relaxed());
    assertEquals(moves(inside), moves(outside));
    assertEquals(inside.sentence(), outside.sentence());
  }

  @Test
  void ourBotChoosesItsSideInAProcessOfItsOwn() {
    for (String start : List.of("16", "17")) {
      Pairing pairing = new Pairing("bachet", "ideal", start, true, false, 7);
      List<String> command = new ArrayList<>(OwnBot.command("bachet", Runner.botSeed(pairing)));
      command.add(Program.CHOOSE_SIDE);
      MatchResult outside = new Runner().run(pairing, command, Limits.relaxed());
      assertEquals(Ending.ACCEPTED, outside.ending(), outside.sentence());
      assertTrue(outside.result().isWon());
      assertEquals(moves(new Runner().runInside(pairing)), moves(outside));
    }
  }

  private static String moves(MatchResult result) {
    StringBuilder moves = new StringBuilder();
    result.turns().forEach(turn -> moves.append(turn.move).append('/'));
    return moves.toString();
  }
}
