package initiative.export;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All bots, interactors and solvers with their files, which are made but once; beside them those of
 * the validators and the generators.
 */
final class AllPrograms {
  private static final List<Exportable> ALL = new ArrayList<>();
  private static final List<Exportable> TOOLS = new ArrayList<>();
  private static final Map<String, String> TEXTS = new LinkedHashMap<>();

  static {
    for (Definition<?, ?> game : Catalogue.all()) {
      ALL.add(Exportable.bot(game));
      ALL.add(Exportable.interactor(game));
    }
    Problems.entries().forEach(entry -> ALL.add(Exportable.problem(entry.code)));
    for (Definition<?, ?> game : Catalogue.all()) {
      TOOLS.add(Exportable.validator(game));
      TOOLS.add(Exportable.generator(game));
    }
    List<Exportable> whole = new ArrayList<>(ALL);
    whole.addAll(TOOLS);
    List<String> texts = Exportable.texts(whole);
    for (int i = 0; i < texts.size(); i++) {
      TEXTS.put(whole.get(i).className(), texts.get(i));
    }
  }

  private AllPrograms() {}

  static List<Exportable> all() {
    return ALL;
  }

  /** The validators and the generators. */
  static List<Exportable> tools() {
    return TOOLS;
  }

  static String text(Exportable program) {
    return TEXTS.get(program.className());
  }
}
