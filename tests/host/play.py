"""`law play` at a pipe: what is shown and asked, how answers are read, saves, and mistakes."""

import fcntl
import json
import os
import pathlib
import resource
import signal
import stat
import subprocess
import time

from games import DUEL, KINDS, UNLUCKY
from program import LAW, PROJECT, LawTest, main

RULE = "-- "  # what begins the line with the name of who comes to the keyboard


class PlayTest(LawTest):
    def setUp(self):
        super().setUp()
        self.write("duel/game.lua", DUEL)
        self.write("duel/unlucky.lua", UNLUCKY)
        self.write("kinds/game.lua", KINDS)

    def play(self, game, *lines, options=(), **environment):
        """Plays with these lines as the whole input."""
        stdin = "".join(line + "\n" for line in lines).encode()
        environment.setdefault("LAW_PATH", str(self.folder))
        return self.law("play", game, *options, stdin=stdin, **environment)

    def told(self, outcome):
        self.assert_outcome(outcome, 0, err="")
        return outcome.out.decode()

    def saved(self, name="duel.save.jsonl"):
        return (self.folder / name).read_text(encoding="utf-8")

    def parts(self, transcript):
        """The transcript by who was at the keyboard: a list of (player, text)."""
        parts = []
        for line in transcript.splitlines(keepends=True):
            if line.startswith(RULE):
                parts.append([line.split()[1], ""])
            elif parts:
                parts[-1][1] += line
        return parts


class Dialogue(PlayTest):
    def test_a_whole_game(self):
        told = self.told(self.play("duel", "1", "1", "1", "1", "", options=("--seed", "3")))
        self.assert_golden(told.encode(), "play_duel.txt")

    def test_every_kind_of_question(self):
        told = self.told(self.play(
            "kinds", "move a2", "", "u3: move a3", "u3: stay", "", "8", "7", "1 3", "b", "", "4",
            "hello, world: \"you\"", "", "goodbye, \\n", "", options=("--seed", "3")))
        self.assert_golden(told.encode(), "play_kinds.txt")

    def test_nobody_is_shown_another_hand(self):
        """Until a card is played only its owner's part of the dialogue has it."""
        lines = ["/board", "/log", "?", "/legal", "1", "/board", "/log", "?", "/legal"]
        told = self.told(self.play("duel", *lines, options=("--seed", "5")))
        hands = {}
        for player, text in self.parts(told):
            for line in text.splitlines():
                if line.startswith(player + ": ") and "cards:" in line:
                    hands[player] = line.split("cards: ")[1].split()
        self.assertEqual(sorted(hands), ["p1", "p2"])
        for player, text in self.parts(told):
            other = "p2" if player == "p1" else "p1"
            self.assertEqual(len(hands[other]), 3)
            for card in hands[other]:
                self.assertNotIn(card, text.split())

    def test_the_board_is_shown_when_it_has_changed(self):
        told = self.told(self.play("duel", "x", "y", "1", options=("--seed", "5")))
        for _, text in self.parts(told):
            self.assertEqual(text.count("round 1"), 1, told)

    def test_simultaneous_answers_are_told_together(self):
        told = self.told(self.play("duel", "1", "1", options=("--seed", "5")))
        (_, first), (_, second) = self.parts(told)
        asked, answered = second.split("p2> 1\n")
        self.assertNotIn("shows", first + asked)
        self.assertIn("p1 shows", answered)
        self.assertIn("p2 shows", answered)

    def test_general_listing(self):
        """A game without `show` has its tables and zones listed, hidden cards as such."""
        source = DUEL[:DUEL.index("    show = function")] + "}\n"
        self.write("duel/game.lua", source)
        told = self.told(self.play("duel", options=("--seed", "5")))
        self.assertIn("round 1\n", told)
        self.assertRegex(told, r"  score +owner +points\n  score/1 +p1 +0\n")
        self.assertIn("\ndeck, 6\n", told)
        card = r"card\d+ rank \d+"
        self.assertRegex(told, rf"\nhand/p1, 3: {card}, {card}, {card}\nhand/p2, 3\n")

    def test_players(self):
        told = self.told(self.play("duel", "1", options=("--players", "Ann,Bo,Cy", "--seed", "1")))
        self.assertEqual([name for name, _ in self.parts(told)], ["Ann", "Bo"])
        told = self.told(self.play("duel", "/players", options=("--players", "3", "--bot", "p2")))
        self.assertIn("  p1  at this keyboard\n  p2  a bot\n  p3  at this keyboard\n", told)

    def test_one_person_is_never_announced(self):
        told = self.told(self.play("duel", "1", options=("--bots", "--seed", "1")))
        self.assertEqual(self.parts(told), [])

    def test_bots_alone(self):
        """The same seed gives the same game, another one another."""
        bots = ("--bot", "p1", "--bot", "p2", "--seed")
        games = [self.told(self.play("duel", options=(*bots, seed))) for seed in ("1", "1", "2")]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0].replace("seed 1", ""), games[2].replace("seed 2", ""))
        self.assertIn(" won: the rounds are over\n", games[0])
        heads = [line for line in games[0].splitlines() if line.startswith("round ")]
        self.assertEqual(heads[0], "round 1")
        self.assertEqual(len(set(heads[:-1])), len(heads[:-1]))

    def test_rules_options_and_variant(self):
        told = self.told(self.play("duel", "/rules", options=(
            "--rule", "rounds=1", "--option", "greeting=well met", "--variant", "unlucky")))
        self.assertIn("  rounds    *1", told)
        self.assertIn("  lucky     *false", told)
        self.assertIn("  greeting  *well met", told)
        self.assertIn("well met\n", told)
        self.assertIn("variant unlucky", told)
        self.assertRegex(told, r"\n  variant +unlucky")

    def test_rules_name_the_hooks_of_the_variant(self):
        self.assertNotIn("hook", self.told(self.play("duel", "/rules", options=("--variant",
                                                                               "unlucky"))))
        told = self.told(self.play("johvets", "/rules", options=(
            "--variant", "kin_only", "--rule", "max_turns=9")))
        self.assertRegex(told, r"\n  strength +\*hook +J4.1 +what is the strength")
        self.assertRegex(told, r"\n  max_turns +\*9 ")
        self.assertRegex(told, r"\n  swap +true ")

    def test_a_rule_that_is_a_fraction(self):
        """It is given and shown as people write one; it comes through a save and back."""
        self.write("duel/game.lua", DUEL.replace("    rules = {\n", """    rules = {
        { "part", { 3, 4 }, "D4", "what part is enough" },
"""))
        options = ("--seed", "5", "--save", "whole")
        told = self.told(self.play("duel", "/rules", options=options))
        self.assertRegex(told, r"\n  part +3/4 ")
        told = self.told(self.play("duel", "/rules", options=(*options, "--rule", "part=1/2")))
        self.assertRegex(told, r"\n  part +\*1/2 ")
        told = self.told(self.play("duel", "/rules", options=("--load", "whole")))
        self.assertRegex(told, r"\n  part +\*1/2 ")
        for words in ("half", "1", "1/", "1/2/3", "-1/2"):
            outcome = self.play("duel", options=("--rule", f"part={words}"))
            self.assert_one_message(outcome, 2, "part: expected a fraction, { 3, 4 } or at the "
                                    "command line 3/4, got ")
        for words in ("1/0", "0/1"):
            outcome = self.play("duel", options=("--rule", f"part={words}"))
            self.assert_one_message(outcome, 2, "expected an integer from 1, got 0")

    def test_what_a_script_prints_stands_beside(self):
        self.write("duel/game.lua",
                   DUEL.replace('g:rule "D2"', 'print("\\27[31mloud") g:rule "D2"'))
        outcome = self.play("duel", options=("--seed", "5"))
        self.assert_outcome(outcome, 0, err="print: \\x1b[31mloud\n")
        self.assertNotIn(b"loud", outcome.out)

    def test_what_a_game_shows_is_escaped(self):
        self.write("duel/game.lua", DUEL.replace('"round " .. view.round', '"\\27[2Jround"')
                   .replace("Which card", "\\27[2JWhich card"))
        told = self.told(self.play("duel", options=("--seed", "5")))
        self.assertNotIn("\x1b", told)
        self.assertIn("\\x1b[2Jround", told)
        self.assertIn("\\x1b[2JWhich card", told)


