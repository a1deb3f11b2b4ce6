package initiative.packages;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.Phrase;
import initiative.statement.SampleDialogue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What makes a difference to a solution whose flaw is not in the game itself: who begins, how the
 * game ends and what is said then.
 */
public record GameKind(
    boolean programBegins,
    String breakOff,
    boolean mayGoOnForEver,
    boolean judgesEveryMove,
    boolean listsMoves,
    String lossPhrase,
    boolean endsInSums) {

  public static GameKind of(Definition<?, ?> game) {
    List<String> lines = SampleDialogue.of(game).lines();
    return new GameKind(
        game.programBegins(),
        game.breakOff(),
        game.mayGoOnForEver(),
        game.judgesEveryMove(),
        game.listsMoves(),
        game.lossPhrase(),
        lines.get(lines.size() - 1).startsWith(SampleDialogue.PROGRAM + Phrase.FINISH));
  }

  /** The games that are the first of their kinds in the catalogue. */
  public static List<String> firstOfEach() {
    Map<GameKind, String> first = new LinkedHashMap<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      first.putIfAbsent(of(game), game.about().id);
    }
    return List.copyOf(first.values());
  }
}
