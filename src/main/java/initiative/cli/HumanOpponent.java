package initiative.cli;

import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.explain.Explainer;
import initiative.explain.ExplanationText;
import initiative.explain.Spoken;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.statement.Labels;
import initiative.statement.Rules;
import initiative.words.Language;
import initiative.words.Words;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A person at the terminal, who is shown the position and asked for a move, and asked again if it
 * is not a legal one. Instead of a move a command may be typed: for a hint, an explanation, to take
 * a move back, to leave. Where chance decides, the draws are made by chance.
 */
final class HumanOpponent<P, M> implements Opponent<P, M> {
  static final String NAME = "human";
  static final String DESCRIPTION = "Asks at the terminal for every move.";

  private static final String TERMINAL = "/dev/tty";
  private static final int FEW_MOVES = 12;
  private static final int SOME_MOVES = 3;

  /** What a person may type instead of a move, and its name in the words of a language too. */
  private enum Command {
    HINT,
    WHY,
    UNDO,
    RULES,
    HELP,
    QUIT;

    String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Thrown when the game cannot go on, since the person has gone or takes a move back. */
  static final class BrokenOff extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    BrokenOff(String reason) {
      super(reason);
    }
  }

  private final Definition<P, M> game;
  private final Strategy<P, M> strategy;
  private final Opponent<P, M> chance;
  private final Hint<P, M> hint;
  private final KeptMoves kept;
  private final Language language;
  private final Words words;
  private final String player;
  private final BufferedReader in;
  private final PrintStream out;

  /**
   * A person who reads and types there.
   *
   * @param chance by which the draws are made, where chance decides
   * @param kept the moves made before, if one was taken back; null if the game cannot begin again
   * @param player what the other side is called at the beginning of a sentence
   */
  HumanOpponent(
      Definition<P, M> game,
      Strategy<P, M> strategy,
      Chance chance,
      KeptMoves kept,
      Language language,
      String player,
      BufferedReader in,
      PrintStream out) {
    this.game = game;
    this.strategy = strategy;
    this.chance = game.opponents().named("ideal", strategy, chance);
    this.hint = new Hint<>(strategy);
    this.kept = kept;
    this.language = language;
    this.words = Words.in(language, game.about().id);
    this.player = player;
    this.in = in;
    this.out = out;
  }

  /** A person at the terminal from which this program was started. */
  static <P, M> HumanOpponent<P, M> atTerminal(
      Definition<P, M> game, Strategy<P, M> strategy, Chance chance) throws Commands.Failure {
    Language language = Language.ofUser();
    try {
      return new HumanOpponent<>(
          game,
          strategy,
          chance,
          null,
          language,
          Words.in(language).say("human.program"),
          new BufferedReader(
              new InputStreamReader(new FileInputStream(TERMINAL), StandardCharsets.UTF_8)),
          new PrintStream(new FileOutputStream(TERMINAL), true, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Commands.Failure("a human opponent needs a terminal, and there is none");
    }
  }

  @Override
  public M choose(P position, M last) {
    boolean repeats = kept != null && kept.hasNext();
    if (game.isChance(position)) {
      M draw = chance.choose(position, last);
      if (!repeats) {
        say("human.draw", draw);
      }
      return draw;
    }
    if (repeats) {
      String again = kept.next(position.toString());
      if (again != null) {
        return game.parseMove(again);
      }
      say("human.differs", player);
    }
    if (last != null) {
      say("human.move", player, last);
    }
    show(position);
    M move = ask(position);
    if (kept != null) {
      kept.add(position.toString(), move.toString());
    }
    return move;
  }

  private M ask(P position) {
    while (true) {
      out.print(words.say("human.ask", game.moveForm()) + " ");
      out.flush();
      String line = readLine();
      M move = read(line);
      if (move != null && game.isLegal(position, move)) {
        return move;
      }
      Command command = move == null ? command(line) : null;
      if (command != null) {
        obey(command, position);
      } else if (move == null) {
        say("human.unread", game.moveForm());
        showMoves(position);
      } else {
        Saying why = game.forbids(position, move);
        Saying reason = why == null ? new Saying("forbidden") : why;
        say("human.illegal", new Spoken(language, game).text(reason));
        showMoves(position);
      }
    }
  }

  /** The move that a line states; blanks and the size of letters are forgiven. Null if none. */
  private M read(String line) {
    String plain = line.trim().replaceAll("\\s+", " ");
    Set<String> readings = new LinkedHashSet<>();
    readings.add(line);
    readings.add(plain);
    readings.add(plain.toLowerCase(Locale.ROOT));
    readings.add(plain.toUpperCase(Locale.ROOT));
    for (String reading : readings) {
      M move = game.parseMove(reading);
      if (move != null) {
        return move;
      }
    }
    return null;
  }

  private Command command(String line) {
    String typed = line.trim().toLowerCase(Locale.ROOT);
    for (Command command : Command.values()) {
      if (typed.equals(command.id()) || typed.equals(words.say("human.name." + command.id()))) {
        return command;
      }
    }
    return null;
  }

  private void obey(Command command, P position) {
    switch (command) {
      case HINT -> out.println(words.say(hint.key(position), hint.move(position)));
      case WHY ->
          new ExplanationText(game, Explainer.explain(game, strategy, position), language)
              .lines()
              .forEach(line -> out.println("  " + line));
      case UNDO -> takeBack();
      case RULES -> out.print(Rules.of(game, language));
      case HELP -> help(position);
      default -> leave();
    }
  }

  private void takeBack() {
    if (kept == null) {
      say("human.undo.never");
    } else if (kept.isEmpty()) {
      say("human.undo.nothing");
    } else {
      kept.takeBack();
      say("human.undo.done");
      throw new BrokenOff("a move was taken back");
    }
  }

  private void help(P position) {
    say("human.help", game.moveForm());
    for (Command command : Command.values()) {
      String id = command.id();
      String name = words.say("human.name." + id);
      String names = name.equals(id) ? id : id + ", " + name;
      out.println("  " + names + ": " + words.say("human.help." + id));
    }
    showMoves(position);
  }

  private void show(P position) {
    say("human.position", position);
    String picture = game.picture(position);
    if (picture != null) {
      Labels.around(game, picture).forEach(line -> out.println("  " + line));
    }
    showMoves(position);
  }

  private void showMoves(P position) {
    say("human.legal", legalMoves(position));
  }

  private String legalMoves(P position) {
    if (!game.listsMoves()) {
      return game.legalMoves(position);
    }
    List<M> moves = game.moves(position);
    boolean few = moves.size() <= FEW_MOVES;
    StringBuilder text = new StringBuilder();
    for (M move : few ? moves : moves.subList(0, SOME_MOVES)) {
      text.append(text.length() == 0 ? "" : ", ").append(move);
    }
    return few
        ? text.toString()
        : words.say("human.legal.many", text, moves.get(moves.size() - 1), moves.size());
  }

  private void say(String key, Object... values) {
    out.println(words.say(key, values));
  }

  private String readLine() {
    String line;
    try {
      line = in.readLine();
    } catch (IOException e) {
      line = null;
    }
    if (line == null) {
      out.println();
      leave();
    }
    return line;
  }

  private void leave() {
    throw new BrokenOff(words.say("human.left"));
  }
}
