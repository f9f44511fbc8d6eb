"""`law diff-rules`: each shipped house rule is told from the game by a small position, a rule set is
never told from itself, and what is found can be saved and tested. The clock decides nothing here:
all searches have a number of positions."""

import json
import re

from program import PROJECT, LawTest, main

SHIPPED = PROJECT / "variants" / "johvets"
BUDGET = "1000"
UNITS_MOST = 4

# What no single turn shows; random games do.
IN_GAMES = {"with_trade"}

STAY = """local law = require "lawspeaker"
return law.variant {
    name = "strong defence",
    hooks = {
        strength = function(ask, standard)
            if ask.order.type == "stay" then
                return standard + 1
            end
        end,
    },
}
"""


def hook(name, body):
    return ('return require("lawspeaker").variant { name = "a hook", hooks = { %s = '
            "function(ask, standard) %s end } }\n" % (name, body))


def shipped_rules():
    for path in sorted(SHIPPED.glob("*.lua")):
        if re.search(r"^return law\.variant", path.read_text(), re.MULTILINE):
            yield path.stem


class DiffTest(LawTest):
    def diff(self, *arguments, **options):
        return self.law("diff-rules", *arguments, **options)

    def found(self, *arguments, status=1):
        outcome = self.diff(*arguments, "--json")
        self.assert_outcome(outcome, status, err="")
        return [json.loads(line) for line in outcome.out.decode().splitlines()]


class Shipped(DiffTest):
    def test_each_house_rule(self):
        rules = list(shipped_rules())
        self.assertIn("no_swaps", rules)
        for name in rules:
            with self.subTest(name):
                found = self.found("johvets", f"johvets/{name}", "--positions", BUDGET)
                self.assertTrue(found)
                for one in found:
                    if name in IN_GAMES:
                        self.assertNotEqual(one["a"], one["b"])
                        continue
                    self.assertLessEqual(len(one["position"]["units"]), UNITS_MOST)
                    self.assertEqual(len(one["alone"]), 1)

    def test_verdicts_are_those_of_resolve(self):
        for one in self.found("johvets", "johvets/no_swaps", "--positions", BUDGET):
            for side, rules in (("a", {}), ("b", {"swap": False})):
                position = dict(one["position"], rules=rules)
                resolved = self.law("resolve", stdin=json.dumps(position).encode())
                self.assertEqual(json.loads(resolved.out), one[side])
            self.assertNotEqual(one["a"], one["b"])

    def test_what_decides(self):
        self.write("both.lua", """local law = require "lawspeaker"
return law.variant { name = "both", rules = { swap = false, max_turns = 4 } }
""")
        names = {one["alone"][0]["name"]
                 for one in self.found("johvets", "both.lua", "--positions", BUDGET)}
        self.assertEqual(names, {"swap", "max_turns"})
        one, = self.found("johvets/no_swaps", "johvets/no_swaps+cut_by_attack", "--positions",
                          BUDGET, "--most", "1")
        self.assertEqual(one["alone"][0]["name"], "reinforce_cut")
        self.assertEqual(one["alone"][0]["rule"], "J3.9")

    def test_a_hook_and_a_rule(self):
        self.write("both.lua", """local law = require "lawspeaker"
return law.variant {
    name = "both",
    rules = { max_turns = 3 },
    hooks = { victory = function(ask, standard)
        if ask.position.turn >= 3 then
            return #ask:units(ask.player) > 0
        end
    end },
}
""")
        found = self.found("johvets", "both.lua", "--positions", BUDGET, "--most", "9")
        names = {change["name"] for one in found for change in one["alone"] + one["together"]}
        self.assertEqual(names, {"max_turns", "victory"})


class Told(DiffTest):
    def test_a_position_for_people(self):
        outcome = self.diff("johvets", "johvets/no_swaps", "--positions", BUDGET, "--most", "1")
        self.assert_outcome(outcome, 1, err="")
        text = outcome.out.decode()
        for words in ("A is johvets, B is johvets/no_swaps; ",
                      "difference 1: swap (J4.3)\n",
                      "  decided by swap (J4.3), yes under A and no under B\n",
                      "    A  succeeded: nobody else wanted a1 (J4.4). It changed places with ",
                      "    B  failed: "):
            self.assertIn(words, text)
        self.assertNotIn("\x1b", text)

    def test_views(self):
        outcome = self.diff("johvets", "johvets/fog", "--positions", BUDGET)
        self.assert_outcome(outcome, 1, err="")
        self.assertRegex(outcome.out.decode(), r"A  sees all\n +B  sees a\d( and a\d)* and nothing "
                         r"else; hidden: u\d \(\w+\) in a\d\n")

    def test_same_seed_same_words(self):
        self.write("stay.lua", STAY)
        arguments = ("johvets", "stay.lua", "--positions", "900")
        first = self.diff(*arguments, "--seed", "5")
        self.assertEqual(first.out, self.diff(*arguments, "--seed", "5").out)
        self.assert_outcome(first, 1, err="")
        self.assertNotEqual(first.out, self.diff(*arguments, "--seed", "6").out)

    def test_none(self):
        self.write("same.lua", hook("strength", "return standard"))
        for other in ("johvets", "same.lua"):
            outcome = self.diff("johvets", other, "--positions", "400")
            self.assert_outcome(outcome, 0, err="", out="no difference found (400 positions and "
                                "2 random games tried)\n")
        outcome = self.diff("johvets/kin_only", "johvets/kin_only", "--positions", "400")
        self.assert_outcome(outcome, 0, err="")
        self.assertEqual(self.found("johvets", "johvets", "--positions", "100", status=0), [])

    def test_seconds(self):
        outcome = self.diff("johvets", "johvets", "--seconds", "1")
        self.assert_outcome(outcome, 0, err="")
        self.assertRegex(outcome.out, rb"^no difference found \(\d+ positions( and \d+ random "
                         rb"games?)? tried\)\n$")


