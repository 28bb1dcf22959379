#!/usr/bin/env bash
# Lets a third-party client list the tools and answer the question of cancel_order, in each mode.
#   URL=http://127.0.0.1:8081/mcp MCP_BEARER=<access token> ./clients.sh ORD-1 ORD-2 ORD-3
# The three orders are cancelled, so each has to be PENDING or PROCESSING. Exit 0: all as expected.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
: "${URL:?the address of /mcp}" "${MCP_BEARER:?an access token for order-service}"
[[ $# -eq 3 ]] || { echo 'Three orders, one for each mode' >&2; exit 2; }
[[ -d node_modules ]] || npm ci --loglevel=error

passed=0 failed=0
check() {
  local mode=$1
  shift
  if node client.mjs --url "$URL" --mode "$mode" "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "FAILED: mode $mode $*"
  fi
}
for mode in auto legacy 2026-07-28; do
  check "$mode" --list --expect cancel_order
  check "$mode" --order "$1" --answer decline --expect 'the person declined'
  check "$mode" --order "$1" --answer cancel --expect 'dismissed'
  check "$mode" --order "$1" --answer accept --expect 'is cancelled. A refund'
  check "$mode" --order "$1" --answer accept --expect 'can not be cancelled any more'
  check "$mode" --order ORD-99999 --answer accept --expect 'There is no order ORD-99999'
  shift
done
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