class Answers(PlayTest):
    def test_a_line_for_several_parts_that_is_none(self):
        """At the end of a sheet it is said what is wrong with its first piece that is."""
        typed = b"A hol - fen, F ald - mir\nA hol - fen, F ald - mri\nnonsense\n"
        outcome = self.law("play", "diplomacy", "--players", "a,b,c", stdin=typed,
                           LAW_PATH=str(PROJECT))
        told = outcome.out.decode()
        self.assertIn('"F ald - mri": no place "mri"; did you mean "mir"?\n', told)
        self.assertIn('"nonsense" is no name on this sheet\n', told)

    def test_a_remark_about_an_answer(self):
        """Of an order of Diplomacy that is taken, and that nothing can carry out: once."""
        remark = "\nA hol - lag: nothing can carry that out\n"
        for typed, count in (("\nA hol - lag\n", 1), ("A hol - lag, F ald H\n", 1),
                             ("\nhol: A hol - lag\n", 1), ("\nA hol - fen\n", 0)):
            outcome = self.law("play", "diplomacy", "--players", "a,b,c", stdin=typed.encode(),
                               LAW_PATH=str(PROJECT))
            self.assertEqual(outcome.out.decode().count(remark), count, typed)
            self.assertRegex(outcome.out.decode(), "\n  hol +A hol - ")

    def first_hand(self):
        told = self.told(self.play("duel", options=("--seed", "5", "--save", "hand.save.jsonl")))
        return [line.split("cards: ")[1].split() for line in told.splitlines()
                if line.startswith("p1: ")][0]

    def shown_card(self, *lines):
        """What p1 shows when it answers with these lines, and p2 with its first card."""
        told = self.told(self.play("duel", *lines, "1", options=("--seed", "5")))
        return [line.split()[2] for line in told.splitlines() if "p1 shows" in line][0]

    def test_a_number_a_name_and_a_beginning(self):
        cards = self.first_hand()
        listed = sorted(cards, key=lambda name: int(name[4:]))
        self.assertEqual(self.shown_card("2"), self.shown_card(self.shown_card("2")))
        for card in cards:
            self.assertEqual(self.shown_card(card), card)
            self.assertEqual(self.shown_card(card.upper()), card)
        alone = [card for card in listed
                 if not any(other.startswith(card[:5]) for other in listed if other != card)]
        for card in alone:
            self.assertEqual(self.shown_card(card[:5]), card)

    def test_an_answer_that_is_none(self):
        told = self.told(self.play("duel", "card", "9", "sword", options=("--seed", "5")))
        self.assertIn('"card" could be "card', told)
        self.assertIn("the answers are numbered from 1 to 3\n", told)
        self.assertIn('no answer "sword"', told)
        self.assertEqual(told.count("Which card"), 1)

    def test_a_default(self):
        """Enter twice, or /default."""
        first = self.shown_card("1")
        self.assertEqual(self.shown_card("", ""), first)
        self.assertEqual(self.shown_card("/default"), first)
        told = self.told(self.play("duel", "", "x", "", options=("--seed", "5")))
        self.assertEqual(told.count("Enter once more answers with the default"), 2)
        self.assertNotIn("-- p2", told)

    def test_refused_answers(self):
        """Each says why; after three the default is taken, and that is told."""
        moves = "u1: move a2, u2: move a2, u3: move a2"
        told = self.told(self.play("kinds", moves, "", "", "", options=("--seed", "3")))
        self.assertEqual(told.count("refused: all three cannot move at once\n"), 2)
        self.assertIn("that was refused too often: the default answer is taken", told)
        self.assertIn("u1 stays\n", told)
        self.assertIn("How many?", told)

    def test_sheets(self):
        def orders(*lines):
            told = self.told(self.play("kinds", *lines, options=("--seed", "3")))
            return [line.split(" (")[0].strip() for line in told.splitlines()
                    if line.startswith("  u") and ("stays" in line or "goes to" in line)]
        self.assertEqual(orders("move a2", "", "2", ""),
                         ["u1 goes to a2", "u2 stays", "u3 goes to a3"])
        self.assertEqual(orders("u3: move a3, U1: move a2", ""),
                         ["u1 goes to a2", "u2 stays", "u3 goes to a3"])
        self.assertEqual(orders("/review", "u2: move a3", "yes"),
                         ["u1 stays", "u2 goes to a3", "u3 stays"])
        self.assertEqual(orders("move a2", "move a3", "/again", "", "", "", "u2", "stay", "", ""),
                         ["u1 goes to a2", "u2 stays", "u3 stays"])
        self.assertEqual(orders("/review", "/default"), ["u1 stays", "u2 stays", "u3 stays"])
        told = self.told(self.play("kinds", "u4: stay", "u2: fly", options=("--seed", "3")))
        self.assertIn('no "u4" on this sheet; did you mean "u1"?', told)
        self.assertIn('u2: no answer "fly"', told)

    def test_a_slash_in_an_answer(self):
        lines = ["/review", "", "5", "1", "/review", "", "//what"]
        told = self.told(self.play("kinds", *lines, options=("--seed", "3")))
        self.assertIn("said /what\n", told)

    def test_long_lines(self):
        told = self.told(self.play("duel", "x" * 70000, "1", options=("--seed", "5")))
        self.assertIn("a line has at most 65536 bytes; this one was longer and is left out\n", told)
        self.assertIn("-- p2", told)

    def test_bytes_that_are_no_text(self):
        outcome = self.law("play", "duel", "--seed", "5", stdin=b"\xff\x00\x1b[2J\n1\r\n1",
                           LAW_PATH=str(self.folder))
        told = self.told(outcome)
        self.assertNotIn("\x1b", told)
        self.assertIn("p1 shows", told)


