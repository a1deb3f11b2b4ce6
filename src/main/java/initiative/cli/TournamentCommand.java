package initiative.cli;

import initiative.game.BadInput;
import initiative.match.HabitFile;
import initiative.match.Lineup;
import initiative.match.Runner;
import initiative.process.CommandWords;
import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.TranscriptText;
import initiative.tournament.Board;
import initiative.tournament.Bot;
import initiative.tournament.Entries;
import initiative.tournament.Journal;
import initiative.tournament.Likeness;
import initiative.tournament.Plan;
import initiative.tournament.Reference;
import initiative.tournament.Tournament;
import initiative.tournament.Workshop;
import initiative.words.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "tournament",
    description = {
      "Let bots play the same games and rank them: a scoreboard for a class.",
      "Exit code 0: it was played, 130: it was broken off and can be resumed."
    },
    mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
  private static final int MEGABYTES = 256;
  private static final int READABLE_SEEDS = 1000000;

  @Spec private CommandSpec spec;

  @Mixin private GameParameter game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "DIR|FILE",
      description = {
        "The bots: a folder with a file or folder for each student, or these themselves.",
        "By their names: .py .java .cpp .c .js .rs .kt .go .jar, an executable, or a folder with a",
        "file 'run' whose first line is the command."
      })
  private List<Path> places;

  @Mixin private TournamentWishes wishes;

  @Option(
      names = "--time-limit",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seconds of processor time in a game (${DEFAULT-VALUE}).")
  private double timeLimit;

  @Mixin private RunOptions run;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "Where finished games are written; tournament-GAME.journal if not given.")
  private Path journalFile;

  @Option(names = "--resume", description = "Go on with the journal; no game is played twice.")
  private boolean resume;

  @Mixin private TournamentReport report;

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "Play only the game of this number, with its transcript and no journal.")
  private Integer only;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws Commands.Failure, BadInput, IOException, InterruptedException {
    run.check();
    PlayerOptions.checkSeconds("--time-limit", timeLimit);
    report.check();
    OutputOption.check(journalFile);
    try {
      return prepareAndPlay();
    } catch (UncheckedIOException e) {
      throw new Commands.Failure(e.getMessage());
    } catch (IOException e) {
      throw new Commands.Failure("cannot read or write " + e.getMessage());
    }
  }

  private int prepareAndPlay()
      throws Commands.Failure, BadInput, IOException, InterruptedException {
    Entries entries = only == null ? Entries.of(places) : Entries.asBots(places);
    for (Entries.Skipped skipped : entries.skipped()) {
      System.err.println("initiative: " + say("cup.skip", skipped.place(), say(skipped.why())));
    }
    if (entries.found().isEmpty()) {
      throw new Commands.Failure("there is no bot among " + places);
    }
    if (only == null && !resume) {
      Journal.checkNew(shown(journal())); // before anything is compiled
    }
    HabitFile habit = wishes.habit();
    Plan plan = Plan.of(game.game(), wishes.of(game.game(), seed(), habit));
    Lineup lineup = habit == null ? Lineup.OF_THE_GAME : habit;
    List<Bot> bots =
        new Workshop(journal().resolveSibling(stem() + ".bots"))
            .makeAll(entries.found(), run.jobs());
    return only == null ? play(plan, bots, lineup) : playOne(plan, bots, lineup);
  }

  private String say(String key, Object... values) {
    return Words.in(language.language()).say(key, values);
  }

  private Path journal() {
    Path file = journalFile == null ? Path.of("tournament-" + game.id() + ".journal") : journalFile;
    return file.toAbsolutePath();
  }

  private String stem() {
    return journal().getFileName().toString().replaceFirst("[.]journal$", "");
  }

  /** The seed that is given, or that of the journal to go on with, or any. */
  private long seed() throws BadInput, IOException {
    if (wishes.seed() != null) {
      return wishes.seed();
    }
    return resume
        ? Long.parseLong(Journal.settings(shown(journal())).getOrDefault("seed", "0"))
        : new Random().nextInt(READABLE_SEEDS);
  }

  /** As short as it may be typed. */
  private static Path shown(Path file) {
    Path here = Path.of("").toAbsolutePath();
    return file.startsWith(here) ? here.relativize(file) : file;
  }

  /** What makes it another tournament if it differs. */
  private Map<String, String> settings(Plan plan) {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("game", game.id());
    settings.put("seed", Long.toString(plan.seed()));
    settings.put("opponents", String.join(",", plan.opponents()));
    settings.put("time-limit", PlayerOptions.typed(timeLimit));
    settings.put("habit", Likeness.hash(wishes.habitSource()));
    settings.put("plan", plan.hash());
    return settings;
  }

  private Limits limits() {
    Duration time = PlayerOptions.duration(timeLimit);
    return Limits.of(time, time, MEGABYTES);
  }

  private int play(Plan plan, List<Bot> bots, Lineup lineup)
      throws Commands.Failure, BadInput, IOException {
    Path file = shown(journal());
    Sandbox sandbox = run.sandbox();
    try (Journal journal =
        resume ? Journal.resume(file, settings(plan)) : Journal.begin(file, settings(plan))) {
      Tournament tournament =
          new Tournament(plan, bots, new Runner(sandbox, lineup), limits(), run.jobs(), journal);
      announce(plan, bots, tournament, sandbox);
      boolean isDone = play(tournament, file);
      if (!isDone) {
        return Commands.INTERRUPTED;
      }
      Board board = new Board(plan, bots, tournament);
      Reference own = Reference.of(plan, lineup);
      report.write(game.game(), board, own, title(), language.language(), options(plan));
      System.out.println(say("cup.journal", file));
      return Commands.OK;
    } catch (Tournament.OwnFault e) {
      System.err.println("initiative: " + e.getMessage());
      System.err.println("initiative: " + say("cup.resume", resumption()));
      return Commands.OWN_FAULT;
    }
  }

  private void announce(Plan plan, List<Bot> bots, Tournament tournament, Sandbox sandbox) {
    int games = plan.games().size();
    System.out.println(say("cup.head", game.id(), plan.seed(), bots.size(), games));
    System.out.println(say("sandbox", sandbox.in(language.language())));
    double seconds = 0;
    for (Bot bot : bots) {
      seconds += bot.isReady() ? bot.entry().kind().seconds() * games : 0;
    }
    long minutes = Math.max(1, Math.round(seconds / run.jobs() / 60));
    long all = (long) games * bots.stream().filter(Bot::isReady).count();
    if (tournament.remaining() < all) {
      System.out.println(say("cup.played", all - tournament.remaining(), all));
    } else {
      System.out.println(say("cup.games", all, run.jobs(), minutes));
    }
    System.out.println();
    System.out.flush();
  }

  /** Plays, and says whether it has come to the end. */
  private boolean play(Tournament tournament, Path file) {
    ProgressBar progress =
        new ProgressBar(Terminal.canOverwrite() ? System.err : null, tournament.remaining());
    Interruption interruption = new Interruption();
    try {
      tournament.play(
          new Tournament.Audience() {
            @Override
            public void played() {
              progress.step();
            }

            @Override
            public void spared(int games) {
              progress.spare(games);
            }
          });
      return true;
    } catch (InterruptedException e) {
      progress.clear();
      System.err.println("initiative: " + say("cup.interrupted", tournament.remaining(), file));
      System.err.println("initiative: " + say("cup.resume", resumption()));
      return false;
    } finally {
      progress.clear();
      interruption.end();
    }
  }

  /** The command that goes on with this one. */
  private String resumption() {
    List<String> words = new ArrayList<>(spec.root().commandLine().getParseResult().originalArgs());
    if (!words.contains("--resume")) {
      words.add("--resume");
    }
    words.replaceAll(CommandWords::quote);
    return Replay.program() + " " + String.join(" ", words);
  }

  /** What the page is called beside the game: the folder, if there is one. */
  private String title() {
    boolean isFolder = places.size() == 1 && Files.isDirectory(places.get(0));
    return isFolder ? places.get(0).toAbsolutePath().normalize().getFileName().toString() : null;
  }

  private int playOne(Plan plan, List<Bot> bots, Lineup lineup) throws Commands.Failure, BadInput {
    if (only < 1 || only > plan.games().size()) {
      throw new Commands.Failure(
          "there is no game " + only + " to play, but 1 to " + plan.games().size());
    }
    Plan.Game one = plan.game(only);
    ResultText text = new ResultText(language.language());
    Runner runner = new Runner(run.sandbox(), lineup);
    boolean isAccepted = true;
    boolean isFaulty = false;
    for (Bot bot : bots) {
      if (!bot.isReady()) {
        throw new Commands.Failure(
            bot.missing() == null
                ? bot.name() + ": " + text.say(bot.fault().key, bot.fault().values())
                : say("cup.missing", bot.missing(), bot.name()));
      }
      MatchResult result = runner.run(one.pairing(), bot.command(), limits());
      System.out.println(
          bot.name()
              + ": "
              + text.say("report.title", game.id(), one.pairing().opponent(), text.start(result)));
      System.out.print(new TranscriptText(Terminal.paint()).of(result));
      text.outcome(result, "").forEach(System.out::println);
      text.explanation(result, "").forEach(System.out::println);
      isAccepted &= result.isAccepted();
      isFaulty |= result.ending() == Ending.INTERACTOR_FAULT;
    }
    return isFaulty ? Commands.OWN_FAULT : isAccepted ? Commands.OK : Commands.WRONG;
  }

  /** The options that make the same games again. */
  private List<String> options(Plan plan) {
    List<String> words = new ArrayList<>(wishes.words(plan.seed()));
    if (timeLimit != 1) {
      words.addAll(List.of("--time-limit", PlayerOptions.typed(timeLimit)));
    }
    words.addAll(run.sandboxWords());
    words.addAll(language.words());
    return words;
  }
}
