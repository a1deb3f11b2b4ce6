package initiative.match;

/**
 * One game to be played: which game, against whom, from where, and with what luck.
 *
 * @param start the start as one text, its lines separated by slashes or line breaks
 * @param mustSeize whether the player has to win even though the start is lost
 * @param seed decides all random choices of the opponent, and those of our own bot
 */
public record Pairing(String game, String opponent, String start, boolean mustSeize, long seed) {}