class Commands(PlayTest):
    def test_help_lists_what_there_is(self):
        told = self.told(self.play("duel", "/help", options=("--seed", "5")))
        for command in ("/board", "/log [N|all]", "/undo", "/save [FILE]", "/load FILE", "/quit"):
            self.assertIn("\n  " + command + " ", told)
        self.assertNotIn("/review", told)
        self.assertIn("/review", self.told(self.play("kinds", "/help")))

    def test_unknown_commands(self):
        told = self.told(self.play("duel", "/undoo", "/", "/xyz", "/u", options=("--seed", "5")))
        self.assertIn('no command "/undoo"; did you mean "undo"?', told)
        self.assertIn('no command "/xyz"; /help lists them', told)
        self.assertIn("there is no answer to take back", told)

    def test_undo(self):
        """The dice fall the same again, and everybody is told."""
        lines = ["1", "1", "/undo", "1", "1"]
        told = self.told(self.play("duel", *lines, options=("--seed", "5")))
        told = told.replace("\n", " ")
        self.assertIn("p2 took back 2 answers; dice that had been rolled will fall the same again",
                      told)
        self.assertEqual(told.count("2 answers are taken back, across dice"), 1)  # to p1
        told = self.told(self.play("duel", *lines, options=("--seed", "5")))
        luck = [line for line in told.splitlines() if "luck" in line]
        self.assertEqual(len(set(luck)), 2, luck)
        self.assertIn('"event":"undone"', self.saved())

    def test_undo_takes_back_the_answers_of_bots_with_it(self):
        told = self.told(self.play("duel", "2", "/undo", "2", "/undo", options=(
            "--seed", "5", "--bots")))
        self.assertEqual(told.count("p1 took back 2 answers"), 2)
        self.assertEqual(len(set(line for line in told.splitlines() if "p2 shows" in line)), 1)

    def test_undo_of_a_bots_answer_alone_is_no_undo(self):
        """The bot has answered, the person has not: there is nothing of its own to take back."""
        told = self.told(self.play("duel", "/undo", options=("--seed", "5", "--bot", "p1")))
        self.assertIn("there is no answer to take back", told)

    def test_undo_after_the_end(self):
        told = self.told(self.play("duel", "1", "1", "1", "1", "/undo", "2", "2", "",
                                   options=("--seed", "5")))
        self.assertEqual(told.count("the rounds are over"), 2)

    def test_log(self):
        told = self.told(self.play("duel", "1", "1", "/log", "/log 1", "/log x",
                                   options=("--seed", "5")))
        self.assertRegex(told, r"p2> /log\n(  .*\n)*  hello\n")
        self.assertRegex(told, r"p2> /log 1\n\(\d+ before\)\n  .*\np2> ")
        self.assertIn('/log takes a number or all, as in /log 50, not "x"', told)

    def test_rules_of_a_question(self):
        told = self.told(self.play("duel", "/why", options=("--seed", "5")))
        self.assertIn("is asked by rule D2\n", told)


