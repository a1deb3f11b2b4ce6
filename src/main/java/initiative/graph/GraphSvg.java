package initiative.graph;

import initiative.catalogue.Definition;
import initiative.chart.Svg;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A graph as a picture: positions in layers, shapes and letters for what they are worth. */
public final class GraphSvg<P, M> {
  private static final double MARGIN = 28;
  private static final double TITLE = 28;
  private static final double TEXT = 18;
  private static final double MOVE = 16;
  private static final double NOTE = 19;
  private static final double NARROWEST = 760;
  private static final double SLIDE_WIDE = 1220;
  private static final double SLIDE_HIGH = 540;
  private static final double THICK = 4;
  private static final double THIN = 1.6;
  private static final double[] SHARES = {0.45, 0.36, 0.54, 0.62, 0.28, 0.7, 0.2, 0.8, 0.9};
  private static final String BOLD = " font-weight=\"bold\"";

  private final PositionGraph<P, M> graph;
  private final GraphWords words;
  private final Svg svg = new Svg();
  private final double[] wide;
  private final double[] high;
  private boolean across;
  private Layout layout;
  private double[] layers;
  private double[] thick;
  private double left;
  private double top;

  /** Where something is written already. */
  private final List<double[]> taken = new ArrayList<>();

  private GraphSvg(PositionGraph<P, M> graph, GraphWords words) {
    this.graph = graph;
    this.words = words;
    wide = new double[graph.nodes().size()];
    high = new double[wide.length];
  }

  /** The whole file. */
  public static <P, M> String of(
      Definition<P, M> game, String start, PositionGraph<P, M> graph, Language language) {
    return new GraphSvg<>(graph, new GraphWords(game, start, graph, language)).whole();
  }

  private String whole() {
    for (int node = 0; node < wide.length; node++) {
      measure(node);
    }
    double down = scale(false);
    if (scale(true) > down) {
      scale(false);
    }
    double length = layout.length();
    double depth = layers[layers.length - 1];
    double body = across ? depth : length;
    double width = Math.max(Math.max(NARROWEST, legendWidth()), body + 2 * MARGIN);
    width = Math.max(width, 1.1 * Svg.width(words.title(), TITLE) + 2 * MARGIN);
    svg.text(MARGIN, MARGIN + TITLE, TITLE, "start", Svg.INK, BOLD, words.title());
    left = (width - body) / 2;
    top = MARGIN + TITLE + 30;
    for (int node = 0; node < wide.length; node++) {
      double x = x(layout.u(node), v(node));
      double y = y(layout.u(node), v(node));
      double w = wide[node] / 2;
      double h = high[node] / 2;
      taken.add(new double[] {x - w, y - h, x + w, y + h});
    }
    edges();
    for (int node = 0; node < wide.length; node++) {
      draw(node);
    }
    double end = top + (across ? length : depth);
    double height = legend(end + 24) + MARGIN;
    return svg.whole(words.language(), words.title(), width, height);
  }

  /** How large a node is: its lines, and room for the shape around them. */
  private void measure(int number) {
    PositionGraph.Node<P> node = graph.nodes().get(number);
    double text = Svg.width(words.worth(node), TEXT);
    List<String> lines = words.lines(node.position());
    for (String line : lines) {
      text = Math.max(text, Svg.width(line, TEXT) * 1.06);
    }
    double rows = (lines.size() + 1) * TEXT * 1.2;
    boolean lost = GraphWords.name(node).equals("lost");
    double factor = node.chance() ? 1.45 : lost ? 1.3 : 1;
    double ended = node.ended() ? 8 : 0;
    wide[number] = Math.max(54, text * factor + 22) + ended;
    high[number] = rows * (node.chance() ? 1.6 : lost ? 1.25 : 1) + 12 + ended;
  }

