package initiative.classroom;

import initiative.catalogue.Saying;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a student may be called: something that can be read, said aloud and told from others. */
final class Nick {
  static final int LONGEST = 20;

  /** Letters, each with the few marks that languages need, digits, and what stands between them. */
  private static final Pattern FORM = Pattern.compile("(?:[\\p{L}\\p{Nd} '’._-]\\p{M}{0,2}+)+");

  private static final Pattern SPOKEN = Pattern.compile("[\\p{L}\\p{Nd}]");

  /** Letters by name that cannot be seen. */
  private static final Pattern UNSEEN = Pattern.compile("[\u115F\u1160\u3164\uFFA0]");

  private Nick() {}

  /** The nickname that is wanted, in its plainest form. */
  static String of(String wanted) throws Refusal {
    String nick =
        wanted.length() > 10 * LONGEST
            ? ""
            : Normalizer.normalize(wanted, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    if (nick.codePointCount(0, nick.length()) > LONGEST
        || !FORM.matcher(nick).matches()
        || !SPOKEN.matcher(nick).find()
        || UNSEEN.matcher(nick).find()) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.nick", LONGEST));
    }
    return nick;
  }

  /** Equal for nicknames that are taken for one another. */
  static String key(String nick) {
    String plain = Normalizer.normalize(nick, Normalizer.Form.NFKC);
    return plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
