"""`law test`: what it finds, what counts as failed, and that its report is the same on any number
of cores."""

import os
import re
import stat

from games import TALLIES, TALLY
from program import (BAD_HOOK, THREE_AND_ONE, LawTest, main, scenario,
                     three_with_a_bad_hook)


class Finding(LawTest):
    def names(self, outcome):
        return re.findall(r"^(?:passed|FAILED)  ([^:\n]*)", outcome.out.decode(), re.MULTILINE)

    def test_folders_in_byte_order(self):
        for name in ("t/b.lua", "t/a/z.lua", "t/a.lua", "t/B.lua", "t/ä.lua", "t/a-b.lua",
                     "t/a/b/c.lua"):
            self.write(name, scenario(name))
        self.write("t/notes.txt", "no script")
        outcome = self.law("test", "t")
        self.assert_outcome(outcome, 0, err="")
        self.assertEqual(self.names(outcome), ["t/B.lua", "t/a/b/c.lua", "t/a/z.lua", "t/a-b.lua",
                                               "t/a.lua", "t/b.lua", "t/ä.lua"])
        self.assertTrue(outcome.out.endswith(b"7 passed, 0 failed\n"), outcome)

    def test_maps_and_variants_beside_scenarios(self):
        """They are there for scenarios to require, and are none themselves."""
        self.write("t/a.lua", scenario("a"))
        self.write("t/v.lua", "return require('lawspeaker').variant { name = 'v' }")
        self.assert_outcome(self.law("test", "t"), 0, "passed  t/a.lua: a\n1 passed, 0 failed\n", "")
        outcome = self.law("test", "t/v.lua")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn("there are games, maps or variants in it, no scenario", outcome.out.decode())

    def test_default_folder(self):
        self.write("scenarios/a.lua", scenario("a"))
        self.assert_outcome(self.law("test"), 0,
                            "passed  scenarios/a.lua: a\n1 passed, 0 failed\n", "")

    def test_links(self):
        self.write("elsewhere/out.lua", scenario("out"))
        self.write("t/a.lua", scenario("a"))
        os.symlink("../elsewhere", self.folder / "t/folder")
        os.symlink("../elsewhere", self.folder / "t/named.lua")
        os.symlink(".", self.folder / "t/circle")
        os.symlink("../elsewhere/out.lua", self.folder / "t/file.lua")
        outcome = self.law("test", "t")
        self.assert_outcome(outcome, 0, err="")
        self.assertEqual(self.names(outcome), ["t/a.lua", "t/file.lua"])
        os.symlink("nowhere.lua", self.folder / "t/broken.lua")
        outcome = self.law("test", "t")
        self.assert_outcome(outcome, 1)
        self.assertIn('cannot read "t/broken.lua": no such file', outcome.out.decode())

    def test_a_path_twice_counts_once(self):
        self.write("t/a.lua", scenario("a"))
        outcome = self.law("test", "t", "t/a.lua", "t")
        self.assertTrue(outcome.out.endswith(b"1 passed, 0 failed\n"), outcome)

    def test_what_cannot_be_read(self):
        self.write("t/a.lua", scenario("a"))
        os.mkfifo(self.folder / "t/pipe.lua")
        os.mkdir(self.folder / "t/closed")
        os.chmod(self.folder / "t/closed", 0)
        outcome = self.law("test", "t")
        os.chmod(self.folder / "t/closed", stat.S_IRWXU)
        self.assert_outcome(outcome, 1)
        self.assertIn("not a regular file", outcome.out.decode())
        if os.geteuid() != 0:
            self.assertIn(": it may not be read", outcome.out.decode())


