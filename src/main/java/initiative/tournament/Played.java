package initiative.tournament;

import initiative.interactor.Ruling;
import initiative.interactor.Turn;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Standings;
import initiative.words.Language;
import java.util.List;
import java.util.Set;

/**
 * How a game of a bot went, as far as it is remembered.
 *
 * @param bot its name
 * @param hash that of what it was then
 * @param number that of the game in the plan
 * @param ruling null if there was none
 * @param isReached whether what is counted in that game was reached
 * @param english how it ended and why
 * @param programFirst whether the bot made the first of the moves
 * @param moves of both sides, from the first one on; none if the game is not worth being shown
 */
public record Played(
    String bot,
    String hash,
    int number,
    Ending ending,
    Ruling ruling,
    boolean isReached,
    String english,
    String ukrainian,
    boolean programFirst,
    List<String> moves) {
  /** A page shows no more of a game. */
  private static final int MOST_MOVES = 300;

  /** A bot that ends so again and again is not worth the time that it costs. */
  private static final Set<Ending> COSTLY =
      Set.of(
          Ending.TIMED_OUT,
          Ending.CRASHED,
          Ending.OUTPUT_FLOOD,
          Ending.OUT_OF_MEMORY,
          Ending.COULD_NOT_START);

  static Played of(Entry entry, Plan.Game game, Aim aim, MatchResult result) {
    boolean isReached = game.isGate() ? result.isAccepted() : aim.isReached(result);
    List<Turn<?, ?>> turns = isReached ? List.of() : result.turns();
    boolean programFirst = true;
    for (int i = turns.size() - 1; i >= 0; i--) {
      programFirst = turns.get(i).by == Turn.By.CHANCE ? programFirst : turns.get(i).isByPlayer();
    }
    return new Played(
        entry.name(),
        entry.hash(),
        game.number(),
        result.ending(),
        result.ruling(),
        isReached,
        result.sentence(Language.ENGLISH),
        result.sentence(Language.UKRAINIAN),
        programFirst,
        turns.stream().limit(MOST_MOVES).map(turn -> turn.move.toString()).toList());
  }

  /** Whether the protocol was broken: a line or move against the rules, silence, a crash. */
  public boolean isFault() {
    return !ending.isAccepted() && !Standings.isAboutPlay(ruling);
  }

  boolean isCostly() {
    return COSTLY.contains(ending);
  }

  public String sentence(Language language) {
    return language == Language.UKRAINIAN ? ukrainian : english;
  }
}
