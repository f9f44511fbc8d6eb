"""`law run`: what is told, what a script may reach, and how each kind of failure ends."""

import os
import pathlib
import stat

from program import (BAD_HOOK, THREE_AND_ONE, TIE, LawTest, main, scenario,
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


class Scripts(LawTest):
    def test_print_is_escaped(self):
        self.write("print.lua", r'print("a", 1, "\27[31m", "\0", "\xff", "é\u{202e}")')
        self.assert_outcome(self.law("run", "print.lua"), 0,
                            "a\t1\t\\x1b[31m\t\\x00\t\\xff\té\\u{202e}\n", "")

    def test_arguments(self):
        self.write("arguments.lua", "print(select('#', ...), ...)")
        self.assert_outcome(self.law("run", "arguments.lua", "--help", "", "--", "-1"), 0,
                            "4\t--help\t\t--\t-1\n", "")

    def test_a_state_of_its_own(self):
        """What the command line has, a script does not."""
        self.write("globals.lua", """
for _, name in ipairs { "io", "os", "debug", "package", "load", "loadfile", "dofile",
                        "collectgarbage", "arg" } do
    assert(_ENV[name] == nil, name)
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
                            ("error({})", "bad.lua: "),
                            ("error()", "bad.lua: "),
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
        self.assertIn(b"\n1 expectation met\n\nsecond (J4.1), under the variant \"bad\"\nturn 1\n",
                      outcome.out)
        self.assertIn(f"\nfailed:\n  hook.lua:{line}: {BAD_HOOK}\n\nthird\nturn 1\n".encode(),
                      outcome.out)
        self.assertNotIn(b"turn 2", outcome.out)
        self.assertTrue(outcome.out.endswith(b"\n1 passed, 2 failed\n"), outcome)

    def test_traceback_of_a_hook(self):
        self.write("hook.lua", three_with_a_bad_hook())
        outcome = self.law("run", "--traceback", "hook.lua")
        self.assert_outcome(outcome, 3)
        self.assertIn(f"{BAD_HOOK}\nstack traceback:\n\thook.lua:".encode(), outcome.err)
        self.assertIn(b"in upvalue 'broken'\n\thook.lua:", outcome.err)
        self.assertNotIn(b"stack traceback", outcome.out)

    def test_a_hook_that_raises_in_a_file_of_a_long_name(self):
        name = "and_a_script_that_says_what_must_happen_" * 3 + ".lua"
        self.write(name, three_with_a_bad_hook())
        outcome = self.law("run", name)
        self.assert_one_message(outcome, 3, f"law: {name}:", BAD_HOOK)
        self.assertIn(f"\n  {name}:".encode(), outcome.out)

    def test_a_limit_in_one_scenario_ends_the_file(self):
        self.write("hook.lua", three_with_a_bad_hook().replace("ask.unit.x.y",
                                                               "(function() while true do end end)()"))
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
        for name, text in (("loop", "while true do end"),
                           ("caught", "while true do pcall(function() while true do end end) end"),
                           ("recursion", "local function f() f() end while true do pcall(f) end")):
            with self.subTest(name):
                self.write(name + ".lua", text)
                outcome = self.law("run", "--instructions", "1000000", name + ".lua")
                self.assert_one_message(outcome, 4, f"law: {name}.lua:1: ", "1000000")

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
        self.assert_one_message(outcome, 4, "law: hook.lua:11: ", "1000000")


if __name__ == "__main__":
    main()