class Listing(PlayTest):
    """The board of a game without `show`: what its rows say."""

    def board(self, columns, row):
        self.write("list/game.lua", """
local law = require "lawspeaker"
return law.game { name = "list", api = 1, players = { "red", "blue" },
    state = {
        { "point", { name = "id" }, static = true }, { "road", { length = "count" }, static = true },
        { "unit", { COLUMNS } },
        { "alive", { zone_of = "unit", each = "player" } },
        { "field", { zone_of = "unit", each = "point" } },
        { "path", { zone_of = "unit", each = "road" } },
    },
    board = function(g)
        g.point:add { name = "A" }
        g.point:add { name = "B" }
        g.road:add { length = 7 }
    end,
    setup = function(g)
        g.unit:add({ ROW }, g.alive.red)
        g.unit:add({ ROW }, g.field[g.point:get(2)])
        g.unit:add({ ROW }, g.path[g.road:get(1)])
    end,
    phases = { { "p", function(g) g:ask("red", { name = "q", number = { 1, 2 } }) end } } }
""".replace("COLUMNS", columns).replace("ROW", row))
        told = self.told(self.play("list", options=("--seed", "5")))
        return [line for line in told.splitlines() if line.startswith(("alive", "field", "path"))]

    def assert_listed(self, columns, row, words):
        self.assertEqual(self.board(columns, row), [
            f"alive/red, 1: {words}", "alive/blue, 0", "field A, 0", f"field B, 1: {words}",
            f"path/1, 1: {words}   length 7"])

    def test_a_name_and_other_columns(self):
        self.assert_listed('name = "id", hits = "count", side = { "up", "down" }',
                           'name = "red1", hits = 2, side = "up"', "red1 hits 2 up")
        self.assert_listed('name = "id", owner = "player", seen = "flag", said = "text"',
                           'name = "red1", owner = "blue", seen = true', "red1 owner blue seen")
        self.assert_listed('name = "id"', 'name = "red1"', "red1")

    def test_no_name(self):
        self.assert_listed('hits = "count", owner = "player", liked_by = "players"',
                           'owner = "red", liked_by = { "red", "blue" }',
                           "hits 0 liked_by red blue owner red")


class Seeds(PlayTest):
    """A seed tells all dice and hidden cards: only who has given it sees it before the end."""

    def test_a_seed_of_its_own(self):
        outcome = self.law("play", "duel", "--save", "a.jsonl", stdin=b"1\n", LAW_PATH=".")
        self.assertNotIn("seed", self.told(outcome))
        outcome = self.law("play", "duel", "--save", "a.jsonl", stdin=b"1\n1\n1\n1\n",
                           LAW_PATH=".")
        seed = json.loads(self.saved("a.jsonl").splitlines()[0])["seed"]
        told = self.told(outcome)
        self.assertIn(f"it was played with the seed {seed}\n", told)
        self.assertNotIn("seed", told.splitlines()[0])
        self.assertEqual(told.count("seed"), 1)

    def test_nothing_is_hidden(self):
        outcome = self.law("play", "duel", "--open", LAW_PATH=".")
        self.assertRegex(self.told(outcome).splitlines()[0], r"^The Duel, seed \d+$")


