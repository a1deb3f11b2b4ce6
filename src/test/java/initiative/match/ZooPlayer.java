package initiative.match;

import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.player.Channel;
import initiative.player.Player;
import initiative.player.StreamChannel;
import initiative.process.CommandWords;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A player with a bad habit, as a program: {@code ZooPlayer GAME --habit}. It plays any game as our
 * own bot does, but for its habit, which shows in its second line if it is about the middle of a
 * game.
 */
final class ZooPlayer implements Channel {
  private static final int LARGE_BUFFER = 1 << 20;

  private final Habit habit;
  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private final OutputStream buffered = new BufferedOutputStream(out, LARGE_BUFFER);
  private final Channel honest = new StreamChannel(new FileInputStream(FileDescriptor.in), out);
  private int written;

  private ZooPlayer(Habit habit) {
    this.habit = habit;
  }

  /** The command that starts a player with this habit. */
  static List<String> command(String game, Habit habit) {
    String java =
        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java, "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx1g"));
    command.addAll(List.of("-cp", classPath, ZooPlayer.class.getName(), game, habit.flag()));
    return command;
  }

  public static void main(String[] args) throws IOException, BadInput {
    Habit habit = Habit.ofFlag(args[1]);
    ZooPlayer player = new ZooPlayer(habit);
    player.beforeTheStart();
    player.play(Catalogue.game(args[0]));
    player.afterTheEnd();
  }

  private <P, M> void play(Game<P, M> game) throws BadInput {
    P start = game.readStart(new StartReader(this));
    Strategy<P, M> strategy = game.solve(start);
    Strategy<P, M> used = habit == Habit.LOSES ? new Worst<>(strategy) : strategy;
    new Player<>(game, new Chance(1), this).play(start, used, false);
  }

  private void beforeTheStart() throws IOException {
    switch (habit) {
      case BANNER -> print("Welcome to my program!\n");
      case BINARY -> print("\0\u0001\u00ff\r\u0080\u001b[2J\n");
      case LEAVES_AT_ONCE -> System.exit(0);
      case DIES_AT_ONCE -> System.exit(9);
      case HANGS_AT_ONCE -> sleepForEver();
      case FLOODS_LINES -> flood(out, "all work and no play\n");
      case FLOODS_WITHOUT_LINES -> flood(out, "all work and no play ");
      case FLOODS_ERRORS -> flood(System.err, "all work and no play\n");
      case TALKS_TO_ERRORS -> System.err.println("thinking about the start");
      case CLOSES_ERRORS -> System.err.close();
      case LEAVES_GRANDCHILD -> start(Sleepers.GRANDCHILD + " &");
      case LEAVES_DAEMON -> start("(setsid " + Sleepers.DAEMON + " <&- >&- &)");
      case LEAVES_HIDDEN_DAEMON -> start("(env -i setsid " + Sleepers.HIDDEN + " &)");
      case FORKS_FOR_EVER -> start("f() { sleep 5 & f & }; f; while :; do sleep 5 & done");
      case GRANDCHILD_EATS_MEMORY -> {
        start("printf '41\\n1\\n' | " + memoryEater() + " &");
        sleepForEver();
      }
      default -> {}
    }
  }

  private static String memoryEater() {
    StringBuilder command = new StringBuilder();
    for (String word : command("bachet", Habit.EATS_MEMORY)) {
      command.append(CommandWords.quote(word)).append(' ');
    }
    return command + ">/dev/null";
  }

  private void afterTheEnd() throws IOException {
    switch (habit) {
      case PLAYS_ON -> print("1\n");
      case EXIT_CODE_AFTER_PHRASE -> System.exit(3);
      case NO_PHRASE_BUT_EXIT_CODE -> System.exit(4);
      case STAYS -> sleepForEver();
      case STAYS_WITHOUT_OUTPUT -> {
        out.close();
        sleepForEver();
      }
      case FLOODS_ERRORS_AT_THE_END -> flood(System.err, "all work and no play\n");
      default -> {}
    }
  }

  @Override
  public String readLine() throws BadInput {
    String line = honest.readLine();
    if (line == null && habit == Habit.FLUSHES_AT_THE_END) {
      flush();
    }
    return line;
  }

  private void flush() {
    try {
      buffered.flush();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void readLineOrFail() {
    try {
      throw new IllegalStateException("read " + honest.readLine());
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int lineNumber() {
    return honest.lineNumber();
  }

  @Override
  public void writeLine(String line) throws IOException {
    written++;
    boolean isPhrase = line.endsWith("!") || line.endsWith(".") || line.startsWith("FINISH");
    if (isPhrase) {
      writePhrase(line);
    } else if (written == 2) {
      writeSecond(line);
    } else if (habit == Habit.NO_FLUSH || habit == Habit.FLUSHES_AT_THE_END) {
      buffered.write(bytes(line + "\n"));
    } else {
      honest.writeLine(line);
    }
  }

  private void writePhrase(String phrase) throws IOException {
    switch (habit) {
      case NO_PHRASE, NO_PHRASE_BUT_EXIT_CODE -> {}
      case WRONG_PHRASE -> honest.writeLine("Game over");
      case LAST_LINE_OPEN -> print(phrase);
      case CARRIAGE_RETURNS -> honest.writeLine(phrase + "\r");
      default -> honest.writeLine(phrase);
    }
  }

  private void writeSecond(String line) throws IOException {
    switch (habit) {
      case CARRIAGE_RETURNS -> honest.writeLine(line + "\r");
      case EXTRA_SPACE -> honest.writeLine(line + " ");
      case EMPTY_LINE -> honest.writeLine("");
      case ILLEGAL_MOVE -> honest.writeLine(line + "999");
      case EARLY_PHRASE -> honest.writeLine("I won!");
      case LEAVES -> System.exit(0);
      case EXIT_CODE -> System.exit(7);
      case EXCEPTION -> throw new IllegalStateException("no idea what to play");
      case KILLED -> {
        start("kill -9 " + ProcessHandle.current().pid());
        sleepForEver();
      }
      case KILLS_ITS_GROUP -> {
        start("kill -9 0");
        sleepForEver();
      }
      case HANGS -> sleepForEver();
      case COMPUTES -> {
        while (true) {
          written++;
        }
      }
      case READS_TOO_MUCH -> readLineOrFail();
      case HALF_LINE -> {
        print(line);
        sleepForEver();
      }
      case HALF_LINE_THEN_LEAVES -> {
        print(line);
        System.exit(0);
      }
      case CLOSES_INPUT -> {
        System.in.close();
        honest.writeLine(line);
        System.exit(0);
      }
      case CLOSES_OUTPUT -> {
        out.close();
        sleepForEver();
      }
      case EATS_MEMORY -> eatMemory();
      default -> honest.writeLine(line);
    }
  }

  private void print(String text) throws IOException {
    out.write(bytes(text));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Writes for ever; who listens no more has to end this process. */
  private static void flood(OutputStream stream, String text) {
    byte[] bytes = bytes(text.repeat(400));
    while (true) {
      try {
        stream.write(bytes);
      } catch (IOException e) {
        sleepForEver();
      }
    }
  }

  private static void eatMemory() {
    List<byte[]> eaten = new ArrayList<>();
    while (eaten.size() < 500) {
      byte[] block = new byte[1 << 20];
      for (int i = 0; i < block.length; i += 1024) {
        block[i] = 1;
      }
      eaten.add(block);
    }
    sleepForEver();
  }

  private static void start(String script) throws IOException {
    try {
      new ProcessBuilder("sh", "-c", script).inheritIO().start().waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void sleepForEver() {
    while (true) {
      try {
        Thread.sleep(Long.MAX_VALUE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Makes a move that is not among the best, if there is one. */
  private static final class Worst<P, M> extends Strategy<P, M> {
    private final Strategy<P, M> strategy;

    Worst(Strategy<P, M> strategy) {
      super(strategy.game());
      this.strategy = strategy;
    }

    @Override
    public Worth worth(P position) {
      return strategy.worth(position);
    }

    @Override
    public List<M> best(P position) {
      List<M> moves = new ArrayList<>(game.moves(position));
      moves.removeAll(strategy.keeping(position));
      return moves;
    }
  }
}
