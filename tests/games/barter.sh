#!/usr/bin/env bash
# A game that only says what is traded runs with every command: the library does the talking.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LAW_PATH=$PWD/tests/games

expect() { # expect WHAT PATTERN FILE
    grep -q -- "$2" "$3" || { echo "$1: no \"$2\" in:" >&2; cat "$3" >&2; exit 1; }
}

out=$folder/out
"$LAW" check tests/games/barter/game.lua > "$out"
expect "law check" "0 errors" "$out"
"$LAW" test tests/games/barter > "$out"
expect "law test" "3 passed, 0 failed" "$out"
"$LAW" explain tests/games/barter/trades_and_promises.lua > "$out"
expect "law explain" "oak and elm trade: oak gives 2 grain, elm gives 1 secret" "$out"
expect "law explain" "elm promises oak, number 3: 1 flour" "$out"
if grep -q "term/1" "$out"; then
    echo "law explain tells of tables that the notes speak of" >&2
    exit 1
fi

# Three bots play it to its end; it is saved, and replays to the same.
cd "$folder"
for seed in 1 2 3; do
    "$LAW" play barter --bots --bot oak --seed "$seed" --pure --save "$folder/whole$seed" > "$out" \
        < /dev/null
    expect "law play" "the year is over" "$out"
    "$LAW" replay "$folder/whole$seed" > "$out"
    expect "law replay" "all the same" "$out"
done

# Two people at one terminal: one reads in its question what the other proposes, and accepts it.
printf '%s\n' "propose elm gives 2 grain takes 1 flour" "accept 1" /board /help |
    "$LAW" play barter --bot monk --seed 4 --save "$folder/begun" > "$out"
expect "the question" "Proposal 1 of oak: it gives 2 grain and takes 1 flour." "$out"
expect "the events" "oak and elm trade: oak gives 2 grain, elm gives 1 flour" "$out"
expect "the board" "traded: " "$out"
expect "the help" "propose PLAYER gives GOODS takes GOODS" "$out"
test -s "$folder/begun"
"$LAW" play --load "$folder/begun" --bots --bot oak --save "$folder/ended" > "$out" < /dev/null
expect "law play --load" "the year is over" "$out"
