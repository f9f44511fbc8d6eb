"""Runs the program `law` with exact arguments, without a shell, for the tests beside this file.

The program's path is in $LAW. A test works in a folder of its own, which is gone afterwards.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

LAW = os.path.abspath(os.environ["LAW"])
PROJECT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = pathlib.Path(__file__).resolve().parent / "golden"
TIMEOUT = 120  # seconds: far more than any test needs, also with sanitizers

# What ends in one message must not be mistaken for the sanitizers' or Lua's own noise.
NOISE = (b"stack traceback", b"AddressSanitizer", b"runtime error", b"internal error",
         b"lawspeaker/cli")

THREE_AND_ONE = """
local law = require "lawspeaker"
local map = law.map {
    name = "three and one",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "a3" } },
}
"""

TIE = THREE_AND_ONE + """
law.scenario {
    name = "a tie keeps the status quo",
    rule = "J4.4",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    orders = { { "u1", "move a2 carry p1" }, { "u2", "move a2" } },
    expect = { u1 = "failed: tied", u2 = "failed: tied", books = { p1 = "a1" } },
}
"""


def scenario(name, expect="u1 = \"succeeded\"", more=""):
    """A file with one scenario, in which u1 moves alone from a1 to a2."""
    expected = f"expect = {{ {expect} }}," if expect is not None else ""
    return THREE_AND_ONE + f"""
law.scenario {{
    name = "{name}", map = map, units = {{ {{ "u1", "red", "a1" }} }},
    orders = {{ {{ "u1", "move a2" }} }}, {expected} {more}
}}
"""


def three_with_a_bad_hook():
    """A file with three scenarios; the hook of the second raises, at its second turn."""
    return scenario("first") + """
local function broken(ask)
    return ask.position.turn < 2 and 1 or ask.unit.x.y
end
local bad = law.variant { name = "bad", hooks = { strength = function(ask)
    local strength = broken(ask)
    return strength
end } }
law.scenario { name = "second", rule = "J4.1", map = map, variant = bad,
    units = { { "u1", "red", "a1" } }, turns = { { expect = { u1 = "succeeded" } }, {} } }
law.scenario { name = "third", map = map, units = { { "u1", "red", "a1" } },
    expect = { u1 = "failed" } }
"""


BAD_HOOK = ("a unit has no field \"x\"; it has id, owner and at (in the hook \"strength\" of variant "
            "\"bad\", asked about unit \"u1\" in turn 2)")


class Outcome:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    def __repr__(self):
        return f"status {self.status}\n--- stdout\n{self.out!r}\n--- stderr\n{self.err!r}"


class LawTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="law-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return name

    def environment(self, **changes):
        environment = {
            name: value for name, value in os.environ.items()
            if name not in ("NO_COLOR", "LAW_PATH", "TERM") and not name.startswith("LUA")
        }
        environment.update({"LC_ALL": "C", "TERM": "xterm", **changes})
        return environment

    def law(self, *arguments, stdin=b"", **environment):
        done = subprocess.run(
            [LAW, *arguments], input=stdin, capture_output=True, cwd=self.folder, timeout=TIMEOUT,
            env=self.environment(**environment), check=False)
        return Outcome(done.returncode, done.stdout, done.stderr)

    def assert_outcome(self, outcome, status, out=None, err=None):
        self.assertEqual(outcome.status, status, outcome)
        if out is not None:
            self.assertEqual(outcome.out.decode(), out, outcome)
        if err is not None:
            self.assertEqual(outcome.err.decode(), err, outcome)

    def assert_one_message(self, outcome, status, *words):
        """One clear message on standard error, with these words in it, and nothing else there."""
        self.assertEqual(outcome.status, status, outcome)
        self.assertEqual(outcome.err.count(b"\n"), 1, outcome)
        self.assertTrue(outcome.err.startswith(b"law: "), outcome)
        self.assertLess(len(outcome.err), 2000, outcome)
        for word in words:
            self.assertIn(word, outcome.err.decode(), outcome)
        for noise in NOISE:
            self.assertNotIn(noise, outcome.err, outcome)

    def assert_golden(self, text, name):
        """Text compared with a file beside the tests; a change is read before it is kept."""
        path = GOLDEN / name
        if os.environ.get("LAW_WRITE_GOLDEN"):
            path.write_bytes(text)
        kept = path.read_text(encoding="utf-8")
        self.assertEqual(text.decode(), kept, f"differs from {path}")


def main():
    unittest.main(verbosity=1)
