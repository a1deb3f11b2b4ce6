package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.match.Lineup;
import initiative.match.OpponentNames;
import initiative.match.Runner;
import initiative.match.Schedule;
import initiative.match.Series;
import initiative.player.Program;
import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.TranscriptText;
import initiative.suite.StartForPeople;
import initiative.suite.Starts;
import initiative.words.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "match",
    description = {
      "Pair a player with opponents and tell what went wrong.",
      "Exit code 0: the player was accepted in every game, 1: it was not."
    },
    mixinStandardHelpOptions = true)
final class MatchCommand implements Callable<Integer> {
  private static final String ALL = "all";
  private static final String ME = "me";
  private static final String BOT = "bot";
  private static final int READABLE_SEEDS = 1000000;
  private static final int BATCH = 64;

  @Mixin private GameParameter game;

  @Mixin private PlayerOptions player;

  @Mixin private SideOption side;

  @Mixin private LanguageOption language;

  @Option(
      names = "--opponent",
      paramLabel = "NAME",
      defaultValue = "ideal",
      description = "An opponent, as in 'initiative list --opponents GAME', 'all' or 'human'.")
  private String opponent;

  @Option(
      names = "--start",
      paramLabel = "START",
      description = StartArgument.HELP + " A choice of starts if not given.")
  private String start;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games against each opponent; one from each start if not given.")
  private Integer games;

  @Option(names = "--seed", paramLabel = "S", description = "Play the same games in every run.")
  private Long seed;

  @Option(
      names = "--time-limit",
      paramLabel = "S",
      defaultValue = "10",
      description = "Seconds of processor time in a game (${DEFAULT-VALUE}).")
  private double timeLimit;

  @Option(
      names = "--move-limit",
      paramLabel = "S",
      defaultValue = "5",
      description = "Seconds that it may be silent (${DEFAULT-VALUE}).")
  private double moveLimit;

  @Option(
      names = "--memory",
      paramLabel = "M",
      defaultValue = "256",
      description = "Megabytes that it may use (${DEFAULT-VALUE}).")
  private int memory;

  @Mixin private PolicyOption policy;

  @Option(names = "--transcript", description = "Show every line with its time, position, worth.")
  private boolean transcript;

  @Mixin private HtmlOption html;

  @Option(
      names = "--begin",
      paramLabel = "WHO",
      description =
          "Who begins against a person: 'me' or 'bot'; as the rules have it if not given.")
  private String begin;

  @Option(names = "--json", description = "Write the results as JSON, each as soon as it is there.")
  private boolean json;

  @Option(
      names = "--only",
      paramLabel = "I",
      description = "Play only the game of this number, counted from 1.")
  private Integer only;

  /** Whether a match could not be judged, which is neither right nor wrong. */
  private boolean faulty;

  /** The person, if one plays. */
  private HumanLineup human;

  /** That of the player processes; null if there are none. */
  private Sandbox sandbox;

  @Override
  public Integer call() throws Commands.Failure, BadInput {
    check();
    side.check(game.game());
    sandbox = isInside() ? null : player.sandbox();
    if (seed == null) {
      seed = (long) new Random().nextInt(READABLE_SEEDS);
    }
    try {
      return play(
          new Schedule(
              game.id(), opponents(), side.isChosen(), games == null ? 0 : games, seed, starts()));
    } catch (IllegalArgumentException e) {
      throw new Commands.Failure(e.getMessage());
    } catch (IOException | UncheckedIOException e) {
      throw new Commands.Failure("cannot write the results");
    }
  }

