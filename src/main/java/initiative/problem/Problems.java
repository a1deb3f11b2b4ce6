package initiative.problem;

import initiative.games.minefield.Minefield;
import initiative.games.minefieldmisere.MinefieldMisere;
import initiative.games.nim.Nim;
import initiative.games.nimbachet.NimBachet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The problems of the book that need no interaction. */
public final class Problems {

  /** What people want to know of a problem before they solve it. */
  public static final class Entry {
    public final String code;
    public final String title;
    public final String limits;

    Entry(String code, String title, String limits) {
      this.code = code;
      this.title = title;
      this.limits = limits;
    }
  }

  private static final Entry[] ENTRIES = {
    new Entry("1.2:A", "Bachet: who wins", "1..12345 sticks"),
    new Entry("1.2:C", "minefield: who wins", "1..12 rows and columns"),
    new Entry("1.2:D", "minefield: winning first moves", "1..1234 rows and columns"),
    new Entry("1.2:F", "minefield, misere: who wins", "1..12 rows and columns"),
    new Entry("1.2:G", "up to double the last move: who wins", "2..10^18 sticks"),
    new Entry("1.3:A", "nim, three heaps: who wins", "3 heaps of 1..40"),
    new Entry("1.3:B", "nim: who wins", "1..123 heaps of 1..123456"),
    new Entry("1.3:C", "nim: winning first moves", "1..123 heaps of 1..123456"),
    new Entry("1.4:A", "Bachet on several heaps: who wins", "1..123 heaps of 1..123456"),
    new Entry(
        "1.4:C",
        "tokens on a minefield: winning first moves",
        "1..123 rows and columns, 1..12 tokens"),
    new Entry("1.4:D", "cells: winning first moves", "1..2000 cells"),
    new Entry("1.4:F", "forest chess: winning first moves", "1..1000 columns"),
    new Entry(
        "1.6:A",
        "Bachet with special moves: won, lost, drawn",
        "0..12345 special moves, 1..12345 starts, 1..10^18 sticks"),
    new Entry("1.6:B", "king and queen: moves to mate", "1..70000 positions"),
    new Entry(
        "1.7:A", "1..3 cards from the right: guaranteed sum", "1..1234567 cards of -1000..1000"),
    new Entry("1.7:C", "a card from either end: guaranteed sum", "1..2013 cards of -1000..1000"),
    new Entry(
        "1.7:D", "two numbers on a card: both sums", "1..30 cards of powers of two up to 2^60"),
    new Entry(
        "1.7:E",
        "two numbers on a card: both sums, guarantee",
        "1..30 cards of powers of two up to 2^60"),
    new Entry("1.7:F", "1..3 cards, three players: their sums", "1..1234567 cards of -1000..1000"),
    new Entry("1.8:A", "decision tree: both payoffs", "a line of up to 2^20 characters"),
    new Entry("1.9:A", "pluses and minuses: expected gain", "0..100 pluses and minuses"),
    new Entry("1.9:B", "1..3 cards and the wind: expected sums", "1..1234 cards of -1000..1000"),
  };

  private Problems() {}

  /** All problems, in the order of the book. */
  public static List<Entry> entries() {
    return Arrays.asList(ENTRIES);
  }

  /** What is to be known of the problem with this code, or null if there is no such problem. */
  public static Entry entry(String code) {
    for (Entry entry : ENTRIES) {
      if (entry.code.equals(code)) {
        return entry;
      }
    }
    return null;
  }

  /**
   * The code of a problem as the book writes it, if it was typed so or without the colon or in
   * small letters; null if there is no such problem.
   */
  public static String code(String typed) {
    for (Entry entry : ENTRIES) {
      String bare = typed.toUpperCase(Locale.ROOT).replace(":", "");
      if (bare.equals(entry.code.replace(":", ""))) {
        return entry.code;
      }
    }
    return null;
  }

  /**
   * A new solver of the problem with this code, or null if there is no such problem. The exporter
   * reads these expressions: a solver's file begins with the one of its problem.
   */
  public static Problem of(String code) {
    switch (code) {
      case "1.2:A":
        return new BachetWinner();
      case "1.2:C":
        return new MinefieldWinner(new Minefield());
      case "1.2:D":
        return new MinefieldFirstMoves();
      case "1.2:F":
        return new MinefieldWinner(new MinefieldMisere());
      case "1.2:G":
        return new FibonacciNimWinner();
      case "1.3:A":
        return new ThreeHeapsWinner();
      case "1.3:B":
        return new NimWinner(new Nim(), false);
      case "1.3:C":
        return new NimWinner(new Nim(), true);
      case "1.4:A":
        return new NimWinner(new NimBachet(), false);
      case "1.4:C":
        return new TokensFirstMoves();
      case "1.4:D":
        return new CellsFirstMoves();
      case "1.4:F":
        return new ForestChessFirstMoves();
      case "1.6:A":
        return new BachetCyclesOutcomes();
      case "1.6:B":
        return new QueenMates();
      case "1.7:A":
        return new GuaranteedSum();
      case "1.7:C":
        return new EitherEndSum();
      case "1.7:D":
        return new TwoNumberCards(false);
      case "1.7:E":
        return new TwoNumberCards(true);
      case "1.7:F":
        return new ThreePlayers();
      case "1.8:A":
        return new DecisionTree();
      case "1.9:A":
        return new PlusesAndMinuses();
      case "1.9:B":
        return new WindyCards();
      default:
        return null;
    }
  }
}
