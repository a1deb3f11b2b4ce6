package initiative.explain;

import java.util.ArrayList;
import java.util.List;

/** The first few of many things, as a value of a sentence. */
record Some(List<String> shown, long more) {

  static Some of(List<?> all, int most) {
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < all.size() && i < most; i++) {
      shown.add(all.get(i).toString());
    }
    return new Some(shown, all.size() - shown.size());
  }
}
