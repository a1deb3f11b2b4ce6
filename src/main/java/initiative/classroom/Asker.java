package initiative.classroom;

/**
 * Who asks.
 *
 * @param client the address of the machine
 * @param isTeacher whether the secret came with the request
 */
record Asker(String client, boolean isTeacher) {}
