#!/usr/bin/env bash
# Installs the project into a temporary prefix, static and shared, and uses it from there: through
# find_package, through pkg-config, as a Lua module and as a program.
set -euo pipefail

usage() {
    cat <<'END'
usage: tests/install/run.sh CMAKE CC

Installs the project, built with CC, into a temporary prefix and builds and runs its consumers.
END
}

if [[ ${1:-} == --help ]]; then
    usage
    exit 0
fi
if (($# != 2)); then
    usage >&2
    exit 2
fi
cmake=$1
cc=$2
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
version=$(sed -n 's/^project(lawspeaker VERSION \([0-9.]*\) .*/\1/p' "$source/CMakeLists.txt")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    printf 'install: %s\n' "$*" >&2
    exit 1
}

# Runs a command silently; what it said is shown only when it fails.
quietly() {
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        fail "failed: $*"
    }
}

expect() { # what, wanted, got
    [[ $2 == "$3" ]] || fail "$1: wanted \"$2\", got \"$3\""
    echo "ok: $1"
}

exports_of() { # the names a shared object defines for others, in byte order
    nm -D --defined-only "$1" | awk '{ print $3 }' | LC_ALL=C sort
}

[[ -n $version ]] || fail "no version found in CMakeLists.txt"

for kind in static shared; do
    # Libraries go to lib, or as some systems have it into a folder in it for the kind of machine.
    shared=OFF
    libraries=lib
    if [[ $kind == shared ]]; then
        shared=ON
        machine=$("$cc" -print-multiarch 2>/dev/null || true)
        libraries=lib${machine:+/$machine}
    fi
    build=$work/build-$kind
    prefix=$work/prefix-$kind

    # Configured for one prefix and installed into another: nothing may remember the first.
    quietly "$cmake" -S "$source" -B "$build" -G Ninja -D CMAKE_C_COMPILER="$cc" \
        -D CMAKE_BUILD_TYPE=Release -D BUILD_SHARED_LIBS=$shared \
        -D LAWSPEAKER_TESTS=OFF -D CMAKE_INSTALL_PREFIX="$work/elsewhere" \
        -D CMAKE_INSTALL_LIBDIR="$libraries"
    quietly "$cmake" --build "$build" --parallel 2
    quietly "$cmake" --install "$build" --prefix "$prefix"
    [[ ! -e $work/elsewhere ]] || fail "something was installed outside the prefix"

    library=$(dirname "$(find "$prefix" -name 'liblawspeaker.*' | sort | head -n 1)")
    [[ $library == "$prefix/$libraries" ]] || fail "no liblawspeaker in the prefix's $libraries"

    # Through CMake.
    quietly "$cmake" -S "$source/tests/install/consumer" -B "$work/cmake-$kind" -G Ninja \
        -D CMAKE_C_COMPILER="$cc" -D CMAKE_PREFIX_PATH="$prefix"
    quietly "$cmake" --build "$work/cmake-$kind"
    expect "$kind, find_package" "lawspeaker $version" "$("$work/cmake-$kind/consumer")"

    # Through pkg-config and a plain compiler call.
    export PKG_CONFIG_PATH=$library/pkgconfig
    expect "$kind, pkg-config's version" "$version" "$(pkg-config --modversion lawspeaker)"
    read -ra flags <<<"$(pkg-config --cflags --libs lawspeaker)"
    quietly "$cc" -std=c11 -o "$work/plain-$kind" \
        "$source/tests/install/consumer/main.c" "${flags[@]}"
    expect "$kind, pkg-config" "lawspeaker $version" \
        "$(LD_LIBRARY_PATH=$library "$work/plain-$kind")"

    # The example of the README, as it stands there.
    sed -n '/^\x60\x60\x60c$/,/^\x60\x60\x60$/p' "$source/README.md" | sed '/^\x60/d' >"$work/turn.c"
    quietly "$cc" -std=c11 -o "$work/turn-$kind" "$work/turn.c" "${flags[@]}"
    expect "$kind, the README's turn in C" succeeded \
        "$(LD_LIBRARY_PATH=$library "$work/turn-$kind")"

    needed=$(readelf -d "$work/plain-$kind" | sed -n 's/.*NEEDED.*\[\(liblawspeaker.*\)\]/\1/p')
    if [[ $kind == shared ]]; then
        expect "shared, needs the library by its soname" "liblawspeaker.so.0" "$needed"
        expect "shared, exports only the public names" "" \
            "$(exports_of "$library/liblawspeaker.so" | grep -Ev '^law_[a-z]' || true)"
    else
        expect "static, needs no library of ours" "" "$needed"
    fi

    # The module by a stock interpreter, and the host; both from the prefix alone.
    module=$(find "$prefix" -name lawspeaker.so)
    [[ -f $module ]] || fail "no lawspeaker.so below the prefix"
    expect "$kind, the module exports only its entry" "luaopen_lawspeaker" "$(exports_of "$module")"
    expect "$kind, the module needs no liblua" "" \
        "$(readelf -d "$module" | grep -E 'NEEDED.*(liblua|liblawspeaker)' || true)"
    # A plugin may be linked with holes; what Lua does not fill would fail only when it is called.
    expect "$kind, the module lacks nothing but Lua" "" \
        "$(nm -D --undefined-only "$module" |
            awk '$1 == "U" && $2 !~ /@/ && $2 !~ /^luaL?_/ { print $2 }')"
    cd "$work"
    expect "$kind, require" "table" \
        "$(LUA_CPATH="$(dirname "$module")/?.so" LUA_PATH=nowhere \
            lua5.4 -e 'io.write(type(require "lawspeaker"))')"
    # The boards that come along, found by their names from a folder that has none.
    printf '%s\n' 'local law = require "lawspeaker"' \
        'print(law.position { map = "standard", start = 2 }.map.name)' >"$work/start.lua"
    expect "$kind, the module finds the standard board" "standard" \
        "$(env -u LAW_PATH LUA_CPATH="$(dirname "$module")/?.so" lua5.4 "$work/start.lua")"
    expect "$kind, law finds the standard board" "standard" \
        "$(env -u LAW_PATH "$prefix/bin/law" run "$work/start.lua")"
    expect "$kind, a scenario that came along passes" "1 passed, 0 failed" \
        "$("$prefix/bin/law" test "$prefix/share/lawspeaker/scenarios/johvets/games/two_ages.lua" |
            tail -n 1)"
    # So are the games: one whole game by chance, from the program and from Lua, and a scenario.
    quietly env -u LAW_PATH "$prefix/bin/law" play rocknroll --bots --bot vpa --seed 5 \
        --save "$work/game-$kind" </dev/null
    expect "$kind, law plays rocknroll to its end" "1" "$(grep -c ' has won' "$work/log")"
    expect "$kind, law replays it" "all the same" \
        "$(env -u LAW_PATH "$prefix/bin/law" replay "$work/game-$kind" | grep -o "all the same")"
    printf '%s\n' 'local law = require "lawspeaker"' 'local game = require "rocknroll.game"' \
        'print(game:start({ variant = require "rocknroll.harder_attack" }).rules.attack)' \
        >"$work/game.lua"
    expect "$kind, the module finds rocknroll and its variant" "5" \
        "$(env -u LAW_PATH LUA_CPATH="$(dirname "$module")/?.so" lua5.4 "$work/game.lua")"
    expect "$kind, law finds rocknroll and its variant" "5" \
        "$(env -u LAW_PATH "$prefix/bin/law" run "$work/game.lua")"
    expect "$kind, the scenario of rule 57 that came along passes" "1 passed, 0 failed" \
        "$("$prefix/bin/law" test \
            "$prefix/share/lawspeaker/scenarios/rocknroll/10_timing/57_the_worked_example.lua" |
            tail -n 1)"
    for file in reference.md lawspeaker.meta.lua; do
        cmp "$source/lua/$file" "$prefix/share/lawspeaker/$file" || fail "$file is not installed"
    done
    expect "$kind, law --version" "$version" \
        "$("$prefix/bin/law" --version | grep -Eo '[0-9]+\.[0-9]+\.[0-9]+')"
done
