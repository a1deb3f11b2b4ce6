package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Backward induction: 1.8:A. */
class DecisionTreeTests {

  /** A tree with holes for payoffs: a leaf has no options. */
  private record Node(boolean first, List<Node> options) {
    private static final Node LEAF = new Node(true, List.of());

    int leaves() {
      return this == LEAF ? 1 : options.stream().mapToInt(Node::leaves).sum();
    }

    String text(List<int[]> payoffs) {
      if (this == LEAF) {
        int[] payoff = payoffs.remove(0);
        return "(" + payoff[0] + " " + payoff[1] + ")";
      }
      String inside = options.stream().map(o -> o.text(payoffs)).collect(Collectors.joining(" "));
      return first ? "[ " + inside + " ]" : "< " + inside + " >";
    }

    int[] value(List<int[]> payoffs) {
      if (this == LEAF) {
        return payoffs.remove(0);
      }
      int player = first ? 0 : 1;
      int[] best = null;
      for (Node option : options) {
        int[] value = option.value(payoffs);
        best = best == null || value[player] > best[player] ? value : best;
      }
      return best;
    }
  }

  /** All trees with so many leaves. */
  private static List<Node> trees(int leaves) {
    List<Node> trees = new ArrayList<>();
    if (leaves == 1) {
      trees.add(Node.LEAF);
    }
    for (List<Node> options : rows(leaves, 6)) {
      if (options.size() >= 2) {
        trees.add(new Node(true, options));
        trees.add(new Node(false, options));
      }
    }
    return trees;
  }

  /** All rows of up to so many trees with so many leaves together; one tree is only a leaf here. */
  private static List<List<Node>> rows(int leaves, int most) {
    List<List<Node>> rows = new ArrayList<>();
    if (leaves == 0) {
      rows.add(List.of());
    }
    for (int head = 1; head <= leaves && most > 0; head++) {
      for (List<Node> tail : rows(leaves - head, most - 1)) {
        if (head < leaves || most < 6) {
          for (Node tree : trees(head)) {
            List<Node> row = new ArrayList<>(List.of(tree));
            row.addAll(tail);
            rows.add(row);
          }
        }
      }
    }
    return rows;
  }

  private static void compare(Node tree, List<int[]> payoffs) {
    String text = tree.text(new ArrayList<>(payoffs));
    int[] value = tree.value(new ArrayList<>(payoffs));
    assertEquals(value[0] + " " + value[1] + "\n", Solved.answer("1.8:A", text + "\n"), text);
  }

  private static List<int[]> randomPayoffs(int leaves, Random random) {
    List<Integer> first = new ArrayList<>(IntStream.range(-leaves, leaves).boxed().toList());
    List<Integer> second = new ArrayList<>(first);
    Collections.shuffle(first, random);
    Collections.shuffle(second, random);
    List<int[]> payoffs = new ArrayList<>();
    for (int i = 0; i < leaves; i++) {
      payoffs.add(new int[] {first.get(i), second.get(i)});
    }
    return payoffs;
  }

  @Test
  void everySmallTreeIsSolvedAsByRecursion() {
    Random random = new Random(14);
    for (int leaves = 1; leaves <= 6; leaves++) {
      List<Node> trees = trees(leaves);
      int draws = leaves <= 4 ? 40 : 2;
      for (Node tree : trees) {
        for (int i = 0; i < draws; i++) {
          compare(tree, randomPayoffs(tree.leaves(), random));
        }
      }
    }
  }

  @Test
  void thereAreAsManySmallTreesAsCountedByHand() {
    assertEquals(1, trees(1).size());
    assertEquals(2, trees(2).size());
    assertEquals(10, trees(3).size());
  }

  /** A chain in which each player in turn may stop; it is left at the very end or at once. */
  private static String chain(int depth, boolean goOn) {
    StringBuilder text = new StringBuilder();
    for (int level = 0; level < depth; level++) {
      int payoff = goOn ? level : depth - level;
      text.append(level % 2 == 0 ? "[ (" : "< (").append(payoff).append(' ').append(payoff);
      text.append(") ");
    }
    text.append(goOn ? "(" + depth + " " + depth + ")" : "(0 0)");
    for (int level = depth - 1; level >= 0; level--) {
      text.append(level % 2 == 0 ? " ]" : " >");
    }
    return text.toString();
  }

  /** Nodes with one option each: the deepest tree in 100000 characters. */
  private static String deepest() {
    return "[ < ".repeat(12499) + "(1 2)" + " > ]".repeat(12499);
  }

  @Test
  void deepTreesNeedNoDeepStack() throws Exception {
    AtomicReference<List<String>> answers = new AtomicReference<>();
    Runnable solve =
        () ->
            answers.set(
                List.of(
                    Solved.answer("1.8:A", chain(25000, true)),
                    Solved.answer("1.8:A", chain(25000, false)),
                    Solved.answer("1.8:A", deepest())));
    Thread thread = new Thread(null, solve, "small stack", 1 << 17);
    thread.start();
    thread.join();
    assertEquals(List.of("25000 25000\n", "25000 25000\n", "1 2\n"), answers.get());
  }

  @Test
  void treeThatNeverClosesIsReportedHoweverDeep() {
    Solved solved = Solved.run("1.8:A", "[ ".repeat(25000) + "\n");
    assertEquals(2, solved.exitCode());
    assertTrue(solved.report().startsWith("line 1, character 50000:"), solved.report());
  }

  @Test
  void largestPayoffsAreThoseOfThirtyTwoBits() {
    String tree = "[ (-2147483648 2147483647) (2147483647 -2147483648) ]";
    assertEquals("2147483647 -2147483648\n", Solved.answer("1.8:A", tree));
    assertEquals(2, Solved.run("1.8:A", tree.replace("(2147483647", "(2147483648")).exitCode());
    assertEquals(2, Solved.run("1.8:A", tree.replace("(-2147483648", "(-2147483649")).exitCode());
    assertEquals(2, Solved.run("1.8:A", tree.replace("(2", "(20000000000000000000")).exitCode());
  }

  @Test
  void tiesThatMatterAreReported() {
    assertEquals(2, Solved.run("1.8:A", "[ (1 2) (1 3) ]").exitCode());
    assertEquals("1 3\n", Solved.answer("1.8:A", "< (1 2) (1 3) >"));
  }

  @Test
  void treesThatAreNoneAreReportedWithTheirPlace() {
    for (String tree :
        List.of(
            "",
            " ",
            "x",
            "(1 2",
            "(1)",
            "()",
            "(1 2 3)",
            "(1 2) (3 4)",
            "[ ]",
            "]",
            "[ (1 2) (3 4) >",
            "< (1 2) (3 4) ]",
            "[ (1 2) (3 4)",
            "[ (1 2) (3 4) ] ]",
            "(1 2)]",
            "[ (1 2) 3 ]",
            "(a b)",
            "(- 1)",
            "(--1 1)",
            "(1.5 2)",
            "( )",
            "[ (1 1) (2 2) (3 3) (4 4) (5 5) (6 6) (7 7) ]")) {
      Solved solved = Solved.run("1.8:A", tree + "\n");
      assertEquals(2, solved.exitCode(), tree);
      assertEquals("", solved.answer());
      assertTrue(solved.report().startsWith("line 1, character "), solved.report());
      assertEquals(1, solved.report().lines().count());
    }
    assertEquals(2, Solved.run("1.8:A", "(1 2)\n(3 4)\n").exitCode());
    assertEquals(2, Solved.run("1.8:A", "(1 2)" + " ".repeat(1 << 21)).exitCode());
  }
}
