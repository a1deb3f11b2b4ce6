package initiative.slice;

/** Something that cannot be made one file; the message is one line for people. */
public final class SliceFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SliceFailure(String message) {
    super(message);
  }
}
