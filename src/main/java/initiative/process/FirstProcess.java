package initiative.process;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first process of a namespace: it starts the player, waits for it, and for nothing that the
 * player may have left behind, and ends as the player did.
 *
 * <p>In Perl it can ask the system how much memory the player, and what had ended before it, held
 * at the worst. So also what is held for less than the time between two looks is found.
 */
final class FirstProcess {
  static final String PERL = "perl";

  /** How it ends if the player had too much memory; it says how much before that. */
  static final int TOO_MUCH_MEMORY = 200;

  /** What it says itself begins with this. */
  static final String NAME = "sandbox";

  /** It is not heard itself, as when it tells that the player was killed. */
  private static final List<String> SHELL =
      List.of("sh", "-c", "exec 3>&2 2>/dev/null; \"$@\" 2>&3 3>&-; exit $?", "player");

  /**
   * The words are the numbers of two calls of the system and the limit of memory in kilobytes, then
   * the player. It may not be looked into (prctl 4 is PR_SET_DUMPABLE), and reaps whoever ends, at
   * last without waiting (wait4 with 1, WNOHANG). The most kilobytes are at 32 bytes of a rusage.
   */
  private static final String PERL_PROGRAM =
      """
      delete $ENV{PERL_BADLANG};
      ($prctl, $wait4, $limit) = map { $_ + 0 } splice @ARGV, 0, 3;
      syscall $prctl, 4, 0;
      $player = fork;
      if (!defined $player) { print STDERR "NAME: cannot fork: $!\\n"; exit 1 }
      if (!$player) {
        exec { $ARGV[0] } @ARGV;
        print STDERR "NAME: failed to execute $ARGV[0]: $!\\n";
        exit 127;
      }
      $most = 0;
      sub reap {
        $status = pack "i", 0;
        $usage = pack "x256";
        my $who = syscall $wait4, -1, $status, $_[0], $usage;
        my $had = unpack "x32 q", $usage;
        $most = $had if $who > 0 && $had > $most;
        $who;
      }
      do { $who = reap(0) } until $who == $player || $who < 0 && $! != 4;
      $ended = unpack "i", $status;
      1 while reap(1) > 0;
      if ($most > $limit) { print STDERR "\\nNAME: $most kilobytes\\n"; exit TOO_MUCH }
      exit($ended & 127 ? 128 + ($ended & 127) : $ended >> 8);
      """
          .replace("NAME", NAME)
          .replace("TOO_MUCH", "" + TOO_MUCH_MEMORY)
          .replaceAll("\\s+", " ");

  /** The numbers of prctl and wait4, which differ between processors. */
  private static final Map<String, List<String>> CALLS =
      Map.of("amd64", List.of("157", "61"), "aarch64", List.of("167", "260"));

  private static final Pattern MEMORY = Pattern.compile(NAME + ": (\\d{1,15}) kilobytes");
  private static final long KILOBYTE = 1024;

  private FirstProcess() {}

  /** Whether it can be tried here to have the memory measured, if there is Perl. */
  static boolean mayMeasure() {
    return CALLS.containsKey(System.getProperty("os.arch"));
  }

  /** The command before that of the player. */
  static List<String> plain() {
    return SHELL;
  }

  /** The same, with the memory measured. */
  static List<String> measuring(long memoryLimit) {
    List<String> calls = CALLS.get(System.getProperty("os.arch"));
    String limit = Long.toString(memoryLimit / KILOBYTE);
    return List.of(PERL, "-f", "-e", PERL_PROGRAM, calls.get(0), calls.get(1), limit);
  }

  /** Lets Perl be silent about locales that it does not know. */
  static void prepare(Map<String, String> environment) {
    environment.put("PERL_BADLANG", "0");
  }

  /** The bytes of memory that a line of its standard error tells of. */
  static OptionalLong memoryTold(String line) {
    Matcher matcher = MEMORY.matcher(line);
    return matcher.matches()
        ? OptionalLong.of(Long.parseLong(matcher.group(1)) * KILOBYTE)
        : OptionalLong.empty();
  }
}
