#!/usr/bin/env bash
# A game in one file of under 120 lines, with hidden hands and a simultaneous choice, runs with every
# command.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LAW_PATH=$PWD/tests/games

lines=$(wc -l < tests/games/bazaar/game.lua)
((lines < 120)) || { echo "the game has $lines lines" >&2; exit 1; }

expect() { # expect WHAT PATTERN FILE
    grep -q -- "$2" "$3" || { echo "$1: no \"$2\" in:" >&2; cat "$3" >&2; exit 1; }
}

out=$folder/out
"$LAW" check tests/games/bazaar/game.lua > "$out"
expect "law check" "0 errors" "$out"
"$LAW" test tests/games/bazaar > "$out"
expect "law test" "2 passed, 0 failed" "$out"
"$LAW" run tests/games/bazaar/a_tie_leaves_it_to_the_next.lua > "$out"
expect "law run" "cid buys the lamp for 2" "$out"
"$LAW" explain tests/games/bazaar/a_tie_leaves_it_to_the_next.lua > "$out"
expect "law explain" "cid talks the price down to nothing" "$out"

# Two bots play it to its end; it is saved, and replays to the same.
cd "$folder"
"$LAW" play bazaar --players 3 --bots --bot p1 --seed 4 --pure --save "$folder/whole" > "$out" \
    < /dev/null
expect "law play" "points" "$out"
"$LAW" replay "$folder/whole" > "$out"
expect "law replay" "all the same" "$out"

# A person answers once, from a pipe, and goes on later.
echo 1 | "$LAW" play bazaar --bots --seed 4 --save "$folder/begun" > "$out"
expect "law play from a pipe" "coin" "$out"
test -s "$folder/begun"
"$LAW" play --load "$folder/begun" --bots --bot p1 --save "$folder/ended" > "$out" < /dev/null
expect "law play --load" "points" "$out"
"$LAW" replay "$folder/ended" > "$out"
expect "law replay of the second" "all the same" "$out"