class Saves(PlayTest):
    def test_at_the_end_of_its_input(self):
        told = self.told(self.play("duel", "1", options=("--seed", "5")))
        self.assertTrue(told.endswith("saved to duel.save.jsonl\nto go on:\n"
                                      "  law play duel --load duel.save.jsonl\n"), told)

    def test_how_to_go_on(self):
        """The command that is told goes on."""
        self.write("my game/game.lua", DUEL)
        told = self.told(self.play("my game", "1", options=(
            "--seed", "5", "--variant", "duel/unlucky.lua", "--players", "3", "--bot", "p2",
            "--open", "--maps", ".", "--save", "it's.jsonl")))
        command = told.splitlines()[-1].strip()
        self.assertEqual(command, "law play 'my game' --variant duel/unlucky.lua --maps . --bot p2 "
                         "--open --load 'it'\\''s.jsonl'")
        done = subprocess.run(["sh", "-c", command.replace("law", '"$LAW"', 1)], input=b"",
                              capture_output=True, cwd=self.folder, check=False,
                              env=self.environment(LAW=LAW, LAW_PATH=str(self.folder)))
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertIn(b"-- p3", done.stdout)

    def test_an_interrupted_game_ends_in_the_same_bytes(self):
        self.told(self.play("duel", "2", "1", "1", "1", "", options=(
            "--seed", "5", "--save", "whole")))
        for count in range(4):
            lines = ["2", "1", "1", "1"]
            name = f"part{count}"
            self.told(self.play("duel", *lines[:count], options=("--seed", "5", "--save", name)))
            self.told(self.play("duel", *lines[count:], "", options=(
                "--load", name, "--save", name + "b")))
            self.assertEqual(self.saved(name + "b"), self.saved("whole"), count)

    def test_the_same_with_bots(self):
        options = ("--bots",)
        self.told(self.play("duel", "2", "1", "", options=(*options, "--seed", "5", "--save", "a")))
        self.told(self.play("duel", "2", options=(*options, "--seed", "5", "--save", "b")))
        self.told(self.play("duel", "1", "", options=(*options, "--load", "b", "--save", "c")))
        self.assertEqual(self.saved("c"), self.saved("a"))

    def test_a_secret_answer_stays_secret(self):
        self.told(self.play("duel", "1", options=("--seed", "5")))
        closing = self.saved().splitlines()[-1]
        self.assertNotIn("card", closing.split('"hash"')[1])
        told = self.told(self.play("duel", options=("--load", "duel.save.jsonl")))
        self.assertEqual([name for name, _ in self.parts(told)], ["p2"])

    def test_names(self):
        """An existing save is not written over; one that was loaded is gone on with."""
        for name in ("duel.save.jsonl", "duel-2.save.jsonl", "duel-3.save.jsonl"):
            told = self.told(self.play("duel", options=("--seed", "5")))
            self.assertIn(f"saved to {name}\n", told)
        told = self.told(self.play("duel", "1", options=("--load", "duel-2.save.jsonl")))
        self.assertIn("saved to duel-2.save.jsonl\n", told)

    def test_a_save_of_another_variant(self):
        """It is said which it was, and nothing of files that are as they were."""
        self.play("duel", "1", options=("--seed", "5", "--variant", "unlucky", "--save", "a"))
        self.write("duel/short.lua", 'return require("lawspeaker").variant { name = "short", '
                   'game = "duel", rules = { rounds = 1 } }\n')
        for words in (("duel/short",), ("duel", "--variant", "short")):
            self.assert_one_message(self.play(words[0], options=(*words[1:], "--load", "a")), 2,
                                    'it was played with variant "unlucky", not with variant '
                                    '"short"')

    def test_commands(self):
        told = self.told(self.play("duel", "/save a", "1", "/save b", "1", "/load a", "/log",
                                   "/load none", "/load duel/game.lua", "/quit",
                                   options=("--seed", "5")))
        self.assertIn('cannot read "none": no such file\n', told)
        self.assertIn("duel/game.lua: line 1: ", told)
        self.assertTrue(told.endswith("law play duel --load a\n"), told)
        self.assertNotEqual(self.saved("a"), self.saved("b"))

    def test_leaving_without_a_save(self):
        self.told(self.play("duel", "1", "/abandon"))
        self.assertEqual(list(self.folder.glob("*.jsonl")), [])

    def test_a_game_that_is_over(self):
        """Nothing is saved then, unless that was wanted."""
        self.told(self.play("duel", "1", "1", "1", "1", "", options=("--seed", "5")))
        self.assertEqual(list(self.folder.glob("*.jsonl")), [])
        told = self.told(self.play("duel", "1", "1", "1", "1", options=("--seed", "5")))
        self.assertTrue(told.endswith("the end> \n"), told)
        self.assertEqual(list(self.folder.glob("*.jsonl")), [])
        told = self.told(self.play("duel", "1", "1", "1", "1", "", options=("--seed", "5", "--save",
                                                                           "over")))
        self.assertIn("saved to over\n", told)
        told = self.told(self.play("duel", "", options=("--load", "over")))
        self.assertIn("the rounds are over", told)

    def test_more_answers_than_questions(self):
        told = self.told(self.play("duel", *["1"] * 10, options=("--seed", "5")))
        self.assertTrue(told.endswith("the end> 1\nnothing is asked any more\n"), told)

    def test_changed_rules(self):
        self.told(self.play("duel", "1", options=("--seed", "5", "--save", "a")))
        self.write("duel/game.lua", DUEL.replace("1d6", "2d6"))
        self.assert_one_message(self.play("duel", options=("--load", "a")), 2, "a: line 1: "
                                '"game.lua" is not what it was', "(--changed)")
        told = self.told(self.play("duel", "1", options=("--load", "a", "--changed")))
        self.assertIn("2d6", told)

    def test_a_save_that_fails_says_so(self):
        self.write("folder/x", "")
        before = self.law("play", "duel", "--seed", "5", "--save", "old", LAW_PATH=".")
        self.told(before)
        old = self.saved("old")
        self.write("link/x", "")
        os.symlink("nowhere", self.folder / "broken")
        for path, reason in (("none/x", "there is no such folder"), ("folder", "it is a folder"),
                             ("folder/", "it is a folder"), ("old/x", "there is no such folder"),
                             ("/dev/full", "it is not a regular file"), ("", "a file has a name"),
                             ("x" * 300, "the name is too long"),
                             ("broken", "it is a link that leads nowhere")):
            with self.subTest(path):
                outcome = self.play("duel", "1", options=("--seed", "5", "--save", path))
                self.assertEqual(outcome.status, 1, outcome)
                self.assertIn(f'": {reason} ', outcome.out.decode().replace("\n", " "))
        self.assertEqual(self.saved("old"), old)
        self.assertEqual(list(self.folder.glob(".law*")), [])

    def test_a_full_disk_leaves_the_old_file_whole(self):
        self.told(self.play("duel", "1", options=("--seed", "5", "--save", "old")))
        old = self.saved("old")
        done = subprocess.run(
            [LAW, "play", "duel", "--load", "old"], input=b"1\n", capture_output=True,
            cwd=self.folder, env=self.environment(LAW_PATH="."), check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)))
        self.assertEqual(done.returncode, 1, done)
        self.assertIn(b'cannot save to "old": a file may not be so long\n', done.stdout)
        self.assertEqual(self.saved("old"), old)
        self.assertEqual(list(self.folder.glob(".law*")), [])

    def test_permissions_and_links_stay(self):
        self.told(self.play("duel", options=("--seed", "5", "--save", "real")))
        os.chmod(self.folder / "real", 0o640)
        os.symlink("real", self.folder / "link")
        self.told(self.play("duel", "1", options=("--load", "link")))
        self.assertTrue((self.folder / "link").is_symlink())
        self.assertEqual(stat.S_IMODE((self.folder / "real").stat().st_mode), 0o640)
        self.assertIn("sealed", self.saved("real"))

    def test_killed_while_it_saves(self):
        """Whenever that happens the file is whole: the old text or the new one."""
        for attempt in range(12):
            with subprocess.Popen([LAW, "play", "duel", "--seed", "5", "--save", "a"],
                                  stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                  cwd=self.folder, env=self.environment(LAW_PATH=".")) as process:
                try:
                    process.stdin.write(b"1\n/save\n/undo\n/save\n" * 2000)
                    process.stdin.flush()
                except BrokenPipeError:
                    pass
                time.sleep(0.02 * attempt)
                process.kill()
                try:
                    process.stdin.close()
                except BrokenPipeError:
                    pass
            if (self.folder / "a").exists():
                self.assertEqual(self.law("replay", "a", LAW_PATH=".").status, 0)
        self.law("play", "duel", "--save", "b", LAW_PATH=".")
        self.assertEqual(list(self.folder.glob(".law-*")), [])

    def test_what_others_write_stays(self):
        """A file that lies where a text would be written first is not followed or removed blindly."""
        self.write("kept", "mine")
        os.symlink("kept", self.folder / ".law-0.tmp")
        os.mkdir(self.folder / ".law-1.tmp")
        os.mkfifo(self.folder / ".law-2.tmp")
        held = open(self.folder / ".law-3.tmp", "wb")  # pylint: disable=consider-using-with
        self.addCleanup(held.close)
        fcntl.lockf(held, fcntl.LOCK_EX)
        self.told(self.play("duel", "1", options=("--seed", "5")))
        self.assertEqual((self.folder / "kept").read_text(), "mine")
        self.assertIn('"kind":"save"', self.saved())
        self.assertEqual(len(list(self.folder.glob(".law-*"))), 4)


