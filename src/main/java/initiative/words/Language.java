package initiative.words;

import initiative.catalogue.About;
import java.util.Locale;

/** A language that is spoken to people. */
public enum Language {
  ENGLISH("en"),
  UKRAINIAN("uk");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  /** How it is called in the names of files and in options. */
  public String code() {
    return code;
  }

  /** The language of a code, or null. */
  public static Language of(String code) {
    for (Language language : values()) {
      if (language.code.equals(code)) {
        return language;
      }
    }
    return null;
  }

  /** That of the user if it is spoken here, and else English. */
  public static Language ofUser() {
    Language language = of(Locale.getDefault(Locale.Category.DISPLAY).getLanguage());
    return language == null ? ENGLISH : language;
  }

  /** What a game is called in it. */
  public String title(About about) {
    return this == ENGLISH ? about.english : about.ukrainian;
  }

  /** Which of the forms of a word goes with a number; English has two, Ukrainian three. */
  int form(long number) {
    long last = Math.abs(number % 10);
    boolean teen = Math.abs(number / 10 % 10) == 1;
    if (this == ENGLISH) {
      return number == 1 ? 0 : 1;
    }
    return last == 1 && !teen ? 0 : last >= 2 && last <= 4 && !teen ? 1 : 2;
  }
}
