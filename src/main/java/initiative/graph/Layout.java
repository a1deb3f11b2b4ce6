package initiative.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Places for the nodes of a graph in layers: those of a layer side by side, in an order in which
 * few edges cross, and near the nodes that they are joined with. An edge that passes a layer has a
 * bend there. Along a layer places are called u, from layer to layer v.
 */
final class Layout {
  private static final int SWEEPS = 24;
  private static final int ROUNDS = 30;
  private static final int MOST_BENDS = 6000;
  private static final double BEND = 16;

  /** A node, or a bend of an edge. */
  private static final class Item {
    final int node;
    final int layer;
    final double size;
    final List<Item> above = new ArrayList<>();
    final List<Item> below = new ArrayList<>();
    double u;
    int order;

    Item(int node, int layer, double size) {
      this.node = node;
      this.layer = layer;
      this.size = size;
    }
  }

  private final Item[] nodes;
  private final List<List<Item>> layers = new ArrayList<>();
  private final List<List<Item>> ways = new ArrayList<>();
  private final double gap;

  /**
   * A layout.
   *
   * @param levels the layer of each node
   * @param sizes how long each node is along its layer
   * @param edges pairs of nodes
   * @param gap what has to be free between two nodes of a layer
   */
  Layout(int[] levels, double[] sizes, int[][] edges, double gap) {
    this.gap = gap;
    nodes = new Item[levels.length];
    for (int i = 0; i < levels.length; i++) {
      nodes[i] = put(i, levels[i], sizes[i]);
    }
    int bends = 0;
    for (int[] edge : edges) {
      bends += Math.max(0, Math.abs(levels[edge[0]] - levels[edge[1]]) - 1);
    }
    for (int[] edge : edges) {
      ways.add(way(nodes[edge[0]], nodes[edge[1]], bends <= MOST_BENDS));
    }
    order();
    place();
  }

  private Item put(int node, int layer, double size) {
    while (layers.size() <= layer) {
      layers.add(new ArrayList<>());
    }
    Item item = new Item(node, layer, size);
    item.order = layers.get(layer).size();
    layers.get(layer).add(item);
    return item;
  }

  /** The node above, the bends and the node below; two nodes of one layer are just these. */
  private List<Item> way(Item from, Item to, boolean bent) {
    Item upper = from.layer <= to.layer ? from : to;
    Item lower = upper == from ? to : from;
    List<Item> way = new ArrayList<>(List.of(upper));
    if (upper.layer == lower.layer) {
      way.add(lower);
      return way;
    }
    Item last = upper;
    for (int layer = upper.layer + 1; bent && layer < lower.layer; layer++) {
      Item bend = put(-1, layer, BEND);
      join(last, bend);
      way.add(bend);
      last = bend;
    }
    if (last.layer + 1 == lower.layer) {
      join(last, lower);
    }
    way.add(lower);
    return way;
  }

  private static void join(Item upper, Item lower) {
    upper.below.add(lower);
    lower.above.add(upper);
  }

  /** Each item goes to the middle of those that it is joined with, layer by layer, to and fro. */
  private void order() {
    List<List<Item>> best = copy();
    long fewest = crossings();
    for (int sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
      boolean down = sweep % 2 == 0;
      for (int i = 1; i < layers.size(); i++) {
        List<Item> layer = layers.get(down ? i : layers.size() - 1 - i);
        double[] middles = new double[layer.size()];
        for (Item item : layer) {
          middles[item.order] = middle(down ? item.above : item.below, item.order);
        }
        layer.sort(
            Comparator.comparingDouble((Item item) -> middles[item.order])
                .thenComparingInt(item -> item.order));
        for (int at = 0; at < layer.size(); at++) {
          layer.get(at).order = at;
        }
      }
      long crossings = crossings();
      if (crossings < fewest) {
        fewest = crossings;
        best = copy();
      }
    }
    for (int layer = 0; layer < layers.size(); layer++) {
      layers.set(layer, best.get(layer));
      for (int at = 0; at < best.get(layer).size(); at++) {
        best.get(layer).get(at).order = at;
      }
    }
  }

  private static double middle(List<Item> joined, double otherwise) {
    return joined.stream().mapToInt(item -> item.order).average().orElse(otherwise);
  }

