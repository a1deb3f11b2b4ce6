package initiative.interactor.wrong;

import java.io.OutputStream;

/** Thanks for the game after the closing phrase. */
public final class ExtraLine extends Phrases {

  public ExtraLine(OutputStream out) {
    super(out);
  }

  @Override
  String instead(String line) {
    return line + "Thank you for the game.\n";
  }
}