  /** Lays the graph out downward or across; returns how much a slide has to shrink it. */
  private double scale(boolean turned) {
    across = turned;
    layout = laid(turned);
    layers();
    double length = layout.length();
    double depth = layers[layers.length - 1];
    return Math.max((across ? depth : length) / SLIDE_WIDE, (across ? length : depth) / SLIDE_HIGH);
  }

  private Layout laid(boolean turned) {
    int[] levels = new int[wide.length];
    for (int node = 0; node < levels.length; node++) {
      levels[node] = graph.nodes().get(node).level();
    }
    int[][] pairs = new int[graph.edges().size()][];
    for (int edge = 0; edge < pairs.length; edge++) {
      pairs[edge] = new int[] {graph.edges().get(edge).from(), graph.edges().get(edge).to()};
    }
    return new Layout(levels, turned ? high : wide, pairs, turned ? 26 : 30);
  }

  /** Where each layer has its middle; behind the last, where all ends. */
  private void layers() {
    layers = new double[layout.layers() + 1];
    thick = new double[layout.layers()];
    int[] passing = new int[layout.layers()];
    for (int node = 0; node < wide.length; node++) {
      int level = graph.nodes().get(node).level();
      thick[level] = Math.max(thick[level], across ? wide[node] : high[node]);
    }
    double longest = 0;
    for (PositionGraph.Edge<M> edge : graph.edges()) {
      passing[graph.nodes().get(edge.from()).level()]++;
      longest = Math.max(longest, Svg.width(words.moves(graph, edge), MOVE));
    }
    double at = 0;
    for (int layer = 0; layer < thick.length; layer++) {
      layers[layer] = at + thick[layer] / 2;
      at += thick[layer];
      if (layer + 1 < thick.length) {
        double label = words.hasMoves() && across ? longest + 30 : 0;
        at += Math.max(label, 66) + Math.min(70, 2.0 * passing[layer]);
      }
    }
    layers[thick.length] = at;
  }

  private double x(double u, double v) {
    return left + (across ? v : u);
  }

  private double y(double u, double v) {
    return top + (across ? u : v);
  }

  private double v(int node) {
    return layers[graph.nodes().get(node).level()];
  }

  /** The end of an edge at a node. */
  private final class Port {
    final int node;

    /** Where the edge comes from or goes to, along the next layer. */
    final double towards;

    double u;
    double v;

    Port(int node, double towards) {
      this.node = node;
      this.towards = towards;
    }

    /** The place on the outline of the node, so much beside its middle; below it, or above. */
    void put(double beside, boolean below) {
      double half = (across ? wide[node] : high[node]) / 2;
      double side = (across ? high[node] : wide[node]) / 2;
      PositionGraph.Node<P> at = graph.nodes().get(node);
      double share = beside / side;
      double out = half;
      if (at.chance()) {
        out = half * (1 - Math.abs(share));
      } else if (GraphWords.name(at).equals("lost")) {
        out = half * Math.sqrt(1 - share * share);
      }
      u = layout.u(node) + beside;
      v = v(node) + (below ? out : -out);
    }
  }

  private void edges() {
    int count = graph.edges().size();
    List<List<Port>> below = new ArrayList<>();
    List<List<Port>> above = new ArrayList<>();
    for (int node = 0; node < wide.length; node++) {
      below.add(new ArrayList<>());
      above.add(new ArrayList<>());
    }
    List<Port> uppers = new ArrayList<>(Collections.nCopies(count, null));
    List<Port> lowers = new ArrayList<>(Collections.nCopies(count, null));
    for (int edge = 0; edge < count; edge++) {
      int from = graph.edges().get(edge).from();
      int to = graph.edges().get(edge).to();
      if (v(from) != v(to)) {
        int upper = v(from) < v(to) ? from : to;
        int lower = upper == from ? to : from;
        double[] bends = layout.bends(edge);
        boolean straight = bends.length == 0;
        uppers.set(edge, new Port(upper, straight ? layout.u(lower) : bends[0]));
        double last = straight ? layout.u(upper) : bends[bends.length - 1];
        lowers.set(edge, new Port(lower, last));
        below.get(upper).add(uppers.get(edge));
        above.get(lower).add(lowers.get(edge));
      }
    }
    below.forEach(ports -> spread(ports, true));
    above.forEach(ports -> spread(ports, false));
    for (boolean best : new boolean[] {false, true}) {
      for (int edge = 0; edge < count; edge++) {
        if (graph.edges().get(edge).isBest() == best) {
          line(edge, uppers.get(edge), lowers.get(edge));
        }
      }
    }
    for (int edge = 0; words.hasMoves() && edge < count; edge++) {
      label(edge, uppers.get(edge), lowers.get(edge));
    }
  }