class OtherGames(DiffTest):
    def test_first_event(self):
        outcome = self.diff("rocknroll", "rocknroll/harder_attack", "--positions", "60")
        self.assert_outcome(outcome, 1, err="")
        text = outcome.out.decode()
        self.assertRegex(text, r"difference: after \d+ answers of a random game\n")
        self.assertRegex(text, r"\n    A  .* against 4.*\(R6\)\n")
        self.assertRegex(text, r"\n    B  .* against 5.*\(R6\)\n")

    def test_an_answer_that_only_one_allows(self):
        one, = self.found("mighty_kingdoms", "mighty_kingdoms/no_tithe", "--positions", "60")
        self.assertNotEqual(one["a"], one["b"])
        self.assertGreater(one["answers"], 0)

    def test_none(self):
        outcome = self.diff("rocknroll", "rocknroll", "--positions", "4")
        self.assert_outcome(outcome, 0, err="",
                            out="no difference found (4 random games tried)\n")


class Saved(DiffTest):
    def check(self, *arguments, save):
        outcome = self.diff(*arguments, "--positions", BUDGET, "--save", save)
        self.assert_outcome(outcome, 1, err="")
        path = re.search(r"saved to (\S+); law test runs it\n$", outcome.out.decode()).group(1)
        tested = self.law("test", path)
        self.assert_outcome(tested, 0, err="")
        self.assertGreaterEqual(tested.out.count(b"passed  "), 2)
        return path

    def test_by_name(self):
        path = self.check("johvets", "johvets/no_swaps", save="found.lua")
        text = (self.folder / path).read_text()
        self.assertEqual(text.count('variant = "johvets/no_swaps"'), text.count("scenario {") // 2)
        self.check("johvets/no_swaps+kin_only", "johvets/kin_only", save="several.lua")

    def test_by_file(self):
        self.write("stay.lua", STAY)
        path = self.check("johvets", "stay.lua", save="found.lua")
        self.assertIn('require "stay"', (self.folder / path).read_text())

    def test_written_out(self):
        self.write("rules/stay.lua", STAY)
        self.check("johvets", "rules/stay.lua", save="found.lua")
        self.check("rules/stay.lua", "johvets/fog", save="more.lua")
        (self.folder / "folder").mkdir()
        self.assertEqual(self.check("johvets", "rules/stay.lua", save="folder"),
                         "folder/johvets_and_rules_stay.lua")

    def test_what_cannot_be_saved(self):
        self.write("rules/own.lua", "return 1\n")
        self.write("rules/stay.lua", STAY.replace("return law", 'require "own"\nreturn law'))
        outcome = self.diff("johvets", "rules/stay.lua", "--positions", BUDGET, "--save", "a.lua")
        self.assert_outcome(outcome, 2)
        self.assertIn("save beside the variant's file", outcome.err.decode())
        self.assertFalse((self.folder / "a.lua").exists())
        outcome = self.diff("johvets", "johvets/no_swaps", "--positions", BUDGET, "--save",
                            "none/a.lua")
        self.assert_outcome(outcome, 2)
        self.assertIn("cannot write \"none/a.lua\"", outcome.err.decode())


class Mistakes(DiffTest):
    def test_usage(self):
        self.write("table.lua", "return {}\n")
        for arguments, status, words in (
                (("johvets",), 2, "missing B (law help diff-rules)"),
                (("johvets", "rocknroll"), 2, 'the one is a rule set of "johvets", the other of '
                 '"rocknroll": only rule sets of one game can be compared'),
                (("johvets", "nope"), 2, 'no game "nope"'),
                (("johvets", "johvets/nope"), 2, 'no variant "johvets/nope"'),
                (("johvets", "nope.lua"), 2, 'cannot read "nope.lua": no such file'),
                (("johvets", "table.lua"), 3, "table.lua: it returns a table"),
                (("johvets", "johvets", "--positions", "0"), 2, "--positions: \"0\" is no whole"),
        ):
            with self.subTest(arguments):
                self.assert_one_message(self.diff(*arguments), status, words)

    def test_scripts_that_fail(self):
        self.write("loop.lua", hook("strength", "while true do end"))
        outcome = self.diff("johvets", "loop.lua", "--instructions", "1000000")
        self.assert_one_message(outcome, 4, 'loop.lua:1: instruction limit of 1000000 reached (in '
                                'the hook "strength" of variant "a hook", asked about unit')
        self.write("float.lua", hook("strength", "return standard / 1"))
        self.assert_one_message(self.diff("johvets", "float.lua"), 3, "the float 1.0")
        self.write("broken.lua", "return law.variant {\n")
        self.assert_one_message(self.diff("johvets", "broken.lua"), 3, "broken.lua:")

    def test_a_slow_hook_is_no_limit(self):
        """All of the search takes many times what one slice may."""
        self.write("slow.lua", hook("strength", "for i = 1, 20000 do end return standard + 1"))
        outcome = self.diff("johvets", "slow.lua", "--positions", "30", "--instructions", "3000000")
        self.assert_outcome(outcome, 1, err="")


if __name__ == "__main__":
    main()