  private int play(Schedule schedule) throws Commands.Failure, BadInput, IOException {
    int first = only == null ? 1 : only;
    int count = only == null ? schedule.size() : 1;
    if (first > schedule.size()) {
      throw new Commands.Failure(
          "there is no game " + first + " to play, but only " + schedule.size());
    }
    Function<Pairing, MatchResult> match = match();
    boolean interrupted = false;
    try (MatchReport report = report(count, first)) {
      IntFunction<MatchResult> play =
          i -> {
            Pairing pairing = schedule.pairing(first - 1 + i);
            report.announce(pairing);
            return match.apply(pairing);
          };
      Interruption interruption = isHuman() ? null : new Interruption();
      Replay replay = new Replay(playerOptions(), scheduleOptions());
      AtomicInteger number = new AtomicInteger(first);
      try {
        new Series(jobs(), isInside() ? BATCH : 1)
            .play(
                count,
                play,
                result -> {
                  faulty |= result.ending() == Ending.INTERACTOR_FAULT && !isHuman();
                  int at = number.getAndIncrement();
                  html.add(game.game(), result, Integer.toString(at), replay.command(result, at));
                  return report.show(result);
                });
      } catch (InterruptedException e) {
        interrupted = true;
      } finally {
        if (interruption != null) {
          interruption.end();
        }
      }
      boolean accepted = report.finish();
      html.write(title());
      return interrupted
          ? Commands.INTERRUPTED
          : faulty ? Commands.OWN_FAULT : accepted ? Commands.OK : Commands.WRONG;
    }
  }

  /** What a page with the games is called. */
  private String title() {
    return game.id() + (isInside() ? "" : ": " + player.bot());
  }

  private void check() throws Commands.Failure {
    html.check();
    positive("--games", games == null ? 1 : games);
    player.check();
    player.checkOne("match");
    positive("--only", only == null ? 1 : only);
    PlayerOptions.checkSeconds("--time-limit", timeLimit);
    PlayerOptions.checkSeconds("--move-limit", moveLimit);
    positive("--memory", memory);
    checkBegin();
    if (!isInside() && policy.isGiven()) {
      throw new Commands.Failure("--policy is for our own bot, not for one given by --bot");
    }
    if (isHuman() && json) {
      throw new Commands.Failure("--json cannot be used while a person is asked for moves");
    }
  }

  private void checkBegin() throws Commands.Failure {
    if (begin == null) {
      return;
    }
    if (!begin.equals(ME) && !begin.equals(BOT)) {
      throw new Commands.Failure("--begin has to be '" + ME + "' or '" + BOT + "'");
    }
    if (!isHuman()) {
      throw new Commands.Failure("--begin is of use only with --opponent " + HumanOpponent.NAME);
    }
    if (side.isChosen()) {
      throw new Commands.Failure("--begin and " + Program.CHOOSE_SIDE + " exclude each other");
    }
    if (!isInside() && isExchanged()) {
      throw new Commands.Failure(
          "--begin " + begin + " is for our own bot: a program waits for the side of the rules");
    }
  }

  private boolean playerBegins() {
    if (begin == null) {
      boolean isForPerson = isHuman() && isInside() && isForOne(game.game());
      return !isForPerson && game.game().programBegins();
    }
    return begin.equals(BOT);
  }

