package initiative.game;

/** Where the lines of the other side come from. */
public interface LineSource {

  /** The next line without its line end, or null when there are no more. */
  String readLine() throws BadInput;

  /** The number of the line last read, counted from 1; at the end of input the one missing. */
  int lineNumber();
}
