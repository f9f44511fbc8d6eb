#!/usr/bin/env python3
"""Compares `law resolve` with the oracle on random positions, and shrinks what differs.

It knows how to run both and what may differ (the wording of errors), and none of the rules.

    compare.py --law PATH --seed N --count M [--kind KIND]     the two against each other
    compare.py --law PATH --seed N --count M --permute         the program against itself: another
                                                               order in the lists, the same outcome
The status is 1 where anything differed. PATH may be johvets.py itself, to try this file.
"""

import argparse
import copy
import json
import os
import random
import subprocess
import sys
import tempfile

import johvets
import positions
from reading import TEXT_CODES

HERE = os.path.dirname(os.path.abspath(__file__))
SHOWN = 5           # so many differences are told


def command(program):
    return [sys.executable, program] if program.endswith(".py") else [program]


def start(program, name, role="law"):
    """Runs a program that reads the file and writes beside it: (process, name of its results)."""
    results = f"{name}.{role}"
    with open(results, "wb") as out, open(results + ".messages", "wb") as messages:
        process = subprocess.Popen([*command(program), "resolve", name], stdin=subprocess.DEVNULL,
                                   stdout=out, stderr=messages)
    return process, results


def finish(process, count):
    """The exit status; a program that takes far too long is ended, as a signal would."""
    try:
        return process.wait(60 + count // 20)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def last_words(results):
    with open(results + ".messages", "rb") as messages:
        return messages.read()[-2000:].decode("utf-8", "replace").strip()


def differences(one, two, path=""):
    """Where two documents differ, the order of members included: (pointer, one, two)."""
    if isinstance(one, dict) and isinstance(two, dict):
        for name in [*one, *(name for name in two if name not in one)]:
            absent = "(absent)"
            if name not in one or name not in two:
                yield f"{path}/{name}", one.get(name, absent), two.get(name, absent)
            else:
                yield from differences(one[name], two[name], f"{path}/{name}")
        if list(one) != list(two) and set(one) == set(two):
            yield path + " (order)", list(one), list(two)
    elif type(one) is not type(two) or one != two:
        yield path, one, two


def error_differences(one, two):
    """Errors agree in line and place; only what is wrong with the text itself may have no place."""
    wrong, other = one["error"], two["error"]
    if not isinstance(other, dict) or not {"code", "message", "line"} <= set(other):
        return [("/error", wrong, other)]
    found = []
    if wrong["line"] != other["line"]:
        found.append(("/error/line", wrong["line"], other["line"]))
    expected, path = wrong.get("path"), other.get("path")
    free = wrong["code"] in TEXT_CODES and (expected is None or path is None)
    if expected != path and not free:
        found.append(("/error/path", f"{expected} ({wrong['code']})", f"{path} ({other['code']})"))
    if "id" in one and "id" in two and one["id"] != two["id"]:
        found.append(("/id", one["id"], two["id"]))
    return found


def compare_line(expected, found, strict=True):
    """What differs between two lines of results (bytes): a list, empty where they agree."""
    if expected == found:
        return []
    if found is None:
        return [("", "a result", "nothing, the program has ended")]
    one = json.loads(expected)
    try:
        two = json.loads(found)
    except ValueError as error:
        return [("", "JSON", f"{error}: {found[:200]!r}")]
    if not isinstance(two, dict) or ("error" in one) != ("error" in two):
        return [("", *(f"error {result['error']}" if "error" in result else "no error"
                       for result in (one, two)))]
    if "error" in one:
        return error_differences(one, two) if strict else []
    return list(differences(one, two)) or [("(the same members, other bytes)", expected, found)]


def show(found):
    for path, one, two in found[:8]:
        print(f"    {path or '(whole)'}: oracle {one!r}, law {two!r}")
    if len(found) > 8:
        print(f"    ... and {len(found) - 8} more")


# ---------------------------------------------------------------- making a difference small

def without(document, *places):
    """A copy without the members at these places (paths of keys), those that are there."""
    document = copy.deepcopy(document)
    for *way, last in places:
        target = document
        for key in way:
            target = target.get(key, {}) if isinstance(target, dict) else target[key]
        if isinstance(target, list) and isinstance(last, int) or last in target:
            del target[last]
    return document


def as_objects(document):
    """The same position with objects where it has arrays of pairs."""
    document = copy.deepcopy(document)
    for name in ("units", "link_points", "books", "orders", "control"):
        if isinstance(document.get(name), list):
            document[name] = dict(map(tuple, document[name]))
    board = document.get("map")
    for name in ("ages", "link_points"):
        if isinstance(board, dict) and isinstance(board.get(name), list):
            board[name] = dict(map(tuple, board[name]))
    return document


def smaller(document):
    """Positions with one thing less, the greater cuts first."""
    board = document.get("map", {})
    for name in ("supply", "flee", "orders", "rules", "control", "books", "link_points", "id",
                 "turn", "format", "game"):
        if name in document:
            yield without(document, (name,))
    for age, regions in board.get("ages", {}).items():
        yield without(document, ("map", "ages", age))
    for unit in document.get("units", {}):
        yield without(document, ("units", unit), ("orders", unit), ("flee", unit))
    for name in ("orders", "flee", "supply", "rules", "control", "books"):
        for key, value in document.get(name, {}).items():
            yield without(document, (name, key))
            if name in ("flee", "supply") and isinstance(value, list):
                for number in range(len(value)):
                    yield without(document, (name, key, number))
    for key, order in document.get("orders", {}).items():
        if isinstance(order, dict) and "carry" in order:
            yield without(document, ("orders", key, "carry"))
    for symbol in board.get("link_points", {}):
        yield without(document, ("map", "link_points", symbol), ("books", symbol),
                      ("control", symbol))
    for symbol in document.get("link_points", {}):
        yield without(document, ("link_points", symbol), ("books", symbol), ("control", symbol))
    for age, regions in board.get("ages", {}).items():
        for number, region in enumerate(regions):
            less = without(document, ("map", "ages", age, number))
            less["map"]["adjacent"] = [pair for pair in board["adjacent"] if region not in pair]
            yield less
    for number in range(len(board.get("adjacent", []))):
        yield without(document, ("map", "adjacent", number))
    for number in range(len(document.get("players", []))):
        yield without(document, ("players", number))


def encode(document):
    return johvets.write(document).encode("utf-8", "replace")


def kind_of(found):
    """Roughly what sort of difference it is, so that shrinking does not wander to another."""
    path = found[0][0]
    return path.split("/")[1] if path.count("/") else str(found[0][1])[:5] + str(found[0][2])[:5]


class Shrinker:
    def __init__(self, program, folder):
        self.program, self.name = program, os.path.join(folder, "small")

    def differing(self, lines):
        """The first of the lines that differs, with what differs."""
        with open(self.name, "wb") as out:
            out.writelines(line + b"\n" for line in lines)
        process, results = start(self.program, self.name)
        finish(process, len(lines))
        with open(results, "rb") as found:
            found = found.read().split(b"\n")[:-1]
        for number, line in enumerate(lines):
            expected = encode(johvets.resolve_line(line, number + 1)[0])
            differs = compare_line(expected, found[number] if number < len(found) else None)
            if differs:
                yield number, differs

    def shrink(self, line):
        """The smallest position that one cut after another leads to: (bytes, differences)."""
        best, wanted = line, next((found for _, found in self.differing([line])), None)
        if wanted is None:
            return line, [("", "differs", "only among the other lines")]
        try:
            document = as_objects(json.loads(line))
        except (ValueError, TypeError, AttributeError, RecursionError):
            return best, wanted
        found = wanted
        while True:
            try:
                tries = [document] if best is line else list(smaller(document))
            except (AttributeError, TypeError, KeyError, IndexError):
                return best, found
            lines = [encode(one) for one in tries]
            for number, differs in self.differing(lines):
                if kind_of(differs) == kind_of(wanted):
                    document, best, found = tries[number], lines[number], differs
                    break
            else:
                return best, found


# ---------------------------------------------------------------- the two modes

def generate(options, name):
    """Writes the positions to a file; among broken ones some blank lines."""
    with open(name, "wb") as out:
        for number in range(options.count):
            line = positions.line_for(options.seed, number, options.kind)
            if options.kind in ("broken", "noise") and number % 23 == 11:
                out.write(b"\n \t\r\n")
            out.write((b"{" if johvets.is_blank(line) else line) + b"\n")


def compare(options, folder):
    name = os.path.join(folder, "positions")
    generate(options, name)
    law, law_results = start(options.law, name)
    oracle, oracle_results = start(os.path.join(HERE, "johvets.py"), name, "oracle")
    status, oracle_status = finish(law, options.count), oracle.wait()
    if oracle_status not in (0, 1) or last_words(oracle_results):
        sys.exit(f"the oracle itself failed: {last_words(oracle_results)}")
    shrinker, differing, compared = Shrinker(options.law, folder), 0, 0
    with (open(name, "rb") as given, open(oracle_results, "rb") as one,
          open(law_results, "rb") as two):
        for number, line in enumerate(given, 1):
            if johvets.is_blank(line):
                continue
            compared += 1
            expected, found = next(one).removesuffix(b"\n"), next(two, None)
            found = found.removesuffix(b"\n") if found is not None else None
            differs = compare_line(expected, found, strict=options.kind != "noise")
            if not differs:
                continue
            differing += 1
            if differing <= SHOWN:
                print(f"line {number}:")
                show(differs)
            if differing <= options.shrink:
                small, why = shrinker.shrink(line.removesuffix(b"\n"))
                print(f"  smallest position: {small[:4000].decode('utf-8', 'backslashreplace')}")
                show(why)
            if found is None:
                print(f"  the program ended with status {status}: {last_words(law_results)}")
                break
        if next(two, None) is not None:
            differing += 1
            print("the program wrote more lines than there were positions")
    if status != oracle_status:
        differing += 1
        print(f"exit status: oracle {oracle_status}, law {status}: {last_words(law_results)}")
    return compared, differing


def shuffled(rng, value):
    """An object or a list in another order."""
    if isinstance(value, dict):
        return dict(rng.sample(list(value.items()), len(value)))
    return rng.sample(value, len(value))


def decided_by_lists(rng, document):
    """The position without supply, and with every unit's full preferences: so J5.4's last step and
    J6.4, where order decides, have nothing to do."""
    document = as_objects(document)
    document.pop("supply", None)
    everywhere = [region for regions in document["map"]["ages"].values() for region in regions]
    symbols = [*document["map"]["link_points"], *document.get("link_points", {})]
    every = everywhere + [{"book": symbol} for symbol in symbols]
    document["flee"] = {unit: shuffled(rng, every) for unit in document["units"]}
    return document


def permuted(rng, document):
    document = shuffled(rng, copy.deepcopy(document))
    for name in ("players", "units", "books", "control", "orders", "flee", "rules", "link_points"):
        if name in document:
            document[name] = shuffled(rng, document[name])
    board = shuffled(rng, document["map"])
    board["ages"] = {age: shuffled(rng, regions)
                     for age, regions in shuffled(rng, board["ages"]).items()}
    board["adjacent"] = [shuffled(rng, pair) for pair in shuffled(rng, board["adjacent"])]
    board["link_points"] = shuffled(rng, board["link_points"])
    document["map"] = board
    return document


def as_sets(line):
    """A result in which no order counts any more."""
    if line is None:
        return None
    result = json.loads(line)
    for name in ("conflicted", "removed", "winners", "out"):
        if name in result:
            result[name] = sorted(result[name])
    return json.loads(json.dumps(result, sort_keys=True))


def permute(options, folder):
    name = os.path.join(folder, "positions")
    with open(name, "wb") as out:
        for number in range(options.count):
            rng = random.Random(f"permute:{options.seed}:{number}")
            line = positions.line_for(options.seed, number, options.kind)
            document = decided_by_lists(rng, json.loads(line))
            out.write(encode(document) + b"\n" + encode(permuted(rng, document)) + b"\n")
    law, results = start(options.law, name)
    status = finish(law, options.count)
    compared = differing = 0
    with open(name, "rb") as given, open(results, "rb") as found:
        for first in given:
            second, compared = next(given), compared + 1
            one, two = next(found, None), next(found, None)
            if two is None:
                print(f"the program ended with status {status}: {last_words(results)}")
                return compared, differing + 1
            one, two = as_sets(one), as_sets(two)
            differs = list(differences(one, two))
            if "error" in one:
                differs.append(("/error", one["error"], two.get("error")))
            if differs:
                differing += 1
                if differing <= SHOWN:
                    print(f"lines {2 * compared - 1} and {2 * compared}, the lists in two orders:")
                    for path, here, there in differs[:8]:
                        print(f"    {path}: first {here!r}, second {there!r}")
                    print(f"  first:  {first.decode()}  second: {second.decode()}", end="")
    return compared, differing


def main():
    parser = argparse.ArgumentParser(description="Compares law resolve with the oracle.")
    parser.add_argument("--law", required=True, help="the program, called as PROGRAM resolve FILE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--kind", default="all",
                        choices=["all", *positions.KINDS, "broken", "noise"])
    parser.add_argument("--shrink", type=int, default=2,
                        help="make so many of the differences small")
    parser.add_argument("--permute", action="store_true", help="the program against itself")
    options = parser.parse_args()
    if options.permute and options.kind in ("broken", "noise"):
        parser.error("--permute needs positions that can be resolved")
    with tempfile.TemporaryDirectory() as folder:
        compared, differing = (permute if options.permute else compare)(options, folder)
    print(f"{compared} positions compared, {differing} differences")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