class Counting(LawTest):
    def assert_failed(self, text, *words, count="0 passed, 1 failed", options=()):
        self.write("t/a.lua", text)
        outcome = self.law("test", "t", *options)
        self.assert_outcome(outcome, 1, err="")
        for word in words:
            self.assertIn(word, outcome.out.decode(), outcome)
        self.assertTrue(outcome.out.endswith(count.encode() + b"\n"), outcome)

    def test_wrong_expectations(self):
        self.assert_failed(scenario("fine") + scenario("wrong", 'u1 = "failed"'),
                           "passed  t/a.lua: fine\n", "FAILED  t/a.lua: wrong\n", "u1",
                           count="1 passed, 1 failed")

    def test_a_scenario_that_expects_nothing(self):
        self.assert_failed(scenario("watch", None), "t/a.lua")

    def test_a_file_without_a_scenario(self):
        self.assert_failed("return 1", "FAILED  t/a.lua\n", "there is no scenario in it")

    def test_a_file_that_does_not_load(self):
        self.assert_failed("x = = 1", "FAILED  t/a.lua\n", "t/a.lua:1: ")
        self.assert_failed("error 'here'", "t/a.lua:1: here")
        self.assert_failed("while true do end", "t/a.lua:1: ", "1000000",
                           options=("--instructions", "1000000"))
        self.assert_failed(scenario("fine") + "\nerror 'here'", "t/a.lua:15: here")

    def test_its_output_is_shown_when_it_fails(self):
        self.assert_failed("print 'a hint' error 'here'", "| a hint\n")
        self.write("t/a.lua", "print 'a hint'" + scenario("fine"))
        self.assertNotIn(b"a hint", self.law("test", "t").out)

    def test_nothing_found(self):
        os.mkdir(self.folder / "empty")
        self.write("t/a.lua", scenario("a"))
        for arguments in (("empty",), ("absent",), ("t", "absent"), ("t", "empty"), ()):
            with self.subTest(arguments):
                outcome = self.law("test", *arguments)
                self.assert_outcome(outcome, 1, err="")
                self.assertIn(b"1 failed\n", outcome.out)

    def test_filter(self):
        self.write("t/one.lua", scenario("first") + scenario("second", more='rule = "J4.5",'))
        self.write("t/two.lua", scenario("third"))
        for text, count in (("first", 1), ("one.lua", 2), ("J4.5", 1), ("t/", 3), ("ir", 2),
                            ("", 3)):
            with self.subTest(text):
                outcome = self.law("test", "t", "--filter", text)
                self.assert_outcome(outcome, 0, err="")
                end = f"{count} passed, 0 failed\n".encode()
                self.assertTrue(outcome.out.endswith(end), outcome)
        outcome = self.law("test", "t", "--filter", "f.rst")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn('--filter f.rst', outcome.out.decode())
        self.assertTrue(outcome.out.endswith(b"0 passed, 1 failed\n"), outcome)

    def test_a_file_that_does_not_load_fails_under_any_filter(self):
        self.write("t/a.lua", scenario("a"))
        self.write("t/b.lua", "x = = 1")
        self.assert_outcome(self.law("test", "t", "--filter", "a.lua"), 1)

    def test_variants(self):
        """All are played under them; what is wrong with one is told once."""
        facing = THREE_AND_ONE + """
for _, name in ipairs { "one", "two" } do
    law.scenario { name = name, map = map, units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
        orders = name == "one" and { { "u1", "move a2" }, { "u2", "move a1" } } or {},
        expect = { units = { u1 = name == "one" and "a2" or "a1" } } }
end
"""
        self.write("t/a.lua", facing)
        self.assertIn(b"2 passed, 0 failed", self.law("test", "t").out)
        self.write("v.lua", "return require('lawspeaker').variant { name = 'v', "
                   "rules = { swap = false } }")
        self.write("w.lua", "return require('lawspeaker').variant { name = 'w', "
                   "rules = { swap = true } }")
        for verify in ((), ("--verify",)):
            outcome = self.law("test", "--variant", "v.lua", *verify, "t")
            self.assert_outcome(outcome, 1, err="")
            self.assertIn(b"FAILED  t/a.lua: one\n", outcome.out)
            self.assertIn(b"1 passed, 1 failed", outcome.out)
        self.assertIn(b"2 passed, 0 failed", self.law("test", "--variant", "w.lua", "t").out)
        self.assert_one_message(self.law("test", "--variant", "w.lua", "--variant", "v.lua", "t"), 3,
                                'the variants "w" and "v" exclude each other')
        self.assert_one_message(self.law("test", "--variant", "x.lua", "t"), 2,
                                'cannot read "x.lua": no such file')

    def test_verify(self):
        self.write("t/a.lua", scenario("a"))
        self.assert_outcome(self.law("test", "t", "--verify"), 0, err="")


