package initiative.games.coinsontable;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.List;

/**
 * There is a round table, and coins of one size. A move puts a coin on the table, so that it lies
 * wholly on it; coins may touch, but not overlap. A side that finds no place for a coin loses. All
 * lengths are whole hundredths, and so are the coordinates of the centres of coins; the centre of
 * the table is at 0 0. So it is certain when the game has ended.
 *
 * <p>Start: a line with the radii of the table and of a coin. Move: the coordinates of the centre
 * of the coin. Order: by the first coordinate, then by the second.
 */
public final class CoinsOnTable extends Definition<Table, Coin> {
  private static final Limit TABLE =
      new Limit("table", "the radius of the table in hundredths", 1, 1000);
  private static final Limit COIN =
      new Limit("coin", "the radius of a coin in hundredths", 1, 1000);

  /** The radius of the table is at most so many times that of a coin. */
  static final int RATIO = 20;

  /** So many times a place is guessed, before all places are listed to draw one. */
  private static final int GUESSES = 40;

  private static final int PICTURE_ROWS = 10;

  @Override
  public About about() {
    return new About(
        "coins-on-table",
        "-",
        "symmetry",
        "Coins on a table",
        "Монети на столі",
        "radii 0.01..10.00, the table's up to 20 times the coin's",
        TABLE,
        COIN);
  }

  @Override
  public Habits<Table, Coin> habits() {
    return CoinsOnTableHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new CoinsOnTableStarts(TABLE, COIN);
  }

  @Override
  public Table readStart(StartReader in) throws BadInput {
    String form = "the radii of the table and of a coin, each from 0.01 to 10.00 with two decimals";
    List<String> words = in.words(form, 2);
    long table = Hundredths.parse(words.get(0));
    long coin = Hundredths.parse(words.get(1));
    if (table < TABLE.min || table > TABLE.max || coin < COIN.min || coin > COIN.max) {
      throw in.bad(form);
    }
    if (table > RATIO * coin) {
      throw in.bad("a table whose radius is at most " + RATIO + " times that of a coin");
    }
    return new Table(table, coin);
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  /** All places; there may be millions, each of which is made when it is asked for. */
  @Override
  public List<Coin> moves(Table table) {
    return new Places(table);
  }

  @Override
  public boolean isLegal(Table table, Coin coin) {
    return table.allows(coin);
  }

  /** Any place, each with the same chance, also when very few are left. */
  @Override
  public Coin anyMove(Table table, Chance chance) {
    int reach = table.radius() - table.coinRadius();
    for (int i = 0; i < GUESSES; i++) {
      Coin guess =
          new Coin(chance.below(2 * reach + 1) - reach, chance.below(2 * reach + 1) - reach);
      if (table.allows(guess)) {
        return guess;
      }
    }
    Places places = new Places(table);
    return places.get(chance.below(places.size()));
  }

  @Override
  public Table after(Table table, Coin coin) {
    return table.with(coin);
  }

  @Override
  public Worth ending(Table table) {
    return table.isFull() ? Worth.LOST : null;
  }

  @Override
  public Strategy<Table, Coin> solve(Table start) {
    return new CoinsTable(this);
  }

  @Override
  public Coin parseMove(String line) {
    List<String> words = Blanks.words(line);
    if (words.size() != 2) {
      return null;
    }
    long x = Hundredths.parse(words.get(0));
    long y = Hundredths.parse(words.get(1));
    return x == Hundredths.NONE || y == Hundredths.NONE ? null : new Coin(x, y);
  }

  /** There may be fewer decimals, or none, and zero may have a minus. */
  @Override
  public boolean spells(String line, Coin coin) {
    int blank = line.indexOf(' ');
    return blank > 0
        && blank == line.lastIndexOf(' ')
        && line.indexOf('\t') < 0
        && coin.equals(parseMove(line));
  }

  @Override
  public String moveForm() {
    return "X Y";
  }

  /** The table seen from above: coins, what is left of it, and nothing around it. */
  @Override
  public String picture(Table table) {
    StringBuilder picture = new StringBuilder();
    for (int row = PICTURE_ROWS; row >= -PICTURE_ROWS; row--) {
      for (int column = -2 * PICTURE_ROWS; column <= 2 * PICTURE_ROWS; column++) {
        long x = (long) table.radius() * column / (2 * PICTURE_ROWS);
        long y = (long) table.radius() * row / PICTURE_ROWS;
        picture.append(shown(table, x, y));
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  private static char shown(Table table, long x, long y) {
    for (int i = 0; i < table.coins(); i++) {
      Coin coin = table.coin(i);
      if (isWithin(table.coinRadius(), x - coin.x, y - coin.y)) {
        return 'O';
      }
    }
    return isWithin(table.radius(), x, y) ? '.' : ' ';
  }

  private static boolean isWithin(long radius, long x, long y) {
    return x * x + y * y <= radius * radius;
  }

  @Override
  public Saying because(Strategy<Table, Coin> strategy, Table table) {
    Coin[] unpaired = table.unpaired();
    if (unpaired[0] == null) {
      return new Saying("symmetry.lost");
    }
    if (unpaired[1] == null && table.allows(unpaired[0].opposite())) {
      boolean centre = unpaired[0].equals(unpaired[0].opposite());
      return new Saying(centre ? "centre.won" : "symmetry.won", unpaired[0].opposite());
    }
    return new Saying(strategy.worth(table).isOpen() ? "uneven" : "few");
  }

  @Override
  public Saying forbids(Table table, Coin coin) {
    for (int i = 0; i < table.coins(); i++) {
      if (!table.isApart(coin, table.coin(i))) {
        return new Saying("forbid.overlap", table.coin(i));
      }
    }
    return new Saying("forbid.table");
  }

  /** Whole numbers as the radii of the table and of a coin. */
  @Override
  public Chart<Table> chart(Table start, int size) {
    int most = (int) TABLE.max / 100;
    return super.chart(start, size == 0 ? most : Math.min(size, most));
  }

  @Override
  public Sketch sketch(Table table) {
    long[] placed = new long[2 * table.coins()];
    for (int i = 0; i < table.coins(); i++) {
      placed[2 * i] = table.coin(i).x;
      placed[2 * i + 1] = table.coin(i).y;
    }
    return new Sketch("coins")
        .with("radius", table.radius())
        .with("coin", table.coinRadius())
        .with("placed", placed);
  }

  @Override
  public long[] place(Table table, Coin coin) {
    return new long[] {coin.x, coin.y};
  }

  @Override
  public Saying action(Table table, Coin coin) {
    return new Saying("coin", Hundredths.text(coin.x), Hundredths.text(coin.y));
  }
}
