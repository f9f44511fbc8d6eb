"""`law diff-rules`: each shipped house rule is told from the game by a small position, a rule set is
never told from itself, and what is found can be saved and tested. The clock decides nothing here:
all searches have a number of positions."""

import json
import re

from program import PROJECT, LawTest, main

SHIPPED = PROJECT / "variants" / "johvets"
BUDGET = "300"
UNITS_MOST = 4

# Rules of Negotiation (J2): no single turn shows them, random games do.
OF_GAMES = re.compile(r"J2\b")

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


# A game in which points come with a roll. `spare` and `never` are asked for only past 99 points.
STEPS = """local law = require "lawspeaker"
return law.game {
    name = "steps", title = "Steps", api = 1, players = { min = 1, max = 1 },
    rules = {
        { "goal", 3, "S1", "how many points win", least = 1, most = 9 },
        { "needed", 4, "S2", "what must be rolled for a point", least = 1, most = 6 },
        { "spare", 0, "S3", "points to begin with past 99", least = 0, most = 9 },
    },
    options = { { "loud", false, "it is told" } },
    hooks = { { "never", "S4", "what is asked past 99 points?" } },
    state = { { globals = { points = "count", helper = "count" } } },
    notes = { { "point", "{player} has a point" } },
    phases = { { "step", function(g)
        local player = g.players[1]
        g:ask(player, { name = "go", say = "On?", choice = { "go", "wait" } })
        g.helper = g.rules.needed
        if g:roll("1d6", "step") >= g.rules.needed then
            g.points = g.points + 1
            g:note("point", { player = player })
        end
        if g.points > 99 then
            g.points = g:hook("never", {}, g.rules.spare)
        end
    end, rule = "S2" } },
    finished = function(g)
        return g.points >= g.rules.goal and { winners = { g.players[1] }, reason = "enough" } or nil
    end,
}
"""


def of_steps(name, body):
    return f'return require("lawspeaker").variant {{ name = "{name}", game = "steps", {body} }}\n'


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
        told = [json.loads(line) for line in outcome.out.decode().splitlines()]
        self.undecided = told.pop()["undecided"] if told and "undecided" in told[-1] else []
        return told


class Shipped(DiffTest):
    def test_each_house_rule(self):
        rules = list(shipped_rules())
        self.assertIn("no_swaps", rules)
        for name in rules:
            with self.subTest(name):
                found = self.found("johvets", f"johvets/{name}", "--positions", BUDGET)
                self.assertTrue(found)
                for one in found:
                    self.assertEqual(len(one["alone"]), 1)
                    if OF_GAMES.match(one["alone"][0]["rule"]):
                        self.assertNotEqual(one["a"], one["b"])
                    else:
                        self.assertLessEqual(len(one["position"]["units"]), UNITS_MOST)

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


MOVEMENT_RULES = {"paradox": "rule_1982", "near_convoy": "via_only", "failed_convoy": "walks",
                  "support_coast_needed": "always", "all_routes_needed": True,
                  "own_attack_cuts": True, "closed_to_convoyed_origin": True,
                  "lone_coast_needed": True}
FEW_UNITS = 6


