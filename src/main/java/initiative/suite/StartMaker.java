package initiative.suite;

import initiative.bot.Chance;
import initiative.game.QueenEndgame;
import initiative.solve.MateTable;
import java.util.List;

/** How the random starts of one game are made; a new game needs one of its own, or data for one. */
interface StartMaker {

  /** The sizes that a description may narrow, with the limits of the game. */
  List<Size> sizes();

  /** A start as text, whose sizes are drawn from these, given in the same order. */
  String make(List<Size> sizes, Chance chance);

  /** Descriptions of starts that cover won and lost, small and large. */
  List<String> defaults();

  /** The maker for a game, or null if there is none. */
  static StartMaker of(String game) {
    return switch (game) {
      case "bachet" ->
          new OneNumber(
              new Size("sticks", 1, 12345),
              "sticks 1..30 won",
              "sticks 1..30 lost",
              "sticks 100..1000 won",
              "sticks 100..1000 lost",
              "sticks 1000..12345 won",
              "sticks 1000..12345 lost");
      case "fibonacci-nim" ->
          new OneNumber(
              new Size("sticks", 2, 12345),
              "sticks 2..30 won",
              "sticks 2..30 lost",
              "sticks 100..1000 won",
              "sticks 100..1000 lost",
              "sticks 1000..12345 won",
              "sticks 1000..12345 lost");
      case "cells" ->
          new OneNumber(
              new Size("cells", 1, 2000),
              "cells 1..30 won",
              "cells 1..50 lost",
              "cells 100..300 won",
              "cells 100..300 lost",
              "cells 1000..2000 won");
      case "nim", "nim-bachet" ->
          new RowOfNumbers(
              new Size("heaps", 1, 12),
              new Size("sticks", 1, 1234),
              "heaps 1..3 sticks 1..9 won",
              "heaps 2..3 sticks 1..9 lost",
              "heaps 3..5 sticks 1..50 won",
              "heaps 3..5 sticks 1..50 lost",
              "heaps 7..12 sticks 98..1234 won",
              "heaps 7..12 sticks 98..1234 lost");
      case "minefield" -> new RandomField();
      case "bachet-cycles" -> new RandomSpecials();
      case "queen-endgame" -> new RandomEndgame();
      case "max-sum" ->
          new RowOfNumbers(
              new Size("cards", 1, 1000),
              new Size("values", -1000, 1000),
              "cards 1..10 values -9..9 won",
              "cards 2..10 values -9..9 lost",
              "cards 50..100 won",
              "cards 50..100 lost",
              "cards 900..1000 won",
              "cards 900..1000 lost");
      default -> null;
    };
  }

  /** Starts that consist of one number. */
  record OneNumber(Size size, List<String> defaults) implements StartMaker {
    OneNumber(Size size, String... defaults) {
      this(size, List.of(defaults));
    }

    @Override
    public List<Size> sizes() {
      return List.of(size);
    }

    @Override
    public String make(List<Size> sizes, Chance chance) {
      return Integer.toString(sizes.get(0).draw(chance));
    }
  }

  /** Starts that consist of a number and as many numbers in a line. */
  record RowOfNumbers(Size count, Size values, List<String> defaults) implements StartMaker {
    RowOfNumbers(Size count, Size values, String... defaults) {
      this(count, values, List.of(defaults));
    }

    @Override
    public List<Size> sizes() {
      return List.of(count, values);
    }

    @Override
    public String make(List<Size> sizes, Chance chance) {
      int drawn = sizes.get(0).draw(chance);
      StringBuilder text = new StringBuilder().append(drawn);
      for (int i = 0; i < drawn; i++) {
        text.append(i == 0 ? '/' : ' ').append(sizes.get(1).draw(chance));
      }
      return text.toString();
    }
  }

  /** A field whose mines are a share of its cells, in percent. */
  final class RandomField implements StartMaker {
    @Override
    public List<Size> sizes() {
      return List.of(
          new Size("rows", 1, 123), new Size("columns", 1, 123), new Size("mines", 0, 99));
    }

    @Override
    public String make(List<Size> sizes, Chance chance) {
      int rows = sizes.get(0).draw(chance);
      int columns = sizes.get(1).draw(chance);
      int mines = sizes.get(2).draw(chance);
      StringBuilder text = new StringBuilder().append(rows).append(' ').append(columns);
      for (int row = 0; row < rows; row++) {
        text.append('/');
        for (int column = 0; column < columns; column++) {
          boolean free = row + column == 0 || chance.below(100) >= mines;
          text.append(free ? '.' : '*');
        }
      }
      return text.toString();
    }

    @Override
    public List<String> defaults() {
      return List.of(
          "rows 1..6 columns 1..6 mines 0..40 won",
          "rows 1..6 columns 1..6 mines 0..40 lost",
          "rows 20..40 columns 20..40 mines 0..20 won",
          "rows 20..40 columns 20..40 mines 0..20 lost",
          "rows 100..123 columns 100..123 mines 0..10 won",
          "rows 100..123 columns 100..123 mines 0..10 lost");
    }
  }

  /** Special moves of which some, in percent, go up or stay; if none does, no game is drawn. */
  final class RandomSpecials implements StartMaker {
    @Override
    public List<Size> sizes() {
      return List.of(
          new Size("sticks", 1, 1000000000),
          new Size("specials", 0, 12345),
          new Size("up", 0, 100));
    }

    @Override
    public String make(List<Size> sizes, Chance chance) {
      int sticks = sizes.get(0).draw(chance);
      int specials = sizes.get(1).draw(chance);
      int up = sizes.get(2).draw(chance);
      StringBuilder text = new StringBuilder().append(specials);
      for (int i = 0; i < specials; i++) {
        int from = 1 + chance.below(sticks);
        boolean rises = chance.below(100) < up;
        int to = rises ? from + chance.below(sticks - from + 1) : chance.below(from);
        text.append('/').append(from).append(' ').append(to);
      }
      return text.append('/').append(sticks).toString();
    }

    @Override
    public List<String> defaults() {
      return List.of(
          "sticks 5..30 specials 1..5 up 0..50 won",
          "sticks 5..30 specials 1..5 up 0..50 lost",
          "sticks 5..30 specials 1..5 up 20..50 drawn",
          "sticks 500..2000 specials 50..300 up 0 won",
          "sticks 500..2000 specials 50..300 up 0 lost",
          "sticks 90000..100000 specials 12345 up 1..50 drawn");
    }
  }

  /** Positions of the queen's endgame by the number of moves that White needs. */
  final class RandomEndgame implements StartMaker {
    private final MateTable mates = new MateTable();

    @Override
    public List<Size> sizes() {
      return List.of(new Size("moves", 1, 10));
    }

    @Override
    public String make(List<Size> sizes, Chance chance) {
      int moves = sizes.get(0).draw(chance);
      while (true) {
        int king = chance.below(QueenEndgame.SQUARES);
        int queen = chance.below(QueenEndgame.SQUARES);
        int blackKing = chance.below(QueenEndgame.SQUARES);
        if (mates.movesToMate(king, queen, blackKing) == moves) {
          return QueenEndgame.nameOf(king)
              + " "
              + QueenEndgame.nameOf(queen)
              + " "
              + QueenEndgame.nameOf(blackKing);
        }
      }
    }

    @Override
    public List<String> defaults() {
      return List.of("moves 1..2", "moves 3..5", "moves 6..8", "moves 9", "moves 10");
    }
  }
}
