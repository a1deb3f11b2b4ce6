package initiative.interactor.wrong;

import java.io.OutputStream;
import java.util.Locale;

/** Writes the closing phrase in small letters. */
public final class WrongPhrase extends Phrases {

  public WrongPhrase(OutputStream out) {
    super(out);
  }

  @Override
  String instead(String line) {
    return line.toLowerCase(Locale.ROOT);
  }
}