class Diplomacy(DiffTest):
    def setUp(self):
        super().setUp()
        self.vary("others.lua", MOVEMENT_RULES)

    def vary(self, file, rules):
        listed = ", ".join(f"{name} = {json.dumps(value)}" for name, value in rules.items())
        self.write(file, 'return require("lawspeaker").variant { name = "v", game = "diplomacy", '
                   f"rules = {{ {listed} }} }}\n")

    def test_each_rule_of_movements(self):
        found = self.found("diplomacy", "others.lua", "--positions", "6000", "--most", "40")
        names = {one["alone"][0]["name"] for one in found if len(one["alone"]) == 1}
        self.assertEqual(names, set(MOVEMENT_RULES))
        for one in found:
            units = [unit for units in one["position_a"]["units"].values() for unit in units]
            self.assertLessEqual(len(units), FEW_UNITS, one["position_a"])
            self.assertNotEqual(one["a"], one["b"])

    def test_verdicts_are_those_of_resolve(self):
        found = self.found("diplomacy", "others.lua", "--positions", "400")
        self.assertTrue(found)
        lines = [json.dumps(one[f"position_{side}"]) for one in found for side in "ab"]
        resolved = self.law("resolve", stdin="\n".join(lines).encode(), LAW_PATH=str(PROJECT))
        self.assert_outcome(resolved, 0, err="")
        results = [json.loads(line) for line in resolved.out.splitlines()]
        for result, told in zip(results, (one[side] for one in found for side in "ab")):
            for verdict in result["verdicts"].values():
                verdict.pop("against", None)
            self.assertEqual(result["verdicts"], told["verdicts"])
            self.assertEqual(result["may_retreat"],
                             {unit: may for unit, may in told["may_retreat"].items() if may})

    def test_saved_scenarios_pass(self):
        outcome = self.diff("diplomacy", "others.lua", "--positions", "800", "--most", "9",
                            "--save", "found.lua")
        self.assert_outcome(outcome, 1, err="")
        tested = self.law("test", "found.lua")
        self.assertEqual(tested.status, 0, tested)
        self.assertIn(b" passed, 0 failed", tested.out)
        self.assertGreater(tested.out.count(b"under others.lua"), 4)

    def test_for_people(self):
        self.vary("one.lua", {"closed_to_convoyed_origin": True})
        outcome = self.diff("diplomacy", "one.lua", "--positions", "1000", "--most", "1")
        self.assert_outcome(outcome, 1, err="")
        for words in ("decided by closed_to_convoyed_origin (4.A.5), false under A and true under",
                      "  on the board Europe, 1901\n", " may retreat\n    A  to ", "\n    B  "):
            self.assertIn(words, outcome.out.decode())