class Raising(LawTest):
    """A hook that raises fails its own scenario, and the file goes on with the next."""

    def test_plain(self):
        self.write("t/hook.lua", three_with_a_bad_hook())
        outcome = self.law("test", "t")
        self.assert_outcome(outcome, 1, err="")
        lines = outcome.out.decode().split("\n")
        self.assertEqual(lines[:2], ["passed  t/hook.lua: first",
                                     "FAILED  t/hook.lua: second (J4.1)"])
        self.assertRegex(lines[2], r"^        t/hook\.lua:\d+: a unit has no field")
        self.assertTrue(lines[2].endswith(BAD_HOOK), lines)
        self.assertEqual(lines[3], "FAILED  t/hook.lua: third")
        self.assertEqual(lines[-2], "1 passed, 2 failed")

    def test_tap_and_filter(self):
        self.write("t/hook.lua", three_with_a_bad_hook())
        outcome = self.law("test", "--tap", "t")
        self.assert_outcome(outcome, 1, err="")
        for line in (b"ok 1 - t/hook.lua: first\n", b"not ok 2 - t/hook.lua: second (J4.1)\n",
                     b"not ok 3 - t/hook.lua: third\n", b"1..3\n"):
            self.assertIn(line, outcome.out)
        self.assertNotIn(b"traceback", outcome.out)
        outcome = self.law("test", "--tap", "--traceback", "t")
        self.assertIn(b"in upvalue 'broken'", outcome.out)
        self.assert_outcome(self.law("test", "t", "--filter", "first"), 0)

class Pure(LawTest):
    """--pure: rules run again after each answer, and each scenario alone in another process."""

    def outcome(self, remember, *options):
        self.write("tally/game.lua", TALLY.replace("REMEMBER", remember))
        self.write("tally/s.lua", TALLIES)
        return self.law("test", "--jobs", "2", *options, "tally/s.lua")

    def assert_caught(self, remember, *words, count="1 passed, 1 failed"):
        self.assert_outcome(self.outcome(remember), 0, err="")
        outcome = self.outcome(remember, "--pure")
        self.assert_outcome(outcome, 1, err="")
        for word in words:
            self.assertIn(word, outcome.out.decode(), outcome)
        self.assertTrue(outcome.out.endswith(count.encode() + b"\n"), outcome)

    def test_a_pure_game(self):
        plain = self.outcome("")
        self.assert_outcome(plain, 0, err="")
        self.assert_outcome(self.outcome("", "--pure"), 0, plain.out.decode(), "")

    def test_a_counter(self):
        self.assert_caught("count = count + 1 g.hidden = count",
                           "is not a pure function of state, answers and dice",
                           count="0 passed, 2 failed")

    def test_what_only_another_process_shows(self):
        """A table that an earlier scenario of the file has filled."""
        alone = "FAILED  tally/s.lua: five\n        played by itself in another process it comes out "
        fill = "seen[g.total] = true "
        self.assert_caught(fill + "if g.total == 5 and seen[4] then g.hidden = 1 end",
                           alone + "otherwise: there ")
        self.assert_caught(fill + 'if g.total == 5 and seen[4] then g:note("adds", { red = "red", '
                           "n = 5 }) end", alone + 'otherwise: there ', 'here "red adds 5"')
        self.assert_caught(fill + "if g.total == 5 and seen[4] then g:finish { draw = true } end",
                           alone + "otherwise: there ", "here ")

    def test_failures_are_told_once(self):
        self.write("tally/game.lua", TALLY.replace("REMEMBER", ""))
        self.write("tally/s.lua", TALLIES.replace("total = 5", "total = 6"))
        plain = self.law("test", "tally")
        self.assertEqual(self.law("test", "--pure", "tally").out, plain.out)
        self.assert_outcome(plain, 1)

    def test_a_scenario_that_fails_alone(self):
        self.assert_caught("seen[g.total] = true if g.total == 5 and not seen[4] then "
                           'error "it was not there" end', "FAILED  tally/s.lua: five\n",
                           "there it fails, ", "it was not there", "; here it passes\n")

    def test_files_of_other_kinds(self):
        """Maps, variants, what fails to load, and scenarios of johvets."""
        self.write("t/a.lua", scenario("one") + scenario("two"))
        self.write("t/bad.lua", "x = = 1")
        self.write("t/loop.lua", "while true do end")
        self.write("t/v.lua", "return require('lawspeaker').variant { name = 'v' }")
        options = ("--instructions", "10000000", "t")
        plain, pure = self.law("test", *options), self.law("test", "--pure", *options)
        self.assert_outcome(pure, 1, plain.out.decode(), "")
        self.assertIn(b"2 passed, 2 failed\n", pure.out)

    def test_a_shared_table_of_a_variant(self):
        """The hook of a johvets variant that remembers is caught as well."""
        self.write("t/a.lua", THREE_AND_ONE + """
local asked = 0
local odd = law.variant { name = "odd", hooks = { strength = function()
    asked = asked + 1
    return asked == 1 and 2 or 1
end } }
for number = 1, 2 do
    law.scenario { name = "number " .. number, map = map, variant = odd,
        units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
        orders = { { "u1", "move a2" }, { "u2", "move a2" } }, expect = { u1 = "failed: tied" } }
end
""")
        plain, outcome = self.law("test", "t"), self.law("test", "--pure", "t")
        self.assertIn(b"passed  t/a.lua: number 2\n1 passed, 1 failed\n", plain.out)
        self.assertIn(b"by itself in another process it comes out otherwise: there it fails, u1: ",
                      outcome.out)
        self.assertIn(b"0 passed, 2 failed\n", outcome.out)