  /** Ends at one side of a node lie apart, in the order of where they lead. */
  private void spread(List<Port> ports, boolean below) {
    ports.sort(Comparator.comparingDouble((Port port) -> port.towards));
    for (int i = 0; i < ports.size(); i++) {
      int node = ports.get(i).node;
      double side = (across ? high[node] : wide[node]) * 0.36;
      double step = ports.size() == 1 ? 0 : Math.min(18, 2 * side / (ports.size() - 1));
      ports.get(i).put((i - (ports.size() - 1) / 2.0) * step, below);
    }
  }

  private void line(int number, Port upper, Port lower) {
    PositionGraph.Edge<M> edge = graph.edges().get(number);
    boolean best = edge.isBest();
    boolean chance = graph.nodes().get(edge.from()).chance();
    String more = " marker-end=\"url(#" + (best ? "thick" : "thin") + ")\"";
    more += chance ? " stroke-dasharray=\"7 5\"" : "";
    String path;
    if (edge.from() == edge.to()) {
      path = loop(edge.from());
    } else if (upper == null) {
      path = arc(edge.from(), edge.to());
    } else {
      path = path(number, upper, lower, edge.from() != upper.node);
    }
    svg.path(path, best ? Svg.INK : Svg.LINE, best ? THICK : THIN, more);
  }

  /** The ends of an edge and where it enters and leaves layers between, in the way of the move. */
  private List<double[]> points(int edge, Port upper, Port lower, boolean up) {
    double[] bends = layout.bends(edge);
    int level = graph.nodes().get(upper.node).level();
    List<double[]> points = new ArrayList<>();
    points.add(new double[] {upper.u, upper.v});
    for (int i = 0; i < bends.length; i++) {
      double half = thick[level + 1 + i] / 2;
      points.add(new double[] {bends[i], layers[level + 1 + i] - half});
      points.add(new double[] {bends[i], layers[level + 1 + i] + half});
    }
    points.add(new double[] {lower.u, lower.v});
    if (up) {
      Collections.reverse(points);
    }
    return points;
  }

  /** Straight through layers, and in curves between them. */
  private String path(int edge, Port upper, Port lower, boolean up) {
    List<double[]> points = points(edge, upper, lower, up);
    StringBuilder path = new StringBuilder("M").append(point(points.get(0)));
    for (int i = 1; i < points.size(); i++) {
      double[] from = points.get(i - 1);
      double[] to = points.get(i);
      double middle = (from[1] + to[1]) / 2;
      path.append('C').append(point(new double[] {from[0], middle})).append(' ');
      path.append(point(new double[] {to[0], middle})).append(' ').append(point(to));
    }
    return path.toString();
  }

  private String point(double[] place) {
    return Svg.n(x(place[0], place[1])) + " " + Svg.n(y(place[0], place[1]));
  }

  private String loop(int node) {
    double x = x(layout.u(node), v(node)) + wide[node] / 2;
    double y = y(layout.u(node), v(node));
    return "M" + Svg.n(x - 2) + " " + Svg.n(y - 14) + "c44 -22 44 46 4 26";
  }

