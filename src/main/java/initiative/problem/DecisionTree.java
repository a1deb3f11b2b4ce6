package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import java.util.Arrays;

/**
 * In a tree of decisions a leaf is written "(p1 p2)", with the payoffs of both players, a choice of
 * the first player "[ node node ... ]" and one of the second "&lt; node node ... &gt;", with up to
 * 6 options each. A player chooses what pays him most, knowing that the other will do so too.
 * Input: the tree, in a line, which may be longer than the 100000 characters of the book. Answer:
 * the two payoffs.
 *
 * <p>A tree may be deeper than a stack of calls, so that open nodes are kept in arrays.
 */
public final class DecisionTree implements Problem {
  private static final int MOST_OPTIONS = 6;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    String line = in.readLine();
    if (line == null) {
      throw new BadInput(in.lineNumber(), null, "a tree in a line");
    }
    Tree tree = new Tree(line);
    in.end();
    answer.append(tree.first[0]).append(' ').append(tree.second[0]);
  }

  /** The open nodes with the best payoffs so far; below them, at depth 0, the whole tree. */
  private static final class Tree {
    private final String line;
    private int at;
    private int depth;
    private char[] closing = new char[64];
    private int[] options = new int[64];
    private int[] first = new int[64];
    private int[] second = new int[64];

    Tree(String line) throws BadInput {
      this.line = line;
      while (depth > 0 || options[0] == 0) {
        char c = next();
        if (c == '[' || c == '<') {
          open(c);
        } else if (c == '(') {
          readLeaf();
        } else if (depth > 0 && c == closing[depth] && options[depth] > 0) {
          depth--;
          offer(first[depth + 1], second[depth + 1]);
        } else {
          throw expected(depth == 0 ? "a node" : inside());
        }
      }
      if (next() != 0) {
        throw expected("the end of the tree");
      }
    }

    private String inside() {
      return "a node or, after 1 to " + MOST_OPTIONS + " nodes, " + closing[depth];
    }

    private void open(char bracket) {
      if (++depth == closing.length) {
        closing = Arrays.copyOf(closing, 2 * depth);
        options = Arrays.copyOf(options, 2 * depth);
        first = Arrays.copyOf(first, 2 * depth);
        second = Arrays.copyOf(second, 2 * depth);
      }
      closing[depth] = bracket == '[' ? ']' : '>';
      options[depth] = 0;
    }

    private void readLeaf() throws BadInput {
      int forFirst = readPayoff();
      int forSecond = readPayoff();
      if (next() != ')') {
        throw expected(")");
      }
      offer(forFirst, forSecond);
    }

    /** The innermost open node gets one more option. */
    private void offer(int forFirst, int forSecond) throws BadInput {
      if (++options[depth] > MOST_OPTIONS) {
        throw expected(inside());
      }
      int better = 1;
      if (options[depth] > 1) {
        better =
            closing[depth] == ']'
                ? Integer.compare(forFirst, first[depth])
                : Integer.compare(forSecond, second[depth]);
      }
      if (better == 0 && (forFirst != first[depth] || forSecond != second[depth])) {
        throw expected("different payoffs, so that there is a best option");
      }
      if (better > 0) {
        first[depth] = forFirst;
        second[depth] = forSecond;
      }
    }

    private int readPayoff() throws BadInput {
      char c = next();
      boolean negative = c == '-';
      long value = 0;
      int from = negative || c == 0 ? at : at - 1;
      for (at = from; at < line.length() && isDigit(line.charAt(at)); at++) {
        value = Math.min(10 * value + (line.charAt(at) - '0'), 1L << 32);
      }
      value = negative ? -value : value;
      if (at == from || value != (int) value) {
        at = Math.min(Math.max(at, from + 1), line.length());
        throw expected("a payoff: an integer of 32 bits");
      }
      return (int) value;
    }

    private static boolean isDigit(char c) {
      return c >= '0' && c <= '9';
    }

    /** The next character that is not blank, or 0 at the end of the line. */
    private char next() {
      while (at < line.length() && line.charAt(at) == ' ') {
        at++;
      }
      return at < line.length() ? line.charAt(at++) : 0;
    }

    /** The report that what ends before the place where we are is not what was expected. */
    private BadInput expected(String what) {
      String read = BadInput.quote(line.substring(Math.max(0, at - 20), at));
      return new BadInput("line 1, character " + at + ": read " + read + ", expected " + what);
    }
  }
}