  private List<List<Item>> copy() {
    List<List<Item>> copy = new ArrayList<>();
    layers.forEach(layer -> copy.add(new ArrayList<>(layer)));
    return copy;
  }

  /** How often edges between neighbouring layers cross. */
  private long crossings() {
    long crossings = 0;
    for (int layer = 0; layer + 1 < layers.size(); layer++) {
      int[] tree = new int[layers.get(layer + 1).size() + 1];
      int before = 0;
      for (Item upper : layers.get(layer)) {
        for (Item lower : upper.below) {
          crossings += before - upTo(tree, lower.order + 1);
        }
        for (Item lower : upper.below) {
          for (int i = lower.order + 1; i < tree.length; i += i & -i) {
            tree[i]++;
          }
          before++;
        }
      }
    }
    return crossings;
  }

  private static int upTo(int[] tree, int index) {
    int sum = 0;
    for (int i = index; i > 0; i -= i & -i) {
      sum += tree[i];
    }
    return sum;
  }

  /** Each layer in turn comes as near to its neighbours as its order and its gaps allow. */
  private void place() {
    for (List<Item> layer : layers) {
      double u = 0;
      for (Item item : layer) {
        item.u = u + item.size / 2;
        u += item.size + gap;
      }
      double half = u / 2;
      layer.forEach(item -> item.u -= half);
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < layers.size(); i++) {
        fit(layers.get(round % 2 == 0 ? i : layers.size() - 1 - i));
      }
    }
    double least = Double.MAX_VALUE;
    for (List<Item> layer : layers) {
      for (Item item : layer) {
        least = Math.min(least, item.u - item.size / 2);
      }
    }
    for (List<Item> layer : layers) {
      for (Item item : layer) {
        item.u -= least;
      }
    }
  }

  /** The places nearest to the wanted ones that keep the distances, by pools of neighbours. */
  private void fit(List<Item> layer) {
    int count = layer.size();
    double[] offsets = new double[count];
    double[] sums = new double[count];
    double[] weights = new double[count];
    int[] sizes = new int[count];
    int pools = 0;
    for (int i = 0; i < count; i++) {
      Item item = layer.get(i);
      if (i > 0) {
        Item before = layer.get(i - 1);
        double free = item.node < 0 && before.node < 0 ? gap / 3 : gap;
        offsets[i] = offsets[i - 1] + (before.size + item.size) / 2 + free;
      }
      double weight = item.node < 0 ? 4 : 1;
      sums[pools] = weight * (wanted(item) - offsets[i]);
      weights[pools] = weight;
      sizes[pools++] = 1;
      while (pools > 1
          && sums[pools - 2] / weights[pools - 2] > sums[pools - 1] / weights[pools - 1]) {
        pools--;
        sums[pools - 1] += sums[pools];
        weights[pools - 1] += weights[pools];
        sizes[pools - 1] += sizes[pools];
      }
    }
    int i = 0;
    for (int pool = 0; pool < pools; pool++) {
      for (int k = 0; k < sizes[pool]; k++, i++) {
        layer.get(i).u = sums[pool] / weights[pool] + offsets[i];
      }
    }
  }

  private static double wanted(Item item) {
    double sum = 0;
    for (Item each : item.above) {
      sum += each.u;
    }
    for (Item each : item.below) {
      sum += each.u;
    }
    int count = item.above.size() + item.below.size();
    return count == 0 ? item.u : sum / count;
  }

  /** How many layers there are. */
  int layers() {
    return layers.size();
  }

  /** The most items in a layer. */
  int broadest() {
    return layers.stream().mapToInt(List::size).max().orElse(0);
  }

  /** How long the longest layer is. */
  double length() {
    double most = 0;
    for (List<Item> layer : layers) {
      for (Item item : layer) {
        most = Math.max(most, item.u + item.size / 2);
      }
    }
    return most;
  }

  /** Where a node is along its layer. */
  double u(int node) {
    return nodes[node].u;
  }

  /** Where the bends of an edge are along the layers that it passes, from above. */
  double[] bends(int edge) {
    List<Item> way = ways.get(edge);
    return way.subList(1, way.size() - 1).stream().mapToDouble(item -> item.u).toArray();
  }
}