class Endings(PlayTest):
    def start(self, *arguments, lines=b""):
        process = subprocess.Popen([LAW, "play", *arguments], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder,
                                   env=self.environment(LAW_PATH="."))
        process.stdin.write(lines)
        process.stdin.flush()
        return process

    def stop(self, process, number):
        time.sleep(0.7)
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
        return process.returncode, out.decode(), err.decode()

    def test_signals_at_a_question(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(number):
                process = self.start("duel", "--seed", "5", lines=b"1\n")
                status, told, messages = self.stop(process, number)
                self.assertEqual((status, messages), (0, ""))
                self.assertIn("law play duel --load duel", told)
        self.assertEqual(self.saved(), self.saved("duel-2.save.jsonl"))

    def test_a_signal_while_a_rule_runs(self):
        """What was answered before is kept, the answer that the rule began with included."""
        self.write("duel/game.lua", DUEL.replace("local winner, highest",
                                                 "while g.round > 1 do end local winner, highest"))
        process = self.start("duel", "--seed", "5", "--seconds", "60", "--instructions",
                             "1000000000000", lines=b"1\n1\n1\n1\n")
        status, told, messages = self.stop(process, signal.SIGINT)
        self.assertEqual((status, messages), (0, ""), told)
        self.assertIn("law play duel --load duel.save.jsonl", told)
        self.assertEqual(self.saved().count('"answered"'), 2)
        self.assertIn("sealed", self.saved())

    def test_a_limit(self):
        """The script is gone; the game is saved as it was before."""
        self.write("duel/game.lua", DUEL.replace("local winner, highest",
                                                 "while g.round > 1 do end local winner, highest"))
        outcome = self.play("duel", "1", "1", "1", "1", options=(
            "--seed", "5", "--instructions", "3000000"))
        self.assert_one_message(outcome, 4, "duel/game.lua:", "instruction limit of 3000000")
        self.assertIn(b"law play duel --load duel.save.jsonl\n", outcome.out)
        self.write("duel/game.lua", DUEL)
        told = self.told(self.play("duel", "", options=("--load", "duel.save.jsonl", "--changed")))
        self.assertIn("the rounds are over", told)

    def test_each_answer_has_its_own_budget(self):
        """All together they need far more than one may."""
        self.write("duel/game.lua", DUEL.replace(
            "local winner, highest", "for _ = 1, 700000 do end local winner, highest")
            .replace("most = 3", "most = 100"))
        lines = ["1", "1"] * 3 + [""]
        outcome = self.play("duel", *lines, options=("--seed", "5", "--rule", "rounds=3",
                                                     "--instructions", "2000000"))
        self.assertIn("the rounds are over", self.told(outcome))

    def test_an_error_of_a_rule(self):
        self.write("duel/game.lua", DUEL.replace("local winner, highest",
                                                 "if g.round > 1 then g.nothing = 1 end "
                                                 "local winner, highest"))
        outcome = self.play("duel", "1", "1", "1", "1", options=("--seed", "5"))
        self.assert_one_message(outcome, 3, "/duel/game.lua:", 'no global "nothing"')
        self.write("duel/game.lua", DUEL)
        told = self.told(self.play("duel", "", options=("--load", "duel.save.jsonl", "--changed")))
        self.assertIn("the rounds are over", told)

    def test_a_reader_that_goes_away(self):
        """The game is saved all the same."""
        process = self.start("duel", "--seed", "5")
        process.stdout.read(10)
        process.stdout.close()
        for _ in range(50):
            try:
                process.stdin.write(b"/board\n" * 100)
                process.stdin.flush()
            except BrokenPipeError:
                break
            time.sleep(0.01)
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.wait(timeout=60)
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        self.assertEqual(process.returncode, 141)
        self.assertEqual(self.law("replay", "duel.save.jsonl", LAW_PATH=".").status, 0)

    def test_purity(self):
        told = self.told(self.play("duel", "1", "1", "1", "1", "", options=("--seed", "5",
                                                                           "--pure")))
        self.assertRegex(told, "the same in a process of its own: 4 answers, hash [0-9a-f]{16}\n")
        counting = "count = count + 1 score_of(g, 'p1').points = count "
        self.write("duel/game.lua", DUEL.replace("local function best", "local count = 0\n"
                                                 "local function best")
                   .replace("local questions = {}", counting + "local questions = {}"))
        outcome = self.play("duel", "1", "1", "1", "1", options=("--seed", "5", "--pure"))
        self.assert_one_message(outcome, 3, "is not a pure function of state, answers and dice")


class Mistakes(PlayTest):
    def refuse(self, *arguments):
        return self.law("play", *arguments, LAW_PATH=str(self.folder))

    def test_usage(self):
        for arguments, words in (
                ((), "missing GAME"),
                (("duell",), 'no game "duell" here or on the game path; did you mean "duel"? (law help '
                 "games)"),
                (("duel/lucky",), 'no variant "duel/lucky" here or on the game path; did you mean '
                 '"unlucky"?'),
                (("none/x",), 'no game "none" here or on the game path'),
                (("none.lua",), 'cannot read "none.lua": no such file'),
                (("duel", "--variant", "unluck"), 'no variant "unluck" here or on the game path; did you '
                 'mean "unlucky"?'),
                (("duel/unlucky", "--variant", "unluck"), 'no variant "unluck" here or on the game '
                 'path; did you mean "unlucky"?'),
                (("duel/unlucky+unluck",), 'no variant "duel/unluck" here or on the game path; did '
                 'you mean "unlucky"?'),
                (("duel+unlucky",), 'no game "duel+unlucky" here or on the game path'),
                (("duel", "--players", "5"), "5 players; the game is for 2 to 4"),
                (("duel", "--players", "a,a"), 'player "a" is there twice'),
                (("duel", "--bot", "p3"), 'unknown player "p3"; did you mean "p'),
                (("duel", "--rule", "round=1"), 'no rule "round"; did you mean "rounds"?'),
                (("duel", "--rule", "rounds=9"), "an integer from 1 to 3"),
                (("duel", "--rule", "lucky=maybe"), "true or false"),
                (("duel", "--rule", "rounds"), '"rounds" is no NAME=VALUE'),
                (("duel", "--option", "greetin=x"), 'no option "greetin"; did you mean "greet'),
                (("duel", "--seed", "-1"), "--seed"),
                (("--load", "none"), 'cannot read "none": no such file'),
                (("--load", "duel/game.lua"), "is no saved game"),
                (("--load", "x", "--seed", "1"), "--seed is that of the saved game"),
                (("--load", "x", "--rule", "a=b"), "the rules and options are those of the saved"),
                (("duel", "kinds"), "too many arguments")):
            with self.subTest(arguments):
                self.assert_one_message(self.refuse(*arguments), 2, words)

    def test_files_that_are_no_games(self):
        self.write("map.lua", "return 7")
        self.assert_one_message(self.refuse("map.lua"), 3, "it returns 7 and no game; it must end "
                                "with `return law.game { … }`")
        self.write("map.lua", "local unused = 7")
        self.assert_one_message(self.refuse("duel", "--variant", "map.lua"), 3, "map.lua: it "
                                "returns nothing; it must end with `return law.variant { … }`")
        self.write("bad.lua", "return {")
        self.assert_one_message(self.refuse("bad.lua"), 3, "bad.lua:1: ")
        self.write("loop.lua", "while true do end")
        self.assert_one_message(self.refuse("loop.lua", "--instructions", "100000"), 4,
                                "loop.lua:1: instruction limit of 100000 reached")


class Finding(PlayTest):
    """A game by its name on the path, by its folder, by its file, and as a variant."""

    def seed_line(self, game, **environment):
        outcome = self.law("play", game, "--seed", "5", **environment)
        return self.told(outcome).splitlines()[0]

    def test_ways(self):
        path = str(self.folder)
        self.assertEqual(self.seed_line("duel", LAW_PATH=path), "The Duel, seed 5")
        self.assertEqual(self.seed_line("duel", LAW_PATH="/nowhere:" + path), "The Duel, seed 5")
        self.assertEqual(self.seed_line("duel"), "The Duel, seed 5")  # a folder of this name
        self.assertEqual(self.seed_line("./duel/"), "The Duel, seed 5")
        self.assertEqual(self.seed_line("duel/game.lua"), "The Duel, seed 5")
        self.assertEqual(self.seed_line(str(self.folder / "duel" / "game.lua")), "The Duel, seed 5")
        self.assertEqual(self.seed_line("duel/unlucky", LAW_PATH=path),
                         "The Duel, variant unlucky, seed 5")
        self.assertEqual(self.seed_line("duel/unlucky.lua", LAW_PATH=path),
                         "The Duel, variant unlucky, seed 5")

    def test_here_and_below(self):
        """A folder that is on no path is found as the path's folders are, also one level below."""
        self.write("games/other/game.lua", DUEL.replace('"duel"', '"other"'))
        self.write("games/other/unlucky.lua", UNLUCKY.replace('"duel"', '"other"'))
        for place in ("duel", "./duel", "other", "games/other"):
            with self.subTest(place):
                self.assertEqual(self.seed_line(place), "The Duel, seed 5")
                told = "The Duel, variant unlucky, seed 5"
                self.assertEqual(self.seed_line(place + "/unlucky"), told)
                for variant in ("unlucky", place + "/unlucky", place + "/unlucky.lua"):
                    if variant != "other/unlucky.lua":
                        outcome = self.law("play", place, "--variant", variant, "--seed", "5")
                        self.assertEqual(self.told(outcome).splitlines()[0], told)
        for arguments, words in (
                (("other/unluck",), 'no variant "other/unluck" here or on the game path; did you '
                 'mean "unlucky"?'),
                (("duel", "--variant", "unluck"), 'no variant "unluck" here or on the game path; '
                 'did you mean "unlucky"?'),
                (("duel/unlucky+",), 'no variant "duel/unlucky+" here or on the game path'),
                (("othr",), 'no game "othr" here or on the game path; did you mean "other"?')):
            with self.subTest(arguments):
                self.assert_one_message(self.law("play", *arguments), 2, words)

    def test_a_variant_beside_a_game_of_the_path(self):
        """In a folder of the game's name that holds no game, or in another folder of the path."""
        self.write("home/duel/kind.lua", UNLUCKY.replace("unlucky", "kind"))
        for variant in ("kind", "duel/kind"):
            outcome = self.law("play", "duel", "--variant", variant, "--seed", "5",
                               LAW_PATH=f"{self.folder}:home")
            self.assertEqual(self.told(outcome).splitlines()[0], "The Duel, variant kind, seed 5")

    def test_several_variants(self):
        """Named together in one word, or one after the other; none is run twice."""
        short = UNLUCKY.replace("unlucky", "short").replace("lucky = false", "rounds = 1")
        self.write("duel/short.lua", short)
        told = "The Duel, variant unlucky + short, seed 5"
        for arguments in (("duel/unlucky+short",), ("duel", "--variant", "unlucky+short"),
                          ("duel", "--variant", "unlucky", "--variant", "short"),
                          ("duel", "--variant", "duel/unlucky+short"),
                          ("duel/unlucky", "--variant", "short"),
                          ("duel/unlucky.lua", "--variant", "duel/short.lua"),
                          ("./duel/game.lua", "--variant", "unlucky", "--variant", "short"),
                          ("duel/unlucky+short", "--variant", "unlucky")):
            for path in (str(self.folder), "/nowhere"):
                with self.subTest(arguments, path=path):
                    outcome = self.law("play", *arguments, "--seed", "5", LAW_PATH=path)
                    self.assertEqual(self.told(outcome).splitlines()[0], told)
        outcome = self.law("play", "duel/unlucky+short", "--bots", "--bot", "p1", "--seed", "5",
                           "--save", "c.jsonl")
        self.assertIn("rounds are over", self.told(outcome))
        with open(self.folder / "c.jsonl", encoding="utf-8") as save:
            self.assertIn('"variant":"unlucky + short"', save.readline())

    def test_variants_that_exclude_each_other(self):
        self.write("duel/lucky.lua", UNLUCKY.replace("unlucky", "lucky").replace("false", "true"))
        for arguments in (("duel/unlucky+lucky",), ("duel", "--variant", "unlucky", "--variant",
                                                    "duel/lucky.lua")):
            with self.subTest(arguments):
                self.assert_one_message(
                    self.law("play", *arguments), 3, 'the variants "unlucky" and "lucky" exclude '
                    'each other: the rule "lucky" is false in the one and true in the other')
        self.write("duel/both.lua", """
local law = require "lawspeaker"
return law.variant { name = "both", base = { "duel/unlucky", "duel/lucky" },
    rules = { lucky = true } }
""")
        self.assertEqual(self.seed_line("duel/both"), "The Duel, variant both, seed 5")

    def test_below_variants(self):
        self.write("home/variants/duel/game.lua", DUEL.replace("The Duel", "Another"))
        self.assertEqual(self.seed_line("duel", LAW_PATH="home"), "Another, seed 5")

    def test_those_of_the_program(self):
        for path in sorted(pathlib.Path(PROJECT, "variants").glob("*/game.lua")):
            with self.subTest(path.parent.name):
                self.assertIn(", seed 5", self.seed_line(path.parent.name))


if __name__ == "__main__":
    main()
