package initiative.export;

/** Something that cannot be exported; the message is one line for people. */
public final class ExportFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ExportFailure(String message) {
    super(message);
  }

  public ExportFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
