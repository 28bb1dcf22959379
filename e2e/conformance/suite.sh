#!/usr/bin/env bash
# Runs the official MCP conformance suite against a running order-service, in both revisions.
#   URL=http://127.0.0.1:8081/mcp MCP_BEARER=<access token> ./suite.sh [revision...]
# Exit 0: nothing failed but what expected/ lists, and everything listed there failed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
: "${URL:?the address of /mcp}" "${MCP_BEARER:?an access token for order-service}"
[[ -d node_modules ]] || npm ci --loglevel=error

# The suite needs Node 22 or newer; the one of package.json is used where there is one for this machine.
for bin in node_modules/node-*/bin; do
  if [[ -x $bin/node ]] && "$bin/node" --version >/dev/null 2>&1; then PATH="$PWD/$bin:$PATH"; fi
done
export PATH NODE_OPTIONS="--import $PWD/bearer.mjs"

failed=0
for revision in "${@:-2025-11-25 2026-07-28}"; do
  for each in $revision; do
    echo "== revision $each"
    node_modules/.bin/conformance server --url "$URL" --requirements "$each" \
      --expected-failures "expected/$each.yml" ${OUT:+-o "$OUT/$each"} || failed=1
  done
done
exit $failed
