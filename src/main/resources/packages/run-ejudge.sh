#!/bin/sh
# Runs {program}. ejudge takes the exit codes 1 and 2 for mistakes of the player, but a JVM that cannot start has them too.
# The shell lets go of the pipes, so that the player learns when the program has closed them.
exec 3<&0
java -Xmx256m -Xss64m -XX:+UseSerialGC -cp "$(dirname "$0")" {program} "$@" <&3 3<&- &
exec 0<&- 1>&- 3<&-
wait $!
code=$?
case $code in
  0 | 4 | 5) exit $code ;;
  *) exit 6 ;;
esac
