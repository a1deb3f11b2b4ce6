package initiative.statement;

import initiative.catalogue.Definition;
import initiative.problem.Problems;
import initiative.problem.Sample;
import initiative.words.Language;
import initiative.words.Resource;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What people are told of a game or of a problem, as plain text for a terminal. */
public final class Rules {
  private static final int WIDTH = 78;
  private static final int LONGEST_SAMPLE = 400;

  private final Words words;
  private final StringBuilder text = new StringBuilder();

  private Rules(Language language) {
    words = Words.in(language);
  }

  /** The rules of a game, its protocol and its sample dialogue. */
  public static String of(Definition<?, ?> game, Language language) {
    Rules rules = new Rules(language);
    GameText told = new GameText(game, language);
    String code = game.about().code;
    rules.heading(told.title() + (code.equals("-") ? "" : " (" + code + ")"), '=');
    rules.markdown(told.markdown());
    rules.paragraph(
        rules.words.say(game.programBegins() ? "begins.program" : "begins.judge")
            + " "
            + rules.words.say("rules.flush"));
    rules.heading(rules.words.say("rules.dialogue"), '-');
    rules.dialogue(SampleDialogue.of(game).lines());
    return rules.text.toString();
  }

  /** The statement of a problem without interaction, and its samples. */
  public static String of(Problems.Entry problem, Language language) {
    Rules rules = new Rules(language);
    String mark = "# " + problem.code + " ";
    for (String section :
        Resource.text("/problems/" + language.code() + ".md").split("(?m)^(?=# )")) {
      if (section.startsWith(mark)) {
        String[] parts = section.split("\n", 2);
        rules.heading(parts[0].substring(mark.length()) + " (" + problem.code + ")", '=');
        rules.markdown(parts[1]);
      }
    }
    rules.samples(Sample.of(problem.code));
    return rules.text.toString();
  }

  private void heading(String title, char line) {
    text.append(text.length() == 0 ? "" : "\n").append(title).append('\n');
    text.append(String.valueOf(line).repeat(title.length())).append('\n');
  }

  private void markdown(String markdown) {
    for (String block : markdown.strip().split("\n\\s*\n")) {
      if (block.startsWith("#")) {
        heading(block.replaceFirst("^#+ ", ""), '-');
      } else if (block.startsWith("    ") || block.startsWith("```")) {
        text.append('\n').append(block.replaceAll("(?m)^```.*\n?", "")).append('\n');
      } else if (block.matches("(?s)(- |\\d+\\. |\\| ).*")) {
        text.append('\n');
        block.lines().forEach(line -> wrap(line, "  "));
      } else {
        paragraph(block);
      }
    }
  }

  private void paragraph(String paragraph) {
    text.append('\n');
    wrap(paragraph.replaceAll("\\s*\n\\s*", " "), "");
  }

  /** Lines of words; what stands between backquotes is not broken. */
  private void wrap(String paragraph, String indent) {
    int width = 0;
    for (String word : words(paragraph)) {
      if (width > 0 && width + 1 + word.length() > WIDTH) {
        text.append('\n').append(indent);
        width = indent.length();
      } else if (width > 0) {
        text.append(' ');
        width++;
      }
      text.append(word);
      width += word.length();
    }
    text.append('\n');
  }

  private static List<String> words(String paragraph) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    for (char each : paragraph.toCharArray()) {
      quoted ^= each == '`';
      if (each == ' ' && !quoted) {
        words.add(word.toString());
        word.setLength(0);
      } else {
        word.append(each);
      }
    }
    words.add(word.toString());
    return words;
  }

  /** The judge on the left, the program on the right. */
  private void dialogue(List<String> lines) {
    int width = words.say("judge").length();
    for (String line : lines) {
      boolean judge = line.startsWith(SampleDialogue.JUDGE);
      width = judge ? Math.max(width, line.length() - SampleDialogue.JUDGE.length()) : width;
    }
    columns(words.say("judge"), words.say("program"), width);
    for (String line : lines) {
      boolean judge = line.startsWith(SampleDialogue.JUDGE);
      String said = line.substring(SampleDialogue.JUDGE.length());
      columns(judge ? said : "", judge ? "" : said, width);
    }
  }

  private void columns(String left, String right, int width) {
    String line = left + " ".repeat(width - left.length()) + "  |  " + right;
    text.append("    ").append(line.stripTrailing()).append('\n');
  }

  /** Samples that are short enough to be read, the first of them in any case. */
  private void samples(List<Sample> samples) {
    for (int i = 0; i < samples.size(); i++) {
      Sample sample = samples.get(i);
      if (i == 0 || sample.input.length() <= LONGEST_SAMPLE) {
        heading(words.say("rules.sample", i + 1), '-');
        block(words.say("rules.input"), sample.input);
        block(words.say("rules.output"), sample.answer);
      }
    }
  }

  private void block(String title, String lines) {
    text.append(title).append(":\n");
    lines.stripTrailing().lines().forEach(line -> text.append("    ").append(line).append('\n'));
  }
}
