#!/bin/sh
# Installs PostgreSQL, Redis and Chromium for the tests where they are missing and that is possible: on Debian,
# as root. Elsewhere the tests that need them are left out, and say so.
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 \
  || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1 \
  || missing="$missing redis-server"
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
  || missing="$missing chromium fonts-liberation fonts-dejavu-core fonts-dejavu-extra"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "not here:$missing; tests that need them are left out"
  exit 0
fi
echo "== installing for the tests:$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
{ apt-get -qq install -y --no-install-recommends $missing \
  || { apt-get -qq update && apt-get -qq install -y --no-install-recommends $missing; }; } \
  >/dev/null 2>&1 || echo "could not be installed:$missing; tests that need them are left out"
