#!/bin/sh
# Runs the Gradle named in gradle/wrapper/gradle-wrapper.properties, fetching it on first use.
# Written by hand so that no binary is committed. Where Gradle cannot be had, Maven builds the same.
set -eu

home=$(cd -P "$(dirname "$0")" && pwd)

give_up() {
  echo "gradlew: $1; 'mvn -B -ntp verify' builds and checks the same" >&2
  exit 1
}

property() {
  sed -n "s/^$1=//p" "$home/gradle/wrapper/gradle-wrapper.properties" | sed 's/\\:/:/g' | tr -d '\r'
}

fetch() { # URL FILE
  if command -v curl >/dev/null 2>&1; then
    curl -fsSL --connect-timeout 20 --retry 2 -o "$2" "$1" 2>/dev/null
  elif command -v wget >/dev/null 2>&1; then
    wget -q -T 20 -t 3 -O "$2" "$1" 2>/dev/null
  else
    give_up "needs curl or wget to fetch $1"
  fi
}

sha256() {
  if command -v sha256sum >/dev/null 2>&1; then
    sha256sum "$1"
  else
    shasum -a 256 "$1"
  fi | cut -d ' ' -f 1
}

unpack() { # ZIP DIRECTORY
  if command -v unzip >/dev/null 2>&1; then
    unzip -q "$1" -d "$2"
  else
    (cd "$2" && "${java%java}jar" xf "$1")
  fi
}

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
major=$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
[ "${major:-0}" -ge 17 ] || give_up "needs a JDK of version 17 to 24 in JAVA_HOME or on the PATH"
[ "$major" -le 24 ] || give_up "this Gradle runs on JDK 17 to 24, not on $major"

url=$(property distributionUrl)
zip=${url##*/}
name=${zip%.zip}
version=${name%-*}
sum=$(property distributionSha256Sum)
# The checksum in the path: another distribution of the same name is never taken for this one.
dists=${GRADLE_USER_HOME:-$HOME/.gradle}/wrapper/dists/$name
gradle=$dists/$sum/$version/bin/gradle

if ! [ -f "$gradle" ]; then
  mkdir -p "$dists" 2>/dev/null || give_up "cannot write to $dists"
  fresh=$(mktemp -d "$dists/fresh.XXXXXX") || give_up "cannot write to $dists"
  trap 'rm -rf "$fresh"' EXIT
  trap 'exit 1' HUP INT TERM
  fetch "$url" "$fresh/$zip" || give_up "cannot fetch $url"
  [ "$(sha256 "$fresh/$zip")" = "$sum" ] || give_up "$url does not have the expected sha-256"
  mkdir "$fresh/unpacked"
  unpack "$fresh/$zip" "$fresh/unpacked" || give_up "cannot unpack $zip"
  chmod +x "$fresh/unpacked/$version/bin/gradle"
  # Another gradlew may have been faster; then its copy is used.
  [ -f "$gradle" ] || { rm -rf "${dists:?}/${sum:?}" && mv "$fresh/unpacked" "$dists/$sum"; }
  rm -rf "$fresh"
  trap - EXIT
fi

exec "$gradle" "$@"
