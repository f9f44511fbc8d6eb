"""`law new`: what it begins passes `law check` and `law test` as it is, and works with the commands
that it names; what is there already is never written over, and nothing is done half. With
$LAWSPEAKER_GAMES that is tried for the large games, too, which takes its time."""

import json
import os
import re
import shlex

from program import PROJECT, LawTest, main

GAMES = ("johvets", "rocknroll", "mighty_kingdoms", "transactions", "own")
IS_LONG = "LAWSPEAKER_GAMES" in os.environ
TRIED = GAMES if IS_LONG else ("johvets", "rocknroll", "own")


class New(LawTest):
    def law(self, *arguments, **more):
        return super().law(*arguments, **{"LAW_PATH": str(PROJECT), **more})

    def new(self, *arguments):
        outcome = self.law("new", *arguments)
        self.assert_outcome(outcome, 0, err="")
        told = outcome.out.decode()
        self.assertTrue(told.startswith("written:\n"), told)
        written = re.search(r"written:\n((?:  .*\n)*)", told).group(1)
        for path in re.findall(r"(?m)^  (\S+\.\w+)  ", written):
            self.assertTrue((self.folder / path).is_file(), path)
        return [shlex.split(line)[1:] for line in re.findall(r"(?m)^  (law .*)$", told)]

    def files(self):
        return {str(path.relative_to(self.folder)): path.read_bytes()
                for path in self.folder.rglob("*") if path.is_file()}

    def test_each_kind_for_each_game(self):
        """In a folder with all of them nothing is found, and every scenario passes."""
        self.new("game", "own")
        for game in TRIED:
            self.new("variant", f"variant_{game}", "--game", game)
            self.new("scenario", f"scenario_{game}", "--game", game)
        self.new("map", "board")
        self.new("map", "hexes", "--game", "mighty_kingdoms")
        self.new("map", "shores", "--game", "diplomacy")
        checked = self.law("check", "--strict", *([] if IS_LONG else ["own"]),
                           *(["."] if IS_LONG else sorted(self.folder.glob("*johvets*.lua"))))
        self.assert_outcome(checked, 0, err="")
        self.assertTrue(checked.out.endswith(b" files: 0 errors, 0 warnings\n"), checked)
        tested = self.law("test", ".")
        self.assert_outcome(tested, 0, err="")
        count = 6 + 3 * len(TRIED)
        self.assertTrue(tested.out.endswith(f"{count} passed, 0 failed\n".encode()), tested)
        for path in self.files():
            for line in (self.folder / path).read_text().splitlines():
                self.assertLessEqual(len(line), 100, f"{path}: {line}")

    def test_the_commands_that_it_names(self):
        begun = [self.new("game", "own"), self.new("map", "board"), self.new("scenario", "one"),
                 self.new("variant", "rule", "--game", "own")]
        begun.append(self.new("bot", "robot", "--game", "own"))
        for commands in begun:
            self.assertGreater(len(commands), 2)
            for words in commands:
                told = None if words[0] == "tournament" else "" # which says where it keeps matches
                self.assert_outcome(self.law(*words), 0, err=told)

    def test_a_variant_shows_what_it_changes(self):
        """Without the house rule its second scenario fails, whatever the game."""
        for game in GAMES[:-1]:
            self.new("variant", "rule_" + game, "--game", game)
            path = self.folder / f"rule_{game}_scenario.lua"
            path.write_text(re.sub(r'\n *variant = require "\w+",', "", path.read_text()))
        outcome = self.law("test", ".")
        self.assertTrue(outcome.out.endswith(b"4 passed, 4 failed\n"), outcome)

    def test_a_variant_of_ones_own_game_changes_a_rule(self):
        """One that is seen at the beginning, where there is one, and then its scenarios differ."""
        self.new("game", "own")
        self.new("variant", "rule", "--game", "own")
        self.assertRegex((self.folder / "rule.lua").read_text(), r"\n        coins = 13,\n")
        told = self.law("rules", "own", "--variant", "rule.lua").out.decode()
        self.assertRegex(told, r"coins +\*13  1  ")
        self.write("seen/game.lua", """return require("lawspeaker").game {
            name = "seen", api = 1, players = { "a", "b" },
            rules = { { "one", 3, "1", "nothing", least = 1, most = 3 },
                { "who", "a", "2", "who begins", choices = { "a", "b" } } },
            state = { { globals = { n = "count" } } },
            phases = { { "p", function(g)
                g:ask(g.rules.who, { name = "q", choice = { "x" } })
                g.n = 1
            end } },
            finished = function(g) return g.n > 0 and { winners = { "a" } } or nil end }""")
        self.new("variant", "other", "--game", "seen")
        self.assertIn('who = "b",', (self.folder / "other.lua").read_text())
        scenario = (self.folder / "other_scenario.lua").read_text()
        self.assertIn('{ "a: q" }', scenario)
        self.assertIn('{ "b: q" }', scenario)
        self.assertNotIn("As it stands", scenario)
        tested = self.law("test", "other_scenario.lua")
        self.assertTrue(tested.out.endswith(b"2 passed, 0 failed\n"), tested)

    def test_a_file_names_its_scenarios(self):
        self.new("map", "board")
        self.new("game", "own")
        for name in ("board.lua", "own/game.lua"):
            self.assertTrue(self.law("test", name).out.endswith(b"2 passed, 0 failed\n"), name)
        self.assertTrue(self.law("test", "board.lua", "board_scenario.lua").out.endswith(
            b"2 passed, 0 failed\n"))

    def test_editors_find_the_stubs(self):
        self.new("scenario", "one")
        settings = json.loads((self.folder / ".luarc.json").read_text())
        stubs, = settings["workspace.library"]
        self.assertTrue(os.path.isabs(stubs), stubs)
        with open(stubs, encoding="utf-8") as file:
            self.assertIn("---@meta lawspeaker", file.read())

    def test_nothing_is_written_over(self):
        """Where one of its files is there, none is written; only an editor's settings may be."""
        self.new("variant", "rule")
        self.new("game", "own")
        self.write("other_scenario.lua", "mine")
        self.write("third/notes.md", "mine")
        self.write(".luarc.json", "mine")
        before = self.files()
        for words, path in ((("variant", "rule"), "rule.lua"), (("game", "own"), "own/game.lua"),
                            (("variant", "other"), "other_scenario.lua"),
                            (("map", "other"), "other_scenario.lua"),
                            (("game", "third"), "third/notes.md")):
            self.assert_one_message(self.law("new", *words), 1,
                                    f'"{path}" is there already, and nothing was written\n')
        self.assertEqual(self.files(), before)
        self.new("scenario", "one")
        self.assertEqual(self.files()[".luarc.json"], b"mine")

    def test_what_cannot_be_written_leaves_nothing(self):
        self.write("a/b", "a file")
        self.assert_one_message(self.law("new", "game", "own", "--folder", "a/b"), 2,
                                '--folder: "a/b" is no folder')
        self.assert_one_message(self.law("new", "game", "own", "--folder", "a/b/c"), 1,
                                'cannot write "a/b/c": there is no such folder; nothing was written')
        self.new("map", "board", "--folder", "deep/down")
        self.assertIn("deep/down/board.lua", self.files())
        if os.geteuid() == 0:
            self.skipTest("whoever may do all is refused nothing")
        (self.folder / "a").chmod(0o500)
        self.assert_one_message(self.law("new", "game", "own", "--folder", "a/c"), 1,
                                'cannot write "a/c": it may not be written; nothing was written')
        (self.folder / "a").chmod(0o700)
        self.assertFalse((self.folder / "a/c").exists())

    def test_folders_with_any_name(self):
        for words in self.new("scenario", "one", "--folder", "a 'b"):
            self.assert_outcome(self.law(*words), 0, err="")

    def test_names_kinds_and_games(self):
        for name in ("", "1x", "a b", "a/b", "../x", "a.lua", "-x", "ä", "x" * 41, "lawspeaker",
                     "game"):
            self.assert_one_message(self.law("new", "map", "--", name), 2, "name",
                                    "(law help new)")
        self.assert_one_message(self.law("new", "mop", "x"), 2,
                                'unknown kind "mop"; did you mean "map"? (law help new)')
        self.assert_one_message(self.law("new", "map"), 2, "missing NAME")
        self.assert_one_message(self.law("new", "variant", "x", "--game", "jovets"), 2,
                                'no game "jovets"', 'did you mean "johvets"?')
        self.assert_one_message(self.law("new", "variant", "x", "--game", "johvets/fog"), 2,
                                '"johvets/fog" is a variant; a game is meant here')
        self.assert_one_message(self.law("new", "map", "x", "--game", "transactions"), 2,
                                "has no option map")
        self.assert_one_message(self.law("new", "game", "johvets"), 2, "comes along")
        self.write("bare/game.lua", 'return require("lawspeaker").game { name = "bare", api = 1, '
                   'players = { "a", "b" }, state = {}, phases = { { "p", function(g) g:ask("a", '
                   '{ name = "q", choice = { "x" } }) end } } }')
        self.assert_one_message(self.law("new", "variant", "x", "--game", "bare"), 2,
                                "has no house rules and no hooks")
        self.write("bad/game.lua", "return 1 +")
        self.assert_one_message(self.law("new", "scenario", "x", "--game", "bad"), 2,
                                "bad/game.lua:1")
        self.assertEqual(set(self.files()), {"bare/game.lua", "bad/game.lua"})


if __name__ == "__main__":
    main()
