package initiative.interactor.wrong;

import java.io.OutputStream;

/** Ends without the closing phrase. */
public final class NoPhrase extends Phrases {

  public NoPhrase(OutputStream out) {
    super(out);
  }

  @Override
  String instead(String line) {
    return "";
  }
}
