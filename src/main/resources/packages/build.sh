#!/bin/sh
# Compiles {program}.java beside this script; needs a JDK, Java 8 or newer.
cd "$(dirname "$0")" && exec javac -encoding UTF-8 -d . {program}.java
