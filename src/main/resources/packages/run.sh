#!/bin/sh
# Runs {program}, also under a limit of the address space: a JVM wants more of it than it uses.
exec java -Xmx256m -Xss64m -XX:+UseSerialGC -XX:CompressedClassSpaceSize=64m \
  -XX:ReservedCodeCacheSize=64m -cp "$(dirname "$0")" {program} "$@"