  /** Between two nodes of one layer: straight if there is none between them, else round these. */
  private String arc(int from, int to) {
    double way = Math.signum(layout.u(to) - layout.u(from));
    double[] start = {layout.u(from), v(from)};
    double[] end = {layout.u(to), v(to)};
    double[] control = {(start[0] + end[0]) / 2, v(from) + way * reach(from, to)};
    if (areNeighbours(from, to)) {
      start[0] += way * (across ? high[from] : wide[from]) / 2;
      end[0] -= way * (across ? high[to] : wide[to]) / 2;
      start[1] += way * 8;
      end[1] += way * 8;
    } else {
      start[1] += way * (across ? wide[from] : high[from]) / 2;
      end[1] += way * (across ? wide[to] : high[to]) / 2;
    }
    return "M" + point(start) + "Q" + point(control) + " " + point(end);
  }

  /** How far an arc has to go out to pass what is between its ends. */
  private double reach(int from, int to) {
    if (areNeighbours(from, to)) {
      return 20;
    }
    double half = Math.max(across ? wide[from] : high[from], across ? wide[to] : high[to]) / 2;
    return half + 70;
  }

  private boolean areNeighbours(int from, int to) {
    double low = Math.min(layout.u(from), layout.u(to));
    double high = Math.max(layout.u(from), layout.u(to));
    for (int node = 0; node < wide.length; node++) {
      if (v(node) == v(from) && layout.u(node) > low && layout.u(node) < high) {
        return false;
      }
    }
    return true;
  }

  /**
   * Beside the line, at a place where nothing else is, as near to where the move is made as can be.
   */
  private void label(int number, Port upper, Port lower) {
    PositionGraph.Edge<M> edge = graph.edges().get(number);
    String text = words.moves(graph, edge);
    double half = Svg.width(text, MOVE) / 2 + 2;
    double[] chosen = null;
    for (double share : SHARES) {
      double[] place = along(number, upper, lower, share);
      double[] box = {place[0] - half, place[1] - MOVE / 2, place[0] + half, place[1] + MOVE / 2};
      boolean free = taken.stream().noneMatch(other -> overlap(box, other));
      chosen = chosen == null || free ? box : chosen;
      if (free) {
        break;
      }
    }
    taken.add(chosen);
    double x = (chosen[0] + chosen[2]) / 2;
    double y = (chosen[1] + chosen[3]) / 2 + 6;
    svg.ground(chosen[0], chosen[1], chosen[2] - chosen[0], chosen[3] - chosen[1]);
    svg.text(x, y, MOVE, "middle", Svg.INK, edge.isBest() ? BOLD : "", text);
  }

  private static boolean overlap(double[] one, double[] other) {
    return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
  }

  /** A place on an edge: a share of 1 is at its first bend, or at its end if it has none. */
  private double[] along(int number, Port upper, Port lower, double share) {
    PositionGraph.Edge<M> edge = graph.edges().get(number);
    double u = (layout.u(edge.from()) + layout.u(edge.to())) / 2;
    double v = v(edge.from());
    if (edge.from() == edge.to()) {
      return new double[] {x(u, v) + wide[edge.from()] / 2 + 34, y(u, v)};
    }
    if (upper == null) {
      double way = Math.signum(layout.u(edge.to()) - layout.u(edge.from()));
      boolean near = areNeighbours(edge.from(), edge.to());
      double half = (across ? wide[edge.from()] : high[edge.from()]) / 2;
      double out = near ? 24 : (half + reach(edge.from(), edge.to())) / 2;
      return new double[] {x(u, v + way * out), y(u, v + way * out)};
    }
    List<double[]> points = points(number, upper, lower, edge.from() != upper.node);
    double[] from = points.get(0);
    double[] to = points.get(1);
    double smooth = share * share * (3 - 2 * share);
    double rest = 1 - share;
    double middle = (from[1] + to[1]) / 2;
    u = from[0] + (to[0] - from[0]) * smooth;
    v = from[1] * rest * rest * rest + to[1] * share * share * share + 3 * middle * share * rest;
    return new double[] {x(u, v), y(u, v)};
  }

