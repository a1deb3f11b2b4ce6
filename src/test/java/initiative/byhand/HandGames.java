package initiative.byhand;

import java.util.List;

/** The games whose rules are written a second time. */
public final class HandGames {
  private HandGames() {}

  public static List<String> ids() {
    return List.of("bachet", "minefield", "fibonacci-nim", "nim", "nim-bachet", "cells", "max-sum");
  }

  public static HandRules<?> of(String id) {
    return switch (id) {
      case "bachet" -> new HandBachet();
      case "minefield" -> new HandMinefield();
      case "fibonacci-nim" -> new HandFibonacciNim();
      case "nim" -> new HandNim(1234);
      case "nim-bachet" -> new HandNim(3);
      case "cells" -> new HandCells();
      case "max-sum" -> new HandMaxSum();
      default -> throw new IllegalArgumentException(id);
    };
  }
}