class Reporting(LawTest):
    def setUp(self):
        super().setUp()
        self.write("t/a.lua", scenario("fine # \\\\ one") + scenario("wrong", 'u1 = "failed"'))
        self.write("t/b.lua", "print('one\\ntwo') error 'here'")
        self.write("t/c.lua", scenario("last", more='rule = "J3.2",'))

    def test_plain(self):
        outcome = self.law("test", "t")
        self.assert_outcome(outcome, 1, err="")
        self.assert_golden(outcome.out, "test_plain.txt")

    def test_tap(self):
        outcome = self.law("test", "t", "--tap")
        self.assert_outcome(outcome, 1, err="")
        self.assert_golden(outcome.out, "test_tap.txt")

    def test_the_same_bytes_on_any_number_of_cores(self):
        for number in range(30):
            # The first files take longest, so that the last ones are ready first.
            work = f"for i = 1, {(30 - number) * 5_000} do end\n"
            self.write(f"many/{number:02}.lua", work + scenario(f"number {number}"))
        for arguments in (("many", "t"), ("t", "many", "--tap")):
            alone = self.law("test", "--jobs", "1", *arguments)
            for jobs in ("2", "7", "64"):
                with self.subTest(arguments=arguments, jobs=jobs):
                    self.assertEqual(self.law("test", "--jobs", jobs, *arguments).out, alone.out)

    def test_every_script_has_a_state_of_its_own(self):
        for name in ("a", "b", "c", "d"):
            self.write(f"own/{name}.lua", "assert(shared == nil) shared = 1\n" + scenario(name))
        self.assert_outcome(self.law("test", "own", "--jobs", "1"), 0, err="")

    def test_a_game_too_long_for_a_pipe(self):
        self.write("long/a.lua", THREE_AND_ONE + """
local turns = {}
for i = 1, 200 do
    turns[i] = { orders = { { "u1", i % 2 == 1 and "move a2" or "move a1" } },
        expect = { u1 = "failed" } }
end
law.scenario { name = "long", map = map, units = { { "u1", "red", "a1" } }, turns = turns }
""")
        outcome = self.law("test", "long")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn(b"turn 200", outcome.out)


if __name__ == "__main__":
    main()