  private void draw(int number) {
    PositionGraph.Node<P> node = graph.nodes().get(number);
    String name = GraphWords.name(node);
    double x = x(layout.u(number), v(number));
    double y = y(layout.u(number), v(number));
    double inner = node.ended() ? 10 : 0;
    if (node.ended()) {
      shape(x, y, wide[number], high[number], name, false, Svg.PAPER);
    }
    double w = wide[number] - inner;
    shape(x, y, w, high[number] - inner, name, node.chance(), Svg.fill(name));
    List<String> lines = words.lines(node.position());
    double line = y - lines.size() * TEXT * 0.6 + TEXT * 0.35;
    for (String each : lines) {
      svg.text(x, line, TEXT, "middle", Svg.ink(name), each);
      line += TEXT * 1.2;
    }
    svg.text(x, line, TEXT, "middle", Svg.ink(name), BOLD, words.worth(node));
  }

  /** A box is won, an ellipse lost, an octagon drawn; a diamond is left to chance. */
  private void shape(
      double x, double y, double w, double h, String name, boolean chance, String fill) {
    double a = w / 2;
    double b = h / 2;
    if (chance) {
      svg.polygon(name, fill, x, y - b, x + a, y, x, y + b, x - a, y);
    } else if (name.equals("lost")) {
      svg.ellipse(x, y, a, b, name, fill);
    } else if (name.equals("drawn")) {
      double c = Math.min(a, b) * 0.45;
      double[] right = {x + a - c, y - b, x + a, y - b + c, x + a, y + b - c, x + a - c, y + b};
      double[] points = Arrays.copyOf(right, 16);
      for (int i = 0; i < 8; i++) {
        points[8 + i] = 2 * (i % 2 == 0 ? x : y) - right[i];
      }
      svg.polygon(name, fill, points);
    } else {
      svg.rect(x - a, y - b, w, h, name, fill);
    }
  }

  private List<String> marks() {
    List<String> marks = new ArrayList<>();
    for (String name : List.of("won", "lost", "drawn", "open")) {
      if (graph.nodes().stream().anyMatch(node -> GraphWords.name(node).equals(name))) {
        marks.add(name);
      }
    }
    return marks;
  }

  private double legendWidth() {
    double width = 2 * MARGIN;
    for (String name : marks()) {
      width += 60 + Svg.width(words.word(name), NOTE) + 24;
    }
    return width + Svg.width(words.say("chart.legend"), NOTE);
  }

  /** Two lines below the graph; returns where they end. */
  private double legend(double y) {
    double x = MARGIN;
    for (String name : marks()) {
      shape(x + 24, y + 16, 48, 34, name, false, Svg.fill(name));
      svg.text(x + 24, y + 23, NOTE, "middle", Svg.ink(name), BOLD, words.letter(name));
      svg.text(x + 58, y + 23, NOTE, "start", Svg.INK, words.word(name));
      x += 60 + Svg.width(words.word(name), NOTE) + 24;
    }
    svg.text(x, y + 23, NOTE, "start", Svg.SECOND, words.say("chart.legend"));
    double second = y + 58;
    x = MARGIN;
    String arrow = "M" + Svg.n(x) + " " + Svg.n(second) + "h46";
    svg.path(arrow, Svg.INK, THICK, " marker-end=\"url(#thick)\"");
    svg.text(x + 58, second + 6, NOTE, "start", Svg.INK, words.say("graph.best"));
    x += 58 + Svg.width(words.say("graph.best"), NOTE) + 30;
    svg.text(x, second + 6, NOTE, "start", Svg.INK, words.say("graph.ended"));
    x += Svg.width(words.say("graph.ended"), NOTE) + 30;
    if (graph.nodes().stream().anyMatch(PositionGraph.Node::chance)) {
      shape(x + 20, second, 40, 30, "open", true, Svg.PAPER);
      svg.text(x + 48, second + 6, NOTE, "start", Svg.INK, words.say("graph.chance"));
    }
    return second + 10;
  }
}
