package initiative.games.bachetcycles;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Special moves of which some, in percent, go up or stay; if none does, no game is drawn. */
final class SpecialStarts extends StartMaker {
  private static final Limit UP = new Limit("up", "the share of moves that go up", 0, 100);

  SpecialStarts(Limit sticks, Limit specials) {
    super(sticks, specials, UP);
    usual(
        "sticks 5..30 specials 1..5 up 0..50 won",
        "sticks 5..30 specials 1..5 up 0..50 lost",
        "sticks 5..30 specials 1..5 up 20..50 drawn",
        "sticks 500..2000 specials 50..300 up 0 won",
        "sticks 500..2000 specials 50..300 up 0 lost",
        "sticks 90000..100000 specials 12345 up 1..50 drawn");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    long sticks = within[0].draw(chance);
    long specials = within[1].draw(chance);
    long up = within[2].draw(chance);
    StringBuilder text = new StringBuilder().append(specials);
    for (int i = 0; i < specials; i++) {
      long from = 1 + chance.below(sticks);
      boolean rises = chance.below(100) < up;
      long to = rises ? from + chance.below(sticks - from + 1) : chance.below(from);
      text.append('/').append(from).append(' ').append(to);
    }
    return text.append('/').append(sticks).toString();
  }
}
