"""`law run`: what is told, what a script may reach, and how each kind of failure ends."""

import os
import pathlib
import stat

from games import DUEL, TALLY, UNLUCKY
from program import (BAD_HOOK, PROJECT, THREE_AND_ONE, TIE, LawTest, main, scenario,
                     three_with_a_bad_hook)


class Telling(LawTest):
    def test_a_tie(self):
        self.write("tie.lua", TIE)
        outcome = self.law("run", "tie.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "run_tie.txt")

    def test_a_whole_game(self):
        self.write("game.lua", THREE_AND_ONE + """
law.scenario {
    name = "two turns, with everything in them", map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a2" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    turns = {
        { orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "stay" } },
          expect = { u1 = "succeeded: strongest", u3 = "failed: displaced" } },
        { orders = { { "u1", "stay" }, { "u3", "link p1" }, { "u2", "move nowhere" } },
          supply = { { "blue", "book b1 as p9", "unit b1 as u9" } },
          expect = { u3 = "failed", u2 = "illegal: unknown_region" } },
    },
}
""")
        outcome = self.law("run", "game.lua")
        self.assertEqual(outcome.err, b"", outcome)
        self.assert_golden(outcome.out, "run_two_turns.txt")

    GAME = """
local law = require "lawspeaker"
law.scenario {
    name = "what changes", start = 2, map = law.map {
        name = "two Ages",
        ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
        adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "b1", "b2" } },
        link_points = { { "p1", "b1" }, { "p2", "a3" }, { "p3", "a2" }, { "p4", "a1" } },
        starts = { { players = { "red", "blue" },
            units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "blue", "b2" } },
            books = { { "p1", "a1" }, { "p2", "b1" } } } },
    },
    turns = {
        { orders = { { "u1", "move a2 carry p1" } } },
        { orders = { { "u1", "move a1" }, { "u2", "move a2 carry" }, { "u3", "move b1" } } },
        { orders = { { "u1", "stay" }, { "u2", "stay" } } },
    },
}
"""

    def test_what_changed_and_who_has_what(self):
        self.write("game.lua", self.GAME)
        outcome = self.law("run", "game.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "run_changes.txt")

    def test_the_whole_board_after_each_turn(self):
        self.write("game.lua", self.GAME)
        outcome = self.law("run", "--full", "game.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "run_full.txt")

    def test_a_game_that_is_won(self):
        outcome = self.law("run", PROJECT / "scenarios/johvets/games/eight_ages.lua")
        self.assert_outcome(outcome, 0, err="")
        text = outcome.out.decode()
        self.assertTrue(text.endswith("\n\n  red has won the game (J6.2)\n\n75 expectations "
                                      "met\n"), text[-300:])
        self.assertIn("\n\nturn 11\n", text)
        self.assertIn("\n  stayed      r1, r2, r3, r5, r6, b1, b2, b4, b6, b9, r9, b10, b11, r10,"
                      " r12,\n              r14\n", text)
        self.assertIn("\n  standing    red 17 of 24 link points, 6 of 24 books, 14 units\n"
                      "              blue 7 of 24 link points, 3 of 24 books, 10 units; 18 win\n",
                      text)
        self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_what_wins(self):
        """Of link points, of books, or of neither where a hook decides."""
        for variant, words in (('rules = { victory_fraction = { 1, 2 } }', ""),
                               ('rules = { victory_fraction = { 2, 1 } }', "; 4 win"),
                               ('rules = { victory_fraction = { 51, 100 } }', "; 2 win"),
                               ('hooks = { victory = function() end }', "")):
            text = TIE.replace("    units =", "    variant = law.variant { name = 'v', "
                               + variant + " },\n    units =")
            self.write("tie.lua", text)
            outcome = self.law("run", "tie.lua")
            self.assertIn("\n              blue 1 of 2 link points, 0 of 2 books, 1 unit" + words
                          + "\n", outcome.out.decode())

    def test_a_failure_stands_with_its_turn(self):
        self.write("game.lua", self.GAME.replace('carry p1" } } }', """carry p1" } },
            expect = { u1 = "failed", books = { p1 = "a1" } } }"""))
        outcome = self.law("run", "game.lua")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn(b"\n  failed      u1: expected failed, got succeeded: unopposed (strength 1)"
                      b"\n  failed      books p1: expected a1, got a2\n\nturn 2\n", outcome.out)
        self.assertTrue(outcome.out.endswith(
            b"\n\nfailed:\n  turn 1: u1: expected failed, got succeeded: unopposed (strength 1)\n"
            b"  turn 1: books p1: expected a1, got a2\n"), outcome)

    def test_the_exit_status_is_that_of_the_expectations(self):
        self.write("fine.lua", scenario("fine"))
        self.write("wrong.lua", scenario("wrong", 'u1 = "failed"'))
        self.write("both.lua", scenario("fine") + scenario("wrong", 'u1 = "failed"'))
        self.assert_outcome(self.law("run", "fine.lua"), 0, err="")
        self.assert_outcome(self.law("run", "wrong.lua"), 1, err="")
        outcome = self.law("run", "both.lua")
        self.assert_outcome(outcome, 1, err="")
        self.assertTrue(outcome.out.endswith(b"1 passed, 1 failed\n"), outcome)

    def test_a_scenario_that_expects_nothing_can_be_watched(self):
        self.write("watch.lua", scenario("watch", None))
        outcome = self.law("run", "watch.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b"nothing was expected", outcome.out)


class Games(LawTest):
    """Scenarios of games: their stages, and variants by name."""

    STAGES = """
local law = require "lawspeaker"
law.scenario { name = "stages", game = "tally", stages = {
    { answers = { { "red", 3 } }, expect = { globals = { total = 3 } } },
    { answers = { { "red", 1 } }, expect = { globals = { total = 5 } } },
    { answers = { { "red", 3 } }, expect = { globals = { total = 4 } } } } }
"""

    def run_stages(self, command, remember):
        self.write("tally/game.lua", TALLY.replace("REMEMBER", remember))
        self.write("tally/s.lua", self.STAGES)
        return self.law(command, "tally/s.lua")

    def test_stages(self):
        outcome = self.run_stages("run", "")
        self.assert_outcome(outcome, 1, """stages

  stage 1
         red: 3
  stage 2
         red: 1
  stage 3
         red: 3

  open: red: n

failed:
  stage 2: total: expected 5, got 4
  stage 3: total: expected 4, got 7
""", "")

    def test_the_stage_of_an_error(self):
        remember = 'if g.total > 5 then error "too much" end'
        outcome = self.run_stages("run", remember)
        self.assert_one_message(outcome, 3, 'tally/game.lua:10: too much (in phase "add") in '
                                'scenario "stages"\n')
        self.assertIn("\n  stage 2\n", outcome.out.decode())
        self.assertTrue(outcome.out.endswith(b"\n  stage 3: it ended in an error\n"), outcome)
        outcome = self.run_stages("test", remember)
        self.assert_outcome(outcome, 1, err="")
        self.assertIn("        stage 3: tally/game.lua:10: too much", outcome.out.decode())

    def test_one_stage_has_no_number(self):
        self.write("tally/game.lua", TALLY.replace("REMEMBER", ""))
        self.write("tally/s.lua", """
require("lawspeaker").scenario { name = "one", game = "tally", answers = { { "red", 3 } },
    expect = { globals = { total = 3 } } }
""")
        outcome = self.law("run", "tally/s.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assertNotIn(b"stage", outcome.out)

    def test_a_variant_that_requires_another(self):
        """What it requires does not take the place of the script."""
        self.write("base.lua", "local law = require 'lawspeaker'\nreturn law.variant "
                   "{ name = 'base', rules = { swap = false } }")
        self.write("v.lua", "local law = require 'lawspeaker'\nreturn law.variant "
                   "{ name = 'top', base = require 'base' }")
        self.write("t.lua", TIE)
        outcome = self.law("run", "--variant", "v.lua", "t.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b'under the variant "top"', outcome.out)

    def test_a_variant_by_its_name(self):
        self.write("home/duel/game.lua", DUEL)
        self.write("home/duel/unlucky.lua", UNLUCKY)
        self.write("s.lua", """
require("lawspeaker").scenario { name = "one", game = "duel", players = 2,
    expect = { globals = { round = 1 } } }
""")
        for words, path in (("duel/unlucky", "home"), ("home/duel/unlucky", "home"),
                            ("home/duel/unlucky.lua", "home")):
            outcome = self.law("run", "--variant", words, "s.lua", LAW_PATH=path)
            self.assert_outcome(outcome, 0, err="")
            self.assertIn(b'one, under the variant "unlucky"\n', outcome.out)
        self.assert_one_message(self.law("run", "--variant", "duel/luck", "s.lua", LAW_PATH="home"),
                                2, 'cannot read "duel/luck": no such file')

    def test_several_variants(self):
        """Whether files or names, one after the other or in one word."""
        for name, rule in (("a", "swap = false"), ("b", "max_turns = 1"), ("c", "swap = true")):
            self.write(f"home/johvets/{name}.lua", "return require('lawspeaker').variant "
                       f"{{ name = '{name}', rules = {{ {rule} }} }}")
        self.write("t.lua", TIE)
        for words in (("johvets/a", "home/johvets/b.lua"), ("johvets/a+b",)):
            options = [option for word in words for option in ("--variant", word)]
            outcome = self.law("run", *options, "t.lua", LAW_PATH="home")
            self.assert_outcome(outcome, 0, err="")
            self.assertIn(b'under the variant "a + b"\n', outcome.out)
        for command in ("run", "explain"):
            self.assert_one_message(
                self.law(command, "--variant", "johvets/a+c", "t.lua", LAW_PATH="home"), 3,
                'the variants "a" and "c" exclude each other: the rule "swap" is false in the one '
                "and true in the other")

    def test_the_variants_of_a_scenario_by_name(self):
        """Beside the script's folder, as a game's; each command finds them."""
        self.write("johvets/a.lua", "return require('lawspeaker').variant { name = 'a', "
                   "rules = { max_turns = 1 } }")
        self.write("johvets/t.lua", TIE.replace("    units =", "    variant = VARIANT,\n    units ="))
        text = (self.folder / "johvets/t.lua").read_text(encoding="utf-8")
        for words in ('"johvets/a"', '{ "johvets/a", "johvets/a" }'):
            self.write("johvets/t.lua", text.replace("VARIANT", words))
            for command in ("run", "test", "check", "explain"):
                with self.subTest(command, words=words):
                    outcome = self.law(command, "johvets/t.lua", LAW_PATH="/nowhere")
                    self.assert_outcome(outcome, 0, err="")
            self.assertIn(b'under the variant "a"\n', self.law("run", "johvets/t.lua").out)
        self.write("johvets/t.lua", text.replace("VARIANT", '"johvets/b"'))
        for command in ("run", "explain"):
            self.assert_one_message(
                self.law(command, "johvets/t.lua"), 3, 'johvets/t.lua:', ': variant: no variant '
                '"johvets/b": there is no johvets/b.lua beside the script or on the path')


class Scripts(LawTest):
    def test_print_is_escaped(self):
        self.write("print.lua", r'print("a", 1, "\27[31m", "\0", "\xff", "é\u{202e}\u{200b}\u{2028}\u{feff}")')
        self.assert_outcome(self.law("run", "print.lua"), 0,
                            "a\t1\t\\x1b[31m\t\\x00\t\\xff\té\\u{202e}\\u{200b}\\u{2028}\\u{feff}\n", "")

    def test_arguments(self):
        self.write("arguments.lua", "print(select('#', ...), ...)")
        self.assert_outcome(self.law("run", "arguments.lua", "--help", "", "--", "-1"), 0,
                            "4\t--help\t\t--\t-1\n", "")

    def test_an_option_of_ours_behind_the_script(self):
        """It would go to the script, and the rule that it names would play no part."""
        self.write("arguments.lua", "print(...)")
        self.assert_one_message(
            self.law("run", "arguments.lua", "--variant", "v.lua"), 2,
            "law: --variant stands behind the script, which would get it: put it before, or -- "
            "before the script (law help run)\n")
        self.assert_outcome(self.law("run", "--", "arguments.lua", "--full"), 0, "--full\n", "")
        self.assert_outcome(self.law("run", "arguments.lua", "--fuller"), 0, "--fuller\n", "")

    def test_a_variant_alone_plays_nothing(self):
        self.write("v.lua", "return require('lawspeaker').variant { name = 'v' }")
        self.assert_outcome(self.law("run", "v.lua"), 0, "", (
            "law: v.lua: it holds a variant and no scenario; `law check` looks at it, --variant "
            "plays a scenario under it\n"))

    def test_a_state_of_its_own(self):
        """What the command line has, a script does not."""
        self.write("globals.lua", """
for _, name in ipairs { "io", "os", "debug", "package", "load", "loadfile", "dofile",
                        "collectgarbage", "arg" } do
    assert(rawget(_ENV, name) == nil, name)
end
for _, name in ipairs { "lawspeaker.host", "lawspeaker.cli", "lawspeaker.core", "argparse",
                        "lawspeaker.runner" } do
    assert(not pcall(require, name), name)
end
print "contained"
""")
        self.assert_outcome(self.law("run", "globals.lua"), 0, "contained\n", "")

    def test_first_line_for_the_system(self):
        self.write("first.lua", b'\xef\xbb\xbf#!/usr/bin/env law\nprint(1)\nerror "here"\n')
        outcome = self.law("run", "first.lua")
        self.assertEqual(outcome.out, b"1\n", outcome)
        self.assert_one_message(outcome, 3, "law: first.lua:3: here")

    def test_play_by_hand(self):
        self.write("hand.lua", THREE_AND_ONE + """
local turn = law.position { map = map, units = { { "u1", "red", "a1" } } }
    :resolve { orders = { { "u1", "move a2" } } }
print(turn:verdict "u1".result, turn:position():unit "u1".at)
""")
        self.assert_outcome(self.law("run", "hand.lua"), 0, "succeeded\ta2\n", "")


class Overwriting(LawTest):
    WIPE = """
local kept = pairs
for _, library in pairs { string, table, math, utf8, coroutine } do
    for name in kept(library) do library[name] = nil end
end
string.format = function() return "the script's own" end
for name in kept(_ENV) do _ENV[name] = nil end
"""

    def test_a_script_overwrites_what_it_likes_for_itself_only(self):
        text = (THREE_AND_ONE + "local pcall, print, law = pcall, print, law\n" + self.WIPE + """
print(pcall(law.map, { name = "m", agse = {} }))
print(law.from_json "{")
law.scenario { name = "wrong", map = map, units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } }, expect = { u1 = "failed: tied", books = { p1 = "b1" } } }
law.scenario { name = "raising", map = map, units = { { "u1", "red", "a1" } },
    variant = law.variant { name = "own", hooks = { strength = function() return "1" end } } }
""")
        self.write("own.lua", text)
        outcome = self.law("run", "own.lua")
        self.assert_one_message(outcome, 3, "own.lua:", "the hook returned a string")
        self.assertIn(b'map "m": no field "agse"; did you mean "ages"?', outcome.out)
        self.assertIn(b"u1: expected failed: tied, got succeeded: unopposed", outcome.out)
        self.assertIn(b"0 passed, 2 failed", outcome.out)
        self.assertNotIn(b"the script's own", outcome.out)


class Requiring(LawTest):
    def test_beside_the_script(self):
        self.write("lib/inner/two.lua", "return ...")
        self.write("lib/main.lua", "print(require 'inner.two', require 'inner.two')")
        self.assert_outcome(self.law("run", "lib/main.lua"), 0, "inner.two\tinner.two\n", "")

    def test_nothing_outside(self):
        self.write("secret.lua", "return 'secret'")
        self.write("lib/main.lua", """
for _, name in ipairs { "..secret", "../secret", "secret", "inner.../secret", "/etc/passwd", "",
                        "link", "folder.secret", "inner/../../secret", "\\0" } do
    local found, trouble = pcall(require, name)
    print(found, name, found or trouble:match "[^\\n]*")
end
""")
        os.symlink("../secret.lua", self.folder / "lib/link.lua")
        os.symlink("..", self.folder / "lib/folder")
        outcome = self.law("run", "lib/main.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assertNotIn(b"true", outcome.out)
        self.assertEqual(outcome.out.count(b"\n"), 10, outcome)

    def test_a_link_that_stays_inside(self):
        self.write("lib/inner/two.lua", "return 'two'")
        self.write("lib/main.lua", "print(require 'link')")
        os.symlink("inner/two.lua", self.folder / "lib/link.lua")
        self.assert_outcome(self.law("run", "lib/main.lua"), 0, "two\n", "")

    def test_mistakes_name_the_file_that_has_them(self):
        self.write("lib/helper.lua", "\nlocal x = nil + 1")
        self.write("lib/broken.lua", "x = = 1")
        self.write("lib/main.lua", "require(...)")
        self.assert_one_message(self.law("run", "lib/main.lua", "helper"), 3, "lib/helper.lua:2:")
        self.assert_one_message(self.law("run", "lib/main.lua", "broken"), 3, "lib/broken.lua:1:")
        self.assert_one_message(self.law("run", "lib/main.lua", "absent"), 3, "lib/main.lua:1:",
                                '"absent.lua"', "no such file")

    def test_what_was_meant(self):
        self.write("lib/sub/a.lua", "return 1")
        self.write("lib/main.lua", "require(...)")
        self.write("outside.lua", "return 1")
        os.symlink("../outside.lua", self.folder / "lib/link.lua")
        outcome = self.law("run", "lib/main.lua", "lawspeeker")
        self.assert_one_message(outcome, 3, '; did you mean "lawspeaker"?\n')
        outcome = self.law("run", "lib/main.lua", "sub/a.lua")
        self.assert_one_message(outcome, 3, '; require is given the name without ".lua"\n')
        outcome = self.law("run", "lib/main.lua", "link")
        self.assert_one_message(outcome, 3, "which a link must not leave\n")


class MapPath(LawTest):
    MAP = """
local law = require "lawspeaker"
return law.map { name = "%s", ages = { { "A", "a1", "a2" } }, adjacent = { { "a1", "a2" } } }
"""
    USE = """
local law = require "lawspeaker"
print(law.position { map = ..., units = { { "u1", "red", "a1" } } }.map.name)
"""

    def setUp(self):
        super().setUp()
        self.write("use.lua", self.USE)
        self.write("maps/small.lua", self.MAP % "small")
        self.write("maps/two_words.lua", self.MAP % "two words")

    def test_by_option_and_variable(self):
        for name in ("small", "two words"):
            self.assert_outcome(self.law("run", "--maps", "maps", "use.lua", name), 0,
                                name + "\n", "")
            self.assert_outcome(self.law("run", "use.lua", name, LAW_PATH="none:maps"), 0,
                                name + "\n", "")

    def test_unknown(self):
        self.assert_one_message(self.law("run", "use.lua", "small"), 3, "use.lua:3:", '"small"')

    def test_a_name_never_leaves_its_folder(self):
        self.write("secret.lua", self.MAP % "secret")
        os.symlink("../secret.lua", self.folder / "maps/link.lua")
        for name in ("../secret", "..", ".", "", "/etc/passwd", "maps/small", "link", "-small",
                     "small.lua", "s" * 300):
            with self.subTest(name):
                outcome = self.law("run", "--maps", "maps", "use.lua", name)
                self.assert_one_message(outcome, 3, "use.lua:3:")
                self.assertEqual(outcome.out, b"")

    def test_the_standard_board_comes_with_the_program(self):
        outcome = self.law("run", "use.lua", "standard")
        self.assert_one_message(outcome, 3, "use.lua:3:", 'no region "a1"')
        self.write("start.lua", 'local law = require "lawspeaker"\n'
                   'print(law.position { map = "standard", start = 2 }.map.name)')
        self.assert_outcome(self.law("run", "start.lua"), 0, "standard\n", "")


class Failing(LawTest):
    def test_mistakes_have_a_place(self):
        for text, place in (("error 'here'", "bad.lua:1: here"),
                            ("\n\nlocal x = nil .. 1", "bad.lua:3: "),
                            ("x = = 1", "bad.lua:1: "),
                            ("error({})", "bad.lua:1: "),
                            ("error()", "bad.lua:1: "),
                            ("error('no place', 0)", "bad.lua: no place"),
                            (THREE_AND_ONE.replace('"a2", "a3" }, { "a1"', '"a2", "a9" }, { "a1"'),
                             'bad.lua:3: map "three and one": adjacent[2]: no region "a9"')):
            with self.subTest(text):
                self.write("bad.lua", text)
                self.assert_one_message(self.law("run", "bad.lua"), 3, "law: " + place)

    def test_a_long_file_name_is_told_whole(self):
        name = "a_folder_of_some_length/" + "and_a_script_that_says_what_must_happen_" * 3 + ".lua"
        self.write(name, "\nerror 'here'")
        self.assert_outcome(self.law("run", name), 3, "", f"law: {name}:2: here\n")

    def test_traceback_only_when_asked_for(self):
        self.write("deep.lua", "local function f() error 'here' end\nf()\n")
        outcome = self.law("run", "--traceback", "deep.lua")
        self.assert_outcome(outcome, 3)
        self.assertIn(b"law: deep.lua:1: here\nstack traceback:", outcome.err)
        self.assertIn(b"deep.lua:2:", outcome.err)

    def test_a_hook_that_raises_costs_only_its_own_scenario(self):
        self.write("hook.lua", three_with_a_bad_hook())
        outcome = self.law("run", "hook.lua")
        line = next(number for number, text in enumerate(three_with_a_bad_hook().split("\n"), 1)
                    if "ask.unit.x.y" in text)
        self.assert_one_message(outcome, 3, f"law: hook.lua:{line}: {BAD_HOOK}\n")
        told = outcome.out.decode()
        self.assertEqual(told.count("turn 1\n"), 3, outcome)
        self.assertEqual(told.count("it ended in an error\n"), 1, outcome)
        self.assertIn("it ended in an error\n\nthird\n", told)
        self.assertNotIn("hook.lua", told)
        self.assertNotIn("turn 2", told)
        self.assertTrue(told.endswith("\n1 passed, 2 failed\n"), outcome)

    def test_one_mistake_is_told_once(self):
        """However many scenarios meet it, and whoever a hook was asked about."""
        self.write("v.lua", 'local law = require "lawspeaker"\nreturn law.variant { name = "v", '
                   'hooks = { strength = function(ask) return ask.x.y end } }')
        self.write("s.lua", scenario("one") + scenario("two").replace("u1", "u2")
                   + scenario("three", None))
        for command in ("run", "explain"):
            with self.subTest(command):
                outcome = self.law(command, "--variant", "v.lua", "s.lua")
                self.assert_one_message(outcome, 3, "law: v.lua:2: ", 'asked about unit "u1"')
                self.assertEqual(outcome.out.count(b"it ended in an error\n"), 3, outcome)
                self.assertNotIn(b"v.lua", outcome.out)

    def test_what_is_raised_outside_of_scripts_names_the_scenario(self):
        self.write("closed.lua", THREE_AND_ONE.replace("local map =", "local map <close> =")
                   + scenario("later").replace(THREE_AND_ONE, ""))
        for command in ("run", "explain"):
            with self.subTest(command):
                self.assert_one_message(
                    self.law(command, "closed.lua"), 3,
                    'law: closed.lua:10: scenario "later": the map is closed\n')

    def test_traceback_of_a_hook(self):
        self.write("hook.lua", three_with_a_bad_hook())
        outcome = self.law("run", "--traceback", "hook.lua")
        self.assert_outcome(outcome, 3)
        self.assertIn(f"{BAD_HOOK}\nstack traceback:\n".encode(), outcome.err)
        self.assertRegex(outcome.err, rb"\n\thook\.lua:\d+: ")
        self.assertIn(b"in upvalue 'broken'\n\thook.lua:", outcome.err)
        self.assertNotIn(b"stack traceback", outcome.out)

    def test_a_hook_that_raises_in_a_file_of_a_long_name(self):
        name = "and_a_script_that_says_what_must_happen_" * 3 + ".lua"
        self.write(name, three_with_a_bad_hook())
        outcome = self.law("run", name)
        self.assert_one_message(outcome, 3, f"law: {name}:", BAD_HOOK)

    def test_a_limit_in_one_scenario_ends_the_file(self):
        self.write("hook.lua", three_with_a_bad_hook().replace("ask.unit.x.y",
                                                               "(function() while true do end "
                                                               "end)()"))
        outcome = self.law("run", "--instructions", "1000000", "hook.lua")
        self.assert_one_message(outcome, 4, "law: hook.lua:", "1000000")

    def test_what_is_no_script(self):
        self.write("empty.lua", "")
        self.assert_outcome(self.law("run", "empty.lua"), 0, "", "")
        self.assert_one_message(self.law("run", "absent.lua"), 2, '"absent.lua"', "no such file")
        self.assert_one_message(self.law("run", "."), 2, '"."', "it is a folder")
        self.assert_one_message(self.law("run", "empty.lua/x"), 2, "no such file")
        self.assert_one_message(self.law("run", "x" * 5000), 2, "too long")
        self.assert_one_message(self.law("run", ""), 2, "no such file")
        os.mkfifo(self.folder / "pipe.lua")
        self.assert_one_message(self.law("run", "pipe.lua"), 2, "not a regular file")
        os.symlink("circle.lua", self.folder / "circle.lua")
        self.assert_one_message(self.law("run", "circle.lua"), 2, "circle")

    def test_unreadable(self):
        self.write("closed.lua", "print(1)")
        os.chmod(self.folder / "closed.lua", stat.S_IWUSR)
        if os.geteuid() == 0:
            self.skipTest("everything may be read by root")
        self.assert_one_message(self.law("run", "closed.lua"), 2, "may not be read")

    def test_any_bytes(self):
        """One message with the file's name, a status of 3 or 4, and nothing else."""
        deep = 100_000
        for name, text in (("nul", b"print(1)\0print(2)"),
                           ("utf8", b"local \xff\xfe = 1"),
                           ("chunk", b"\x1bLua\x54\x00\x19\x93\r\n\x1a\n\x04\x08\x08"),
                           ("cut", b"local x = {"),
                           ("string", b"local x = 'abc"),
                           ("tables", b"x = " + b"{" * deep + b"}" * deep),
                           ("brackets", b"x = " + b"(" * deep + b"1" + b")" * deep),
                           ("functions", b"function f() " * deep),
                           ("concat", b"x = a" + b" .. a" * deep),
                           ("fields", b"x = a" + b".a" * deep),
                           ("random", bytes(range(256)) * 40),
                           ("line", b"x" * 900_000),
                           ("longer", b"-- " + b"x" * 3_000_000 + b"\nx = = 1")):
            with self.subTest(name):
                self.write(name + ".lua", text)
                outcome = self.law("run", name + ".lua")
                self.assertIn(outcome.status, (3, 4), outcome)
                self.assert_one_message(outcome, outcome.status, "law: " + name + ".lua")


class Limits(LawTest):
    def test_endless(self):
        for name, text, words in (
                ("loop", "while true do end", "instruction limit of 1000000 reached"),
                ("caught", "while true do pcall(function() while true do end end) end",
                 "instruction limit of 1000000 reached"),
                ("recursion", "local function f() f() end while true do pcall(f) end",
                 "stack limit of ")):
            with self.subTest(name):
                self.write(name + ".lua", text)
                outcome = self.law("run", "--instructions", "1000000", name + ".lua")
                self.assert_one_message(outcome, 4, f"law: {name}.lua:1: ", words)

    def test_memory(self):
        for name, text in (("string", "local s = 'x' while true do s = s .. s end"),
                           ("repeated", "local s = ('x'):rep(1 << 40)"),
                           ("table", "local t = {} for i = 1, 1e9 do t[i] = i end"),
                           ("concat",
                            "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1e5) .. i end")):
            with self.subTest(name):
                self.write(name + ".lua", text)
                outcome = self.law("run", "--memory", "8", name + ".lua")
                self.assert_one_message(outcome, 4, f"law: {name}.lua", "limit")

    def test_time(self):
        self.write("slow.lua", "while true do end")
        outcome = self.law("run", "--seconds", "1", "--instructions", "1000000000000", "slow.lua")
        self.assert_one_message(outcome, 4, "law: slow.lua:1: ", "time")

    def test_the_name_of_an_odd_file_is_told_once(self):
        for name, shown in ((b"a\nb.lua", r"a\nb.lua:1"), (b"a\x1b\rb.lua", r"a\x1b\rb.lua:1"),
                            (b"bad\xff.lua", r"bad\xff.lua:1"),
                            (b"q\"uo\\te.lua", "q\"uo\\te.lua:1"),
                            ("é".encode() * 40 + b".lua", "é" * 40 + ".lua:1"),
                            (b"\x01" * 70 + b".lua", r"\x01" * 70 + ".lua")):
            with self.subTest(shown):
                (pathlib.Path(self.folder) / os.fsdecode(name)).write_text("while true do end")
                outcome = self.law("run", "--instructions", "100000", name)
                self.assert_outcome(outcome, 4, "",
                                    f"law: {shown}: instruction limit of 100000 reached\n")

    def test_what_was_printed_before_stays(self):
        self.write("before.lua", "print 'before' while true do end")
        outcome = self.law("run", "--instructions", "100000", "before.lua")
        self.assert_outcome(outcome, 4, "before\n")

    def test_in_a_hook(self):
        self.write("hook.lua", THREE_AND_ONE + """
local endless = law.variant { name = "endless", hooks = { strength = function()
    while true do end
end } }
law.scenario { name = "never ends", map = map, variant = endless, units = { { "u1", "red", "a1" } },
    expect = { u1 = "succeeded" } }
""")
        outcome = self.law("run", "--instructions", "1000000", "hook.lua")
        self.assert_one_message(
            outcome, 4, "law: hook.lua:11: ", 'instruction limit of 1000000 reached (in the hook '
            '"strength" of variant "endless", asked about unit "u1" in turn 1)')
        self.assertIn(b'(in the hook "strength"', self.law(
            "test", "--instructions", "1000000", "hook.lua").out)

    def test_in_a_hook_that_plays_a_turn_itself(self):
        """The innermost of the hooks is the one that is told."""
        self.write("hook.lua", THREE_AND_ONE + """
local inner = law.variant { name = "inner", hooks = { victory = function(ask)
    while ask.player == "blue" do end
end } }
local before = law.position { map = map, turn = 7, players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } } }
local outer = law.variant { name = "outer", hooks = { strength = function()
    before:resolve { variant = inner }
end } }
law.scenario { name = "never ends", map = map, variant = outer, units = { { "u1", "red", "a1" } },
    expect = { u1 = "succeeded" } }
""")
        outcome = self.law("run", "--instructions", "1000000", "hook.lua")
        self.assert_one_message(outcome, 4, "law: hook.lua:11: ", '(in the hook "victory" of '
                                'variant "inner", asked about player "blue" in turn 7)\n')

    def test_output(self):
        for name, text in (("lines", "while true do print(('x'):rep(1000)) end"),
                           ("caught", "while true do pcall(print, ('\\0'):rep(1000)) end")):
            with self.subTest(name):
                self.write(name + ".lua", text)
                outcome = self.law("run", "--output", "2", name + ".lua")
                self.assert_one_message(outcome, 4, f"law: {name}.lua:1: output limit of 2097152 "
                                        "bytes reached\n")
                self.assertLessEqual(len(outcome.out), 2 << 20)
                self.assertGreater(len(outcome.out), (2 << 20) - 5000)
        self.write("short.lua", "print(('x'):rep(1000000))")
        self.assert_outcome(self.law("run", "--output", "1", "short.lua"), 0, err="")
        self.assert_one_message(self.law("run", "--output", "0", "short.lua"), 2, "--output")

    def test_output_costs_instructions(self):
        self.write("lines.lua", "local s = ('x'):rep(1000000) for i = 1, 20 do print(s) end")
        outcome = self.law("run", "--instructions", "2000000", "lines.lua")
        self.assert_one_message(outcome, 4, "law: lines.lua:1: instruction limit")


class Hooks(LawTest):
    """A hook answers from what it is asked alone."""

    TEXT = THREE_AND_ONE + """
count, other = 0, {}
local start = law.position { map = map, units = { { "u1", "red", "a1" } } }
local function answer(ask)
    %s
end
local function play()
    return start:resolve { variant = law.variant { name = "v", hooks = { strength = answer } } }
end
"""
    LINE = 13
    ABOUT = ('it answers from what it is asked alone, and what a rule wants to remember belongs to '
             'the state (in the hook "strength" of variant "v", asked about unit "u1" in turn 1)\n')

    def test_what_it_cannot_write(self):
        for text, what in (("count = count + 1 return count", 'global "count"'),
                           ("new = 1", 'global "new"'), ("_G.new = 1", 'global "new"'),
                           ("_G._G.count = nil", 'global "count"'), ("_ENV[1] = 1", 'global "1"'),
                           ("rawset(_G, 'count', 1)", 'field "count"'),
                           ("return rawset(_G, 'count', 1)", 'field "count"'),
                           ("table.insert(_G, 1)", 'global "1"'),
                           ("assert(coroutine.resume(coroutine.create(function() count = 1 end)))",
                            'global "count"'),
                           ("string.memory = 1", 'field "string.memory"'),
                           ("math.pi = 4", 'field "math.pi"'),
                           ("table.move({ 1 }, 1, 1, 1, string)", 'field "string.1"')):
            for play in ("play()", "law.scenario { name = 's', map = map, units = { { 'u1', 'red', "
                         "'a1' } }, variant = law.variant { name = 'v', "
                         "hooks = { strength = answer } } }"):
                with self.subTest(text, play=play):
                    self.write("hook.lua", self.TEXT % text + play)
                    self.assert_one_message(self.law("run", "hook.lua"), 3,
                                            f"law: hook.lua:{self.LINE}: a hook cannot set the "
                                            f"{what}: {self.ABOUT}")

    def test_what_it_cannot_declare(self):
        """What was declared could be asked for by name later."""
        for text, what in (("law.map { name = 'seen', ages = { { 'A', 'a1' } } }", 'map "seen"'),
                           ("law.scenario { name = 'seen', map = map, units = { { 'u1', 'red', "
                            "'a1' } } }", 'scenario "seen"')):
            with self.subTest(what):
                self.write("hook.lua", self.TEXT % text + "play()")
                self.assert_one_message(
                    self.law("run", "hook.lua"), 3, f"law: hook.lua:{self.LINE}: {what}: a hook "
                    "cannot declare one: it answers from what it is asked alone (in the hook ")
        self.write("hook.lua", self.TEXT % "law.position { map = 'standard', start = 2 }" + """
print(play():verdict "u1".strength)""")
        self.assert_outcome(self.law("run", "hook.lua"), 0, "1\n", "")

    def test_chance_is_out_of_reach(self):
        self.write("hook.lua", self.TEXT % "return math.random(3)" + "play()")
        self.assert_one_message(self.law("run", "hook.lua"), 3,
                                f"law: hook.lua:{self.LINE}: a hook cannot call math.random: ")

    def test_a_write_that_is_caught_has_not_happened(self):
        self.write("hook.lua", self.TEXT % "pcall(function() count = 5 end) return 1 + count" + """
print(play():verdict "u1".strength, count)""")
        self.assert_outcome(self.law("run", "hook.lua"), 0, "1\t0\n", "")

    def test_a_script_goes_on_with_its_globals(self):
        """Before, between and after questions, by any road."""
        self.write("hook.lua", self.TEXT % """
    assert(count == rawget(_G, "count") and _G == _ENV and _G.count == count)
    assert(('x'):rep(2) == 'xx' and string.format("%d", 1) == "1" and missing == nil)
    local names = {}
    for name in pairs(_G) do names[name] = true end
    assert(names.count and names.string and names.other)
    return count""" + """
for turn = 1, 3 do
    count = turn
    assert(play():verdict "u1".strength == turn)
    _G["a" .. turn] = turn
    rawset(_G, "b" .. turn, turn)
    string["c" .. turn] = turn
    table.insert(_G, turn)
end
assert(a1 == 1 and b2 == 2 and ("").c3 == 3 and math.random(5) < 6)
local seen = {}
for name, value in pairs(_G) do seen[#seen + 1] = name end
print(a3, b3, string.c3, _G[1], _G[3], rawget(_G, "a1"), rawget(string, "c1"), seen[1])
for name in pairs(_ENV) do if name ~= "print" then _ENV[name] = nil end end
print(a1, count, string, pairs)
""")
        self.assert_outcome(self.law("run", "hook.lua"), 0,
                            "3\t3\t3\t1\t3\t1\t1\t1\nnil\tnil\tnil\tnil\n", "")

    def test_a_script_that_walks_through_its_globals_while_it_plays(self):
        self.write("hook.lua", self.TEXT % "return 2" + """
function test_a() print("a", play():verdict "u1".strength) end
function test_b() print("b", play():verdict "u1".strength) end
function test_c() print("c", play():verdict "u1".strength) end
for name, test in pairs(_G) do
    if name:find "^test_" then
        test()
    end
end
""")
        self.assert_outcome(self.law("run", "hook.lua"), 0, "a\t2\nb\t2\nc\t2\n", "")

    def test_a_script_that_gives_a_table_another_name(self):
        self.write("hook.lua", self.TEXT % "return 2 + string.count + rawget(table, 'count')" + """
string, table = _G, _G
print(play():verdict "u1".strength, rawget(_G, "other") == other)
count = 3
print(play():verdict "u1".strength, rawget(string, "count"))
""")
        self.assert_outcome(self.law("run", "hook.lua"), 0, "2\ttrue\n8\t3\n", "")

    def test_a_script_that_watches_its_globals_itself(self):
        self.write("hook.lua", "setmetatable(_G, { __index = function(_, name) error('no global ' "
                   ".. name, 2) end, __newindex = function(t, name, value) rawset(t, name .. "
                   "'_set', value) end })" + self.TEXT % "return count_set" + """
print(play():verdict "u1".strength)
later = 7
print(later_set, pcall(function() return unknown end))
""")
        self.assert_outcome(self.law("run", "hook.lua"), 0,
                            "0\n7\tfalse\thook.lua:21: no global unknown\n", "")


if __name__ == "__main__":
    main()
