"""What README.md shows: its Lua snippets are whole files that work, and so does every command."""

import re
import shlex

from program import PROJECT, LawTest, main

README = (PROJECT / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```lua\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
COMMANDS = [shlex.split(line, comments=True)[1:]
            for line in re.findall(r"^    (law .*)$", README, re.MULTILINE)]
TURN, GAME, SCENARIO, BOT, VARIANT = SNIPPETS
TWO_AGES = "scenarios/johvets/games/two_ages.lua"


class Readme(LawTest):
    def setUp(self):
        super().setUp()
        self.write("turn.lua", TURN)
        self.write("undercut/game.lua", GAME)
        self.write("undercut/four_takes_five.lua", SCENARIO)
        self.write("four.lua", BOT)
        self.write("my_rule.lua", VARIANT)
        self.write(TWO_AGES, (PROJECT / TWO_AGES).read_bytes())

    def test_commands(self):
        """As they stand there, without an answer: games are saved and left. What a scenario no
        longer expects under another rule is told as failed; that rules differ is a status of 1."""
        self.assertEqual({words[0] for words in COMMANDS},
                         {"play", "run", "check", "test", "explain", "rules", "help", "diff-rules",
                          "new", "tournament", "balance"})
        for words in COMMANDS:
            budget = ["--positions", "3000"] if words[0] == "diff-rules" else []
            told = None if words[0] == "tournament" else ""  # which says where it keeps matches
            with self.subTest(" ".join(words)):
                self.assert_outcome(self.law(*words, *budget), 1 if "my_rule.lua" in words else 0,
                                    err=told)

    def test_the_bot(self):
        """It does better than chance, of which the text gives the reason."""
        told = self.law("tournament", "undercut", "four.lua", "random", "--games", "20").out.decode()
        self.assertRegex(told, r"(?m)^ +1 +four ")

    def test_the_turn(self):
        self.assertIn(b"1 passed, 0 failed", self.law("test", "turn.lua").out)
        self.assertIn(b"u1", self.law("explain", "turn.lua").out)

    def test_the_variant_is_the_one_named(self):
        whole = (PROJECT / "variants/johvets/no_swaps.lua").read_text(encoding="utf-8")
        self.assertTrue(whole.endswith(VARIANT), whole)
        self.write("beside.lua", TURN.replace("units =", 'variant = require "my_rule", units ='))
        self.assertIn(b'under the variant "no swaps"', self.law("run", "beside.lua").out)

    def test_the_game(self):
        """Two bots to the end, saved, and the same again; a person's answer counts."""
        played = self.law("play", "undercut", "--bots", "--bot", "red", "--seed", "3", "--save", "u")
        self.assert_outcome(played, 0, err="")
        self.assertIn(b" has won\n", played.out)
        self.assertIn(b"all the same", self.law("replay", "u").out)
        answered = self.law("play", "undercut", "--bots", "--seed", "3", stdin=b"4\n")
        self.assertIn(b"red names 4, blue ", answered.out)
        self.assertIn(b"Which number? (1)\n  a number from 1 to 5\n", answered.out)
        self.assertIn(b"1 passed, 0 failed", self.law("test", "undercut").out)
        self.assertIn("blue 12 → 21", self.law("explain", "undercut/four_takes_five.lua").out.decode())

    def test_a_variant_of_another_game(self):
        self.write("high.lua", 'local law = require "lawspeaker"\nreturn law.variant { '
                   'name = "high", game = "undercut", rules = { goal = 40 } }\n')
        played = self.law("play", "undercut", "--variant", "high.lua", "--bots", "--bot", "red",
                          "--seed", "3")
        self.assertIn(b"variant high", played.out)
        self.assertRegex(played.out, rb"(blue|red) [4-9]\d")


if __name__ == "__main__":
    main()