class Told(DiffTest):
    def test_a_position_for_people(self):
        outcome = self.diff("johvets", "johvets/no_swaps", "--positions", BUDGET, "--most", "1")
        self.assert_outcome(outcome, 1, err="")
        text = outcome.out.decode()
        for words in ("A is johvets, B is johvets/no_swaps; ",
                      "difference 1: swap (J4.3)\n",
                      "  decided by swap (J4.3), true under A and false under B\n",
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
        arguments = ("johvets", "stay.lua", "--positions", BUDGET)
        first = self.diff(*arguments, "--seed", "5")
        self.assertEqual(first.out, self.diff(*arguments, "--seed", "5").out)
        self.assert_outcome(first, 1, err="")
        self.assertNotEqual(first.out, self.diff(*arguments, "--seed", "6").out)

    def test_none(self):
        self.write("same.lua", hook("strength", "return standard"))
        none = "no difference found (200 positions and 1 random game tried)\n"
        for other, rest in (("johvets", ""), ("same.lua", "decided nothing that was seen: the hook "
                                              "strength (J4.1)\n")):
            outcome = self.diff("johvets", other, "--positions", "200")
            self.assert_outcome(outcome, 0, err="", out=none + rest)
        outcome = self.diff("johvets/kin_only", "johvets/kin_only", "--positions", "100")
        self.assert_outcome(outcome, 0, err="")
        self.assertEqual(self.found("johvets", "johvets", "--positions", "100", status=0), [])

    def test_seconds(self):
        outcome = self.diff("johvets", "johvets", "--seconds", "1")
        self.assert_outcome(outcome, 0, err="")
        self.assertRegex(outcome.out, rb"^no difference found \(\d+ positions( and \d+ random "
                         rb"games?)? tried\)\n$")


class OtherGames(DiffTest):
    def test_first_event(self):
        outcome = self.diff("rocknroll", "rocknroll/harder_attack", "--positions", "20")
        self.assert_outcome(outcome, 1, err="")
        text = outcome.out.decode()
        self.assertRegex(text, r"difference: after \d+ answers of a random game\n")
        self.assertRegex(text, r"\n    A  .* against 4.*\(R6\)\n")
        self.assertRegex(text, r"\n    B  .* against 5.*\(R6\)\n")

    def test_what_no_game_asked_for(self):
        """A hook that would raise, and a rule, that nothing reached."""
        self.write("steps/game.lua", STEPS)
        self.write("steps/far.lua", of_steps("far", "rules = { spare = 2 }, hooks = { never = "
                                             "function() error 'here' end }"))
        outcome = self.diff("steps", "steps/far", "--positions", "9", LAW_PATH=".")
        self.assert_outcome(outcome, 0, err="", out="no difference found (9 random games tried)\n"
                            "never asked for in these 9 games: spare (S3); the hook never (S4)\n")
        self.found("./steps", "steps/far.lua", "--positions", "9", status=0)
        self.assertEqual([(one["name"], one["hook"], one["asked"]) for one in self.undecided],
                         [("spare", False, 0), ("never", True, 0)])

    def test_each_rule_by_itself(self):
        self.write("steps/game.lua", STEPS)
        self.write("steps/both.lua", of_steps("both", "rules = { needed = 6, goal = 5, spare = 1 "
                                              "}"))
        first, second = self.found("steps", "steps/both.lua", "--positions", "80")
        self.assertEqual([change["name"] for change in first["alone"]], ["needed"])
        self.assertEqual([change["name"] for change in second["alone"]], ["goal"])
        self.assertEqual([first["by_itself"], second["by_itself"]], [False, True])
        self.assertEqual([one["name"] for one in self.undecided], ["spare"])
        self.assertIn("the game is won by p1: enough", (second["a"], second["b"]))

    def test_in_the_words_of_the_notes(self):
        """What a table keeps for itself is told as what nobody sees."""
        self.write("steps/game.lua", STEPS)
        self.write("steps/hard.lua", of_steps("hard", "rules = { needed = 6 }"))
        text = self.diff("steps", "steps/hard", "--positions", "9", LAW_PATH=".").out.decode()
        self.assertIn("where nobody sees it\n    A  helper 0 → 4 (S2)\n", text)
        self.assertIn("\n    A  p1 has a point (S2)\n    B  nothing like that happens\n", text)

    def test_random_games_are_saved(self):
        self.write("steps/game.lua", STEPS)
        self.write("mine/hard.lua", of_steps("hard", "rules = { needed = 6 }"))
        outcome = self.diff("steps", "mine/hard.lua", "--positions", "9", "--save", "f.lua")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn("saved to f_a.jsonl (A) and f_b.jsonl (B); ", outcome.out.decode())
        for name in ("f_a.jsonl", "f_b.jsonl"):
            self.assertIn(b"all the same", self.law("replay", name).out, name)
        told = self.law("replay", "f_a.jsonl", "--under", "mine/hard.lua").out.decode()
        self.assertRegex(told, r"^under the other rules it parts, after \d+ answers?: ")

    def test_an_answer_that_only_one_allows(self):
        one, = self.found("mighty_kingdoms", "mighty_kingdoms/no_tithe", "--positions", "4")
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


    def test_no_file_of_the_rules_is_lost(self):
        self.write("stay.lua", STAY)
        outcome = self.diff("johvets", "stay.lua", "--positions", BUDGET, "--save", "./stay.lua")
        self.assert_outcome(outcome, 2)
        self.assertIn("is a file of what is compared", outcome.err.decode())
        self.assertEqual((self.folder / "stay.lua").read_text(), STAY)


class Mistakes(DiffTest):
    def test_hints(self):
        """How one's own file is named in a base, on the command line, and together with others."""
        self.write("stay.lua", STAY)
        for name, base, words in (
                ("own", '"stay.lua"', 'a file beside this one require "stay"'),
                ("near", '"johvets/no_swap"', 'did you mean "johvets/no_swaps"?')):
            self.write(f"{name}.lua", 'return require("lawspeaker").variant { name = "it", '
                       f"base = {{ {base} }} }}\n")
            self.assert_one_message(self.diff("johvets", f"{name}.lua"), 3, words)
        self.assert_one_message(self.diff("johvets", "stay"), 2, 'did you mean "stay.lua"?')
        self.assert_one_message(self.law("play", "johvets", "--variant", "stay"), 2,
                                'did you mean "stay.lua"?')
        self.assert_one_message(self.diff("johvets", "johvets/fog+nope.lua"), 2,
                                'cannot read "nope.lua": no such file')

    def test_files_are_joined_too(self):
        self.write("stay.lua", STAY)
        for words in ("johvets/no_swaps+stay.lua", "stay.lua+johvets/no_swaps",
                      "johvets/no_swaps+johvets/kin_only"):
            self.found("johvets", words, "--positions", "40")
        one, = self.found("johvets/no_swaps", "johvets/no_swaps+stay.lua", "--positions", BUDGET,
                          "--most", "1")
        self.assertEqual([change["name"] for change in one["alone"]], ["strength"])

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
