package initiative.games.grundy;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/**
 * There are several heaps of sticks. A move splits one heap into two that are not empty and not
 * equal. A side that cannot move, since all heaps have 1 or 2 sticks, loses.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the size of a heap and
 * that of the smaller one of the parts; heaps have no numbers. Order: by size, then by part.
 */
public final class Grundy extends Definition<Sizes, Grundy.Split> {
  private static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  private static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 100000);

  /** The values for the largest heap that has been met; it takes long to compute them. */
  private volatile SplitValues known = new SplitValues(0);

  /** A heap of some size is split into a smaller part and the rest. */
  public static final class Split extends Tuple {
    public final int size;
    public final int part;

    public Split(int size, int part) {
      super(size, part);
      this.size = size;
      this.part = part;
    }
  }

  /** All splits, made when they are asked for, since there may be hundreds of thousands. */
  private static final class Splits extends AbstractList<Split> {
    private final Sizes sizes;

    Splits(Sizes sizes) {
      this.sizes = sizes;
    }

    private int count(int index) {
      return (sizes.sizeAt(index) - 1) / 2;
    }

    @Override
    public Split get(int index) {
      int rest = index;
      for (int i = 0; i < sizes.kinds() && rest >= 0; i++) {
        if (rest < count(i)) {
          return new Split(sizes.sizeAt(i), rest + 1);
        }
        rest -= count(i);
      }
      throw new IndexOutOfBoundsException(Integer.toString(index));
    }

    @Override
    public int size() {
      int size = 0;
      for (int i = 0; i < sizes.kinds(); i++) {
        size += count(i);
      }
      return size;
    }
  }

  @Override
  public About about() {
    return new About(
        "grundy", "1.4.5", "sparse Grundy", "Grundy's game", "Гра Гранді", HEAPS, STICKS);
  }

  @Override
  public Habits<Sizes, Split> habits() {
    return GrundyHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(HEAPS, STICKS)
        .usual(
            "heaps 1..3 sticks 1..20 won",
            "heaps 1..3 sticks 1..20 lost",
            "heaps 2..5 sticks 20..200 won",
            "heaps 2..5 sticks 20..200 lost",
            "heaps 7..12 sticks 1000..10000 won",
            "heaps 7..12 sticks 1000..10000 lost");
  }

  @Override
  public Strategy<Sizes, Split> solve(Sizes start) {
    SplitValues values = known;
    if (values.largest() < start.largest()) {
      values = new SplitValues(start.largest());
      known = values;
    }
    return new SplitTable(this, values);
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public Sizes readStart(StartReader in) throws BadInput {
    int count = in.integer(HEAPS);
    return Sizes.of(in.numbers(STICKS, count));
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public List<Split> moves(Sizes sizes) {
    return new Splits(sizes);
  }

  @Override
  public boolean isLegal(Sizes sizes, Split split) {
    return split.part >= 1 && split.part < split.size - split.part && sizes.has(split.size);
  }

  @Override
  public Sizes after(Sizes sizes, Split split) {
    return sizes.without(split.size).with(split.part).with(split.size - split.part);
  }

  @Override
  public Worth ending(Sizes sizes) {
    return sizes.largest() <= 2 ? Worth.LOST : null;
  }

  @Override
  public Split parseMove(String line) {
    long[] numbers = Numbers.exactly(2, line);
    boolean fits =
        numbers != null && numbers[0] == (int) numbers[0] && numbers[1] == (int) numbers[1];
    return fits ? new Split((int) numbers[0], (int) numbers[1]) : null;
  }

  @Override
  public String moveForm() {
    return "SIZE PART";
  }

  /** Each heap that can be split is worth the value of its size. */
  @Override
  public List<Part> parts(Strategy<Sizes, Split> strategy, Sizes sizes) {
    SplitTable table = (SplitTable) strategy;
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < sizes.kinds(); i++) {
      int size = sizes.sizeAt(i);
      long[] options = size > Part.FEW ? null : new long[(size - 1) / 2];
      for (int part = 1; options != null && part <= options.length; part++) {
        options[part - 1] = table.value(part) ^ table.value(size - part);
      }
      for (int count = 0; size > 2 && count < sizes.countAt(i); count++) {
        parts.add(new Part(new Saying("part.size", size), table.value(size), options));
      }
    }
    return parts;
  }

  @Override
  public Saying forbids(Sizes sizes, Split split) {
    return sizes.has(split.size)
        ? new Saying("forbid.parts", split.part, (long) split.size - split.part)
        : new Saying("forbid.size", split.size);
  }

  /** The Grundy values of single heaps; nobody knows a period. */
  @Override
  public Chart<Sizes> chart(Sizes start, int size) {
    int last = size == 0 ? 40 : size;
    SplitTable table = new SplitTable(this, new SplitValues(last));
    Chart<Sizes> chart = new Chart<Sizes>("chart.title.grundy").meaning("chart.meaning.grundy");
    chart.columns("sticks", 1, last).row("");
    for (int sticks = 1; sticks <= last; sticks++) {
      chart.add(table, Sizes.of(sticks), table.value(sticks));
    }
    return chart;
  }

  /** Heaps of the same size are drawn once, with their number beside. */
  @Override
  public Sketch sketch(Sizes sizes) {
    long[] heaps = new long[sizes.kinds()];
    long[] counts = new long[heaps.length];
    for (int i = 0; i < heaps.length; i++) {
      heaps[i] = sizes.sizeAt(i);
      counts[i] = sizes.countAt(i);
    }
    return Sketch.heaps(heaps).with("counts", counts).with("split", true);
  }

  @Override
  public long[] place(Sizes sizes, Split split) {
    return new long[] {sizes.indexOf(split.size), split.part};
  }

  @Override
  public Saying action(Sizes sizes, Split split) {
    return new Saying("split", split.size, split.part, split.size - split.part);
  }
}
