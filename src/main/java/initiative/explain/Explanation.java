package initiative.explain;

import initiative.game.Worth;
import java.util.List;

/**
 * What is to be said of a position: what it is worth, and why. It is data in no language, so that a
 * terminal and a page can show the same.
 *
 * @param game the name by which the game is asked for
 * @param position the position in one line
 * @param worth what it is worth to the side to move
 * @param blocks what is said, in order
 */
public record Explanation(String game, String position, Worth worth, List<Block> blocks) {}