  /** Whether one side makes all the moves, so that a person could only watch the bot. */
  private static <P, M> boolean isForOne(Definition<P, M> rules) {
    try {
      return rules.movesAgain(StartText.read(rules, new Starts(rules).usual(0).get(0)));
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether another side begins than the rules say. */
  private boolean isExchanged() {
    return playerBegins() != game.game().programBegins();
  }

  private static void positive(String option, int value) throws Commands.Failure {
    if (value < 1) {
      throw new Commands.Failure(option + " has to be positive");
    }
  }

  private boolean isHuman() {
    return opponent.equals(HumanOpponent.NAME);
  }

  /** Whether our own bot plays, in this process. */
  private boolean isInside() {
    return player.bot() == null;
  }

  /** What a person's adversary is called at the beginning of a sentence. */
  private String playerName() {
    return Words.in(language.language()).say(isInside() ? "human.bot" : "human.program");
  }

  private List<String> opponents() throws BadInput {
    Opponents<?, ?> all = game.game().opponents();
    if (opponent.equals(ALL)) {
      List<String> names = new ArrayList<>(all.names());
      names.replaceAll(Opponents::example);
      return names;
    }
    if (!isHuman()) {
      OpponentNames.check(all, opponent, HumanOpponent.NAME, ALL);
    }
    return List.of(opponent);
  }

  private LongFunction<List<String>> starts() throws Commands.Failure {
    if (start == null) {
      boolean exchanged = isExchanged();
      return isHuman()
          ? any -> List.of(StartForPeople.choose(game.game(), exchanged, any))
          : new Starts(game.game())::usual;
    }
    String text = StartArgument.read(game.game(), start);
    return ignored -> List.of(text);
  }

  private Function<Pairing, MatchResult> match() throws BadInput, Commands.Failure {
    Runner runner = runner();
    Function<Pairing, MatchResult> once;
    if (isInside()) {
      once = runner::runInside;
    } else {
      List<String> command = new ArrayList<>(player.words());
      if (side.isChosen()) {
        command.add(Program.CHOOSE_SIDE);
      }
      once = pairing -> runner.run(pairing, command, limits());
    }
    return isHuman() ? pairing -> human.play(() -> once.apply(pairing)) : once;
  }

  private Runner runner() {
    Lineup lineup = Lineup.OF_THE_GAME;
    if (isHuman()) {
      human = new HumanLineup(language.language(), playerName(), System.in, System.out);
      lineup = human;
    }
    return isInside()
        ? new Runner(lineup, isExchanged(), policy.kind())
        : new Runner(sandbox, lineup);
  }

  private Limits limits() {
    return Limits.of(PlayerOptions.duration(timeLimit), PlayerOptions.duration(moveLimit), memory);
  }

  private int jobs() {
    return isHuman() ? 1 : player.jobs();
  }

  private MatchReport report(int count, int first) throws IOException {
    TranscriptText text = transcript ? new TranscriptText(Terminal.paint()) : null;
    if (isHuman()) {
      return new MatchHumanReport(
          System.out, game.game(), language.language(), playerName(), playerBegins(), text);
    }
    boolean showsProgress = count > 1 && !transcript && Terminal.canOverwrite();
    ProgressBar progress = new ProgressBar(showsProgress ? System.err : null, count);
    Replay replay = new Replay(playerOptions(), scheduleOptions());
    return json
        ? new MatchJsonReport(
            System.out, game.id(), player.bot(), sandbox, seed, first, replay, transcript, progress)
        : new MatchTextReport(
            System.out,
            count,
            first,
            seed,
            sandbox,
            replay,
            new ResultText(language.language()),
            text,
            progress);
  }

  private List<String> playerOptions() {
    List<String> options = new ArrayList<>();
    if (!isInside()) {
      options.addAll(List.of("--bot", player.bot()));
      Limits usual = Limits.relaxed();
      if (!limits().cpu().equals(usual.cpu())) {
        options.addAll(List.of("--time-limit", PlayerOptions.typed(timeLimit)));
      }
      if (!limits().silence().equals(usual.silence())) {
        options.addAll(List.of("--move-limit", PlayerOptions.typed(moveLimit)));
      }
      if (limits().memoryBytes() != usual.memoryBytes()) {
        options.addAll(List.of("--memory", Integer.toString(memory)));
      }
      options.addAll(player.sandboxWords());
    }
    options.addAll(policy.words());
    if (side.isChosen()) {
      options.add(Program.CHOOSE_SIDE);
    }
    options.addAll(language.words());
    return options;
  }

  private List<String> scheduleOptions() {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--opponent", opponent));
    if (start != null) {
      options.addAll(List.of("--start", start));
    }
    if (games != null) {
      options.addAll(List.of("--games", games.toString()));
    }
    options.addAll(List.of("--seed", seed.toString()));
    return options;
  }
}
