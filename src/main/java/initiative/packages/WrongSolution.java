package initiative.packages;

import initiative.catalogue.Definition;
import initiative.export.Exportable;
import initiative.game.Chance;
import initiative.interactor.wrong.BadExit;
import initiative.interactor.wrong.ExtraLine;
import initiative.interactor.wrong.IllegalMover;
import initiative.interactor.wrong.NoFlush;
import initiative.interactor.wrong.NoPhrase;
import initiative.interactor.wrong.RandomMover;
import initiative.interactor.wrong.WrongPhrase;
import initiative.player.Program;
import initiative.statement.GameText;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/** A player with a flaw, made of our bot, and the verdict that a problem must give it. */
enum WrongSolution {
  RANDOM_MOVER(
      "RandomMover",
      "WA",
      "makes any legal move",
      "RandomMover.run(game, System.in, System.out, System.err)"),
  ILLEGAL_MOVER(
      "IllegalMover",
      "WA",
      "makes a move that is not allowed",
      "IllegalMover.run(game, System.in, System.out, System.err)"),
  WRONG_PHRASE(
      "WrongPhrase",
      "WA",
      "writes the closing phrase in small letters",
      "Program.run(game, new Chance(), args, System.in, new WrongPhrase(System.out), System.err)"),
  NO_PHRASE(
      "NoPhrase",
      "WA",
      "ends without the closing phrase",
      "Program.run(game, new Chance(), args, System.in, new NoPhrase(System.out), System.err)"),
  EXTRA_LINE(
      "ExtraLine",
      "WA",
      "goes on talking after the closing phrase",
      "Program.run(game, new Chance(), args, System.in, new ExtraLine(System.out), System.err)"),
  NO_FLUSH(
      "NoFlush",
      "TLE",
      "does not flush its output",
      "NoFlush.run(game, System.in, System.out, System.err)"),
  BAD_EXIT(
      "BadExit",
      "IR",
      "ends with another exit code than 0",
      "BadExit.run(game, System.in, System.out, System.err)");

  private static final String PLACE = "initiative.interactor.wrong.";

  private final String flaw;
  private final String verdict;
  private final String words;
  private final String run;

  WrongSolution(String flaw, String verdict, String words, String run) {
    this.flaw = flaw;
    this.verdict = verdict;
    this.words = words;
    this.run = run;
  }

  /** The name of the main class; the class with the flaw has the other name. */
  String className() {
    return flaw + "Bot";
  }

  /** The verdict on the whole submission, as the judge abbreviates it. */
  String verdict() {
    return verdict;
  }

  /** Whether there are cases in which the flaw does not show. */
  boolean mayPass() {
    return this == RANDOM_MOVER || this == ILLEGAL_MOVER || this == NO_FLUSH;
  }

  /** What it does wrong. */
  String words() {
    return words;
  }

  /** Plays one game in this process, as the exported program does; gives its exit code. */
  int run(Definition<?, ?> game, InputStream in, OutputStream out, PrintStream log) {
    return switch (this) {
      case RANDOM_MOVER -> RandomMover.run(game, in, out, log);
      case ILLEGAL_MOVER -> IllegalMover.run(game, in, out, log);
      case WRONG_PHRASE -> runBot(game, in, new WrongPhrase(out), log);
      case NO_PHRASE -> runBot(game, in, new NoPhrase(out), log);
      case EXTRA_LINE -> runBot(game, in, new ExtraLine(out), log);
      case NO_FLUSH -> NoFlush.run(game, in, out, log);
      case BAD_EXIT -> BadExit.run(game, in, out, log);
    };
  }

  private static int runBot(
      Definition<?, ?> game, InputStream in, OutputStream out, PrintStream log) {
    return Program.run(game, new Chance(), new String[0], in, out, log);
  }

  Exportable exportable(Definition<?, ?> game) {
    GameText text = GameText.of(game);
    String what =
        ": a wrong solution, to test the problem with. It " + words + ", and must get " + verdict;
    return Exportable.player(
        game,
        className(),
        "Plays one game with a flaw.",
        "System.exit(\n        " + run + ");",
        List.of(PLACE + flaw, "initiative.game.Chance", "initiative.player.Program"),
        List.of(text.title() + what + ".", text.rules()),
        command -> {});
  }
}
