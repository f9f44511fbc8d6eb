"""`law balance`: a game whose odds are known comes out as it is, whatever the number of jobs; two
variants are told apart where they differ and nowhere else; plots are well-formed."""

import json
import os
import re
import signal
import subprocess
import time
import xml.etree.ElementTree

from program import LAW, LawTest, main

# Each round one player gets a point by lot, the first with 5 of 8 chances; `goal` points win. A lot
# of 8 takes the second player's piece away. With `goal` 99 it never ends.
LOTS = """local law = require "lawspeaker"
return law.game {
    name = "lots", title = "Lots", api = 1, players = { min = 2, max = 3 },
    rules = { { "goal", 1, "L1", "how many points win", least = 1, most = 99 } },
    state = {
        { "piece", { owner = "player", points = "count" } },
        { globals = { played = "count" } },
    },
    options = { { "crowd", 3, "so many players fit in", least = 1, most = 3 } },
    setup = function(g)
        if #g.players > g.options.crowd then
            error "the room is too small"
        end
        for _, player in ipairs(g.players) do
            g.piece:add { owner = player }
            g.piece:add { owner = player }
        end
    end,
    notes = { { "lot", "lot {lot} to {owner}: {result}" } },
    phases = { { "round", function(g)
        for _, player in ipairs(g.players) do
            g:ask(player, { name = "on", say = "On?", choice = { "go", "wait" } })
        end
        g.played = g.played + 1
        g:rule "L1"
        local lot = g:random(8, "lot")
        local winner = g.players[lot > 5 and 2 or 1]
        for row in g.piece:each() do
            if row.owner == winner then
                row.points = row.points + 1
                break
            end
        end
        g:note("lot", { lot = lot, owner = winner, result = lot == 8 and "last" or "usual" })
        g:rule "L2"
        local lost
        for row in g.piece:each() do
            lost = row.owner == g.players[2] and row.points == 0 and lot == 8 and row or lost
        end
        if lost then
            g.piece:remove(lost)
        end
    end } },
    score = function(g, player)
        local points = 0
        for row in g.piece:each() do
            points = points + (row.owner == player and row.points or 0)
        end
        return points
    end,
    finished = function(g)
        for row in g.piece:each() do
            if row.points >= g.rules.goal then
                return { winners = { row.owner }, reason = "enough points" }
            end
        end
    end,
}
"""

LONGER = """local law = require "lawspeaker"
return law.variant { name = "longer & more", game = "lots", rules = { goal = 4 } }
"""

BOT = """local law = require "lawspeaker"
return law.bot { name = "nodder", api = 1, choose = function(view, question, random)
    return random:integer(4) == 1 and "wait" or "go"
end }
"""

# Its rules raise with `goal` 97, and in some games with 98, where else 2 points win.
FRAGILE = LOTS.replace('g:rule "L2"', '''local goal = g.rules.goal
        if goal == 97 or goal == 98 and lot > 6 then
            error "the lot is broken"
        end
        g:rule "L2"''', 1).replace("points >= g.rules.goal", "points >= g.rules.goal % 96", 1)

CRASHING = """local law = require "lawspeaker"
return law.bot { name = "crashing", api = 1, choose = function() error "no" end }
"""


class Balance(LawTest):
    def setUp(self):
        super().setUp()
        self.write("games/lots/game.lua", LOTS)
        self.write("games/lots/longer.lua", LONGER)
        self.write("bot.lua", BOT)

    def balance(self, *arguments, **environment):
        jobs = () if "--jobs" in arguments else ("--jobs", "1")
        return self.law("balance", *arguments, *jobs, "--bot", "bot.lua", "--trust",
                        LAW_PATH=str(self.folder / "games"), **environment)

    def data(self, *arguments):
        outcome = self.balance(*arguments, "--json")
        self.assert_outcome(outcome, 0, err="")
        return json.loads(outcome.out)

    def figures(self, found):
        return {(figure["section"], figure["label"]): figure for figure in found["figures"]}

    def test_known_odds(self):
        data = self.data("lots", "--players", "2", "--games", "60")
        self.assertEqual(data["subjects"], [{"words": "lots", "game": "lots", "bot": "nodder"}])
        found = data["players"][0]["found"][0]
        figures = self.figures(found)
        first, second = (figures["seats", name] for name in found["names"])
        self.assertAlmostEqual(first["value"] + second["value"], 1, places=3)
        self.assertTrue(first["low"] <= 5 / 8 <= first["high"], first)
        self.assertEqual(figures["endings", "won"]["value"], 1)
        self.assertEqual(figures["length", "mean"]["value"], 1)
        self.assertEqual(found["lengths"], [1] * 60)
        waits = figures["answers", "on: wait"]
        self.assertTrue(0.3 < waits["value"] < 0.7, waits)
        self.assertAlmostEqual(waits["value"] + figures["answers", "on: go"]["value"], 2, places=3)
        self.assertEqual(figures["events", "lot"]["value"], 1)
        self.assertGreater(figures["events", "lot, result usual"]["value"], 0.5)
        self.assertNotIn(("events", "lot, owner p1"), figures)
        lost = figures["lost", "piece"]
        self.assertTrue(lost["low"] <= 1 / 8 <= lost["high"], lost)
        self.assertEqual(lost["value"], figures["lost", "piece of p2"]["value"])
        self.assertAlmostEqual(figures["rules", "L2"]["value"], 1 + lost["value"], places=3)
        self.assertEqual(figures["lead", "changes of the lead"]["value"], 0)

    def test_jobs_are_alike(self):
        given = ("lots", "lots/longer", "--players", "2-3", "--games", "4", "--seed", "7")
        outcomes = [self.balance(*given, "--jobs", jobs).out for jobs in ("1", "2")]
        self.assertTrue(b"==== 3 players ====" in outcomes[0], outcomes[0])
        self.assertEqual(outcomes[0], outcomes[1])

    def test_two_variants(self):
        data = self.data("lots", "lots/longer", "--players", "2", "--games", "20")
        clear = {(one["section"], one["label"]): one for one in data["players"][0]["differences"]
                 if one["is_clear"]}
        self.assertGreater(clear["length", "mean"]["difference"], 2)
        self.assertIn(("lead", "changes of the lead"), clear)
        self.assertNotIn(("endings", "won"), clear)
        text = self.balance("lots", "lots/longer", "--players", "2", "--games", "20").out.decode()
        line = next(line for line in text.splitlines() if line.startswith("  mean"))
        self.assertTrue(line.endswith("clear"), line)
        self.assertIn("\n95 %: the interval of each row alone; where nothing differs, one in "
                      "twenty leaves out 0\nclear: the difference also holds for all rows of that "
                      "number of players together\n", text)
        data = self.data("lots", "lots", "--players", "2", "--games", "8")
        self.assertEqual([one["difference"] for one in data["players"][0]["differences"]
                          if one["is_clear"] or one["difference"] != 0], [])

    def test_endless(self):
        self.write("never.lua", LONGER.replace("goal = 4", "goal = 99"))
        data = self.data("never.lua", "--players", "2", "--games", "3", "--max-turns", "6")
        found = data["players"][0]["found"][0]
        self.assertEqual(self.figures(found)["endings", "endless"]["value"], 1)
        self.assertEqual(found["voids"], [{"reason": "no end after 6 turns", "count": 3}])

    def test_where_nobody_wins(self):
        """That is said, and no bars are drawn of what has no wins; nor is it said where all win."""
        self.write("never.lua", LONGER.replace("goal = 4", "goal = 99"))
        given = ("--players", "2", "--games", "3", "--max-turns", "6")
        outcome = self.balance("never.lua", *given, "--svg", ".")
        self.assertIn(b"nothing can be said of seats: only 0 of 3 games had a winner", outcome.out)
        self.assertIn("no game was won", (self.folder / "wins.svg").read_text())
        outcome = self.balance("lots", *given, "--svg", ".")
        self.assertNotIn(b"nothing can be said", outcome.out)
        self.assertNotIn("no game was won", (self.folder / "wins.svg").read_text())
        text = self.balance("lots", "never.lua", *given).out.decode()
        self.assertRegex(text, r"\n  B: nothing can be said of seats")
        self.assertNotIn("A: nothing", text)

    def test_interrupted(self):
        """It tells what it has by then, of both, which is kept, and ends by the signal."""
        for seconds in (1, 8):
            running = subprocess.Popen(
                [LAW, "balance", "lots", "lots/longer", "--players", "2", "--games", "100000",
                 "--jobs", "2", "--bot", "bot.lua", "--trust", "yes", "--out", "kept"],
                cwd=self.folder,
                env={**os.environ, "LAW_PATH": str(self.folder / "games")},
                stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            time.sleep(seconds)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
            self.assertEqual(running.returncode, -signal.SIGINT, err)
            if b"==== 2 players" in out:
                break
        self.assertRegex(out, rb"(?m)^  mean +[\d.]+ +[\d.]+ ")
        self.assertRegex(err, rb"interrupted; what follows is of the \d+ of 200000 games that were "
                              rb"finished; to go on: law balance lots lots/longer .* --out kept\n")
        self.assertRegex(out, rb"A: lots; \d+ of 100000 games by the bot nodder, seed 1\nB: lots, "
                              rb"variant longer & more; \d+ of 100000 games by the bot nodder, "
                              rb"seed 1\n\n==== 2 players, \d+ (and \d+ )?of 100000 games ====\n")
        told = int(re.search(rb"of the (\d+) of", err)[1])
        header, *records = (self.folder / "kept").read_text().splitlines()
        self.assertEqual(json.loads(header)["kind"], "balance")
        self.assertEqual(len(records), told)

    def record(self, *arguments):
        return self.balance("lots", "lots/longer", "--players", "2-3", "--games", "2", *arguments)

    def test_record(self):
        """Gone on with after some of its games, it is the same file, and the same is told."""
        whole = self.record("--out", "whole")
        self.assertEqual(whole.status, 0, whole)
        lines = (self.folder / "whole").read_bytes().splitlines(keepends=True)
        self.assertEqual(len(lines), 1 + 2 * 2 * 2)
        part = b"".join([lines[0], lines[7], lines[3], lines[5][:40]])
        (self.folder / "part").write_bytes(part)
        again = self.record("--out", "part", "--jobs", "2")
        self.assertEqual(again.out, whole.out)
        self.assertIn(b"kept in part, which has 2 games already; if this ends early, to go on: "
                      b"law balance lots lots/longer --players 2,3 --games 2 --bot bot.lua --seed "
                      b"1 --jobs 2 --trust yes --out part", again.err)
        self.assertEqual((self.folder / "part").read_bytes(), b"".join(lines))

    def test_record_of_something_else(self):
        """A record of another seed, bot, variant or version is not gone on with, nor written to."""
        given = ("lots", "--players", "2", "--games", "1", "--out", "kept")
        self.assertEqual(self.balance(*given).status, 0)
        before = (self.folder / "kept").read_bytes()
        for other, words in ((("lots", *given[1:], "--seed", "2"), "the seed differs: 1 there, 2"),
                             (("lots/longer", *given[1:]), "the variants differ: ")):
            outcome = self.balance(*other)
            self.assert_one_message(outcome, 2, f'"kept" is of another run of law balance: {words}')
        self.write("bot.lua", BOT.replace('"nodder"', '"other"'))
        self.assert_one_message(self.balance(*given), 2, "the bots differ: no other there")
        for words, message in ((before.replace(b'"version":"', b'"version":"9'), "version of law"),
                               (before.replace(b'"winners":[1', b'"winners":[4')
                                .replace(b'"winners":[2', b'"winners":[4'),
                                "kept:2: this is no record of a match")):
            (self.folder / "kept").write_bytes(words)
            self.assert_one_message(self.balance(*given), 2, message)
            self.assertEqual((self.folder / "kept").read_bytes(), words)

    def test_doubts(self):
        """That most games were cut off is told, and that only chance plays."""
        self.write("never.lua", LONGER.replace("goal = 4", "goal = 99"))
        given = ("--players", "2", "--games", "3", "--max-turns")
        found = self.data("never.lua", *given, "6")["players"][0]["found"][0]
        self.assertEqual(found["cut"], 3)
        self.assertIn("3 of 3 games were cut off after 6 turns", found["warnings"][1])
        self.assertEqual(self.data("lots", *given, "6")["players"][0]["found"][0]["warnings"], [])
        before, _, after = LOTS.replace('"lots"', '"blind"', 1).partition("    score = function")
        self.write("games/blind/game.lua", before + after[after.index("    finished ="):])
        for game, is_by_chance in (("blind", True), ("lots", False)):
            outcome = self.law("balance", game, *given, "6", "--trust", "--jobs", "1",
                               LAW_PATH=str(self.folder / "games"))
            self.assertEqual(b"it is played by chance, which says little" in outcome.out,
                             is_by_chance, outcome)

    def default_bot(self, *arguments):
        outcome = self.law("balance", *arguments, "--players", "2", "--games", "2", "--jobs", "1",
                           "--trust", "yes", LAW_PATH=str(self.folder / "games"))
        self.assert_outcome(outcome, 0, err="")
        return re.findall(r"by the bot (\w+) ", outcome.out.decode())

    def test_one_bot(self):
        """The same plays both, also where a variant's file lies elsewhere."""
        self.write("games/lots/bots/strong.lua", BOT.replace("nodder", "strong"))
        self.write("games/lots/bots/greedy.lua", BOT.replace("nodder", "greedy"))
        self.write("own/mine.lua", LONGER.replace('"longer & more", game = "lots"',
                                                  '"mine", base = "lots/longer"'))
        for words in (("lots", "own/mine.lua"), ("own/mine.lua", "lots/longer"),
                      ("own/mine.lua",), ("lots/longer", "games/lots/game.lua")):
            self.assertEqual(self.default_bot(*words), ["strong"] * len(words), words)
        self.assertEqual(self.default_bot("own/mine.lua", "lots", "--bot", "strong"),
                         ["strong"] * 2)
        self.write("own/bots/strong.lua", CRASHING)
        self.assertEqual(self.default_bot("lots", "own/mine.lua"), ["strong"] * 2)

    def write_fragile(self):
        self.write("games/lots/game.lua", FRAGILE)
        self.write("always.lua", LONGER.replace("longer & more", "always").replace("4", "97"))
        self.write("some.lua", LONGER.replace("longer & more", "some").replace("4", "98"))

    def test_failing_rules(self):
        """Games in which the rules failed count nowhere, and the mistake is told first."""
        self.write_fragile()
        given = ("--players", "2", "--games", "12")
        failed = ("the game's own rules failed in 12 of 12 games, which count nowhere: "
                  "game.lua:37: the lot is broken")
        outcome = self.balance("always.lua", *given, "--svg", ".")
        head = "lots, variant always; 12 games by the bot nodder for each number of players, seed 1"
        self.assertEqual(outcome.status, 3)
        beginning = f"{head}\n\n==== 2 players ====\n  {failed}"
        self.assertRegex(outcome.out.decode(), re.escape(beginning) + r"[^\n]*\n$")
        self.assertIn("no game was won", (self.folder / "wins.svg").read_text())
        outcome = self.balance("some.lua", *given, "--json")
        self.assertEqual(outcome.status, 3)
        found = json.loads(outcome.out)["players"][0]["found"][0]
        failures = found["failed"][0]
        self.assertEqual(failures["kind"], "error")
        self.assertIn("the lot is broken", failures["reason"])
        self.assertTrue(0 < failures["count"] < 12, failures)
        self.assertEqual(found["games"] + failures["count"], 12)
        self.assertEqual(found["voids"], [])
        self.assertEqual(len(found["lengths"]), found["games"])
        self.assertRegex(found["warnings"][0], r"^the game's own rules failed in \d of 12 games")
        self.assertEqual(len(found["warnings"]), 1)
        figures = self.figures(found)
        self.assertEqual(figures["endings", "won"]["value"], 1)
        self.assertEqual(figures["events", "lot"]["count"], found["games"])

    def test_failing_rules_beside_others(self):
        """What has no game that counts is not compared."""
        self.write_fragile()
        given = ("lots", "always.lua", "--players", "2", "--games", "12")
        outcome = self.balance(*given, "--svg", ".")
        self.assertEqual(outcome.status, 3)
        text = outcome.out.decode()
        self.assertIn("==== 2 players ====\n  B: the game's own rules failed in 12 of 12", text)
        self.assertIn("A alone, as B has no game that counts", text)
        self.assertIn("\n  won ", text)
        self.assertNotIn("clear", text)
        self.assertNotIn("--bot", text)
        self.assertIn("2 players, 12 and 0 games", (self.folder / "lengths.svg").read_text())
        found = json.loads(self.balance(*given, "--json").out)["players"][0]
        self.assertEqual(found["differences"], [])
        self.assertEqual(found["found"][1]["games"], 0)
        outcome = self.balance("lots", "some.lua", *given[2:])
        self.assertRegex(outcome.out.decode(), r"\n  B: the game's own rules failed in \d of 12 ")
        self.assertIn(b"B - A", outcome.out)

    def test_heading(self):
        """What was played besides the variant is named."""
        given = ("lots", "lots/longer", "--players", "2", "--games", "2", "--option", "crowd=2",
                 "--rule", "goal=1")
        outcome = self.balance(*given, "--svg", ".")
        self.assert_outcome(outcome, 0, err="law: wrote ./wins.svg\nlaw: wrote ./lengths.svg\n")
        self.assertTrue(outcome.out.decode().startswith(
            "A: lots, crowd=2, goal=1; 2 games by the bot nodder for each number of players, "
            "seed 1\nB: lots, variant longer & more, crowd=2, goal=1; 2 games by"), outcome)
        picture = (self.folder / "lengths.svg").read_text()
        for end in ("</title>", "</text>"):
            self.assertIn("Length of games: lots, crowd=2, goal=1" + end, picture)
        data = self.data(*given)
        self.assertEqual((data["options"], data["rules"]), ([["crowd", "2"]], [["goal", "1"]]))
        self.assertEqual((data["finished"], data["asked"]), (4, 4))

    def test_numbers_of_players(self):
        """Those for which the game cannot begin are left out, and that is said; not where asked."""
        given = ("lots", "lots/longer", "--games", "1", "--option")
        outcome = self.balance(*given, "crowd=2")
        self.assertEqual(outcome.status, 0)
        self.assertNotIn(b"3 players", outcome.out)
        self.assertRegex(outcome.err, rb'^law: "lots" does not start with 3 players, which is left '
                                      rb"out: \S+game.lua:\d+: the room is too small[^\n]*\n$")
        self.assert_one_message(self.balance(*given, "crowd=2", "--players", "2-3"), 3,
                                '"lots" does not start with 3 players, which --players asks for: ')
        self.assert_one_message(self.balance(*given, "crowd=1"), 3, "the room is too small")
        self.assert_one_message(self.balance(*given, "crowd=x"), 2, "crowd")

    def test_uneven_seats_are_marked(self):
        outcome = self.balance("lots", "--players", "3", "--games", "24")
        self.assert_outcome(outcome, 0, err="")
        line = next(line for line in outcome.out.decode().splitlines()
                    if line.startswith("  p3 "))
        self.assertTrue(line.endswith("less than an even share, 33.3 %"), line)
        self.assertNotIn("\x1b", outcome.out.decode())

    def test_plots(self):
        outcome = self.balance("lots", "lots/longer", "--games", "4", "--svg", "plots/here")
        self.assertEqual(outcome.status, 2, outcome)
        outcome = self.balance("lots", "lots/longer", "--games", "4", "--svg", "plots")
        self.assertEqual(outcome.status, 0, outcome)
        for name, words in (("wins", "Wins by seat: lots"), ("lengths", "Length of games: lots")):
            document = xml.etree.ElementTree.parse(self.folder / "plots" / f"{name}.svg")
            space = "{http://www.w3.org/2000/svg}"
            texts = [element.text for element in document.iter(f"{space}text")]
            self.assertEqual(texts[:2], [words, "played by nodder"])
            self.assertIn("lots, variant longer & more", texts)
            self.assertIn("2 players, 4 games" if name == "lengths"
                          else "2 players, 4 games, 4 and 4 of them won", texts)
            self.assertGreater(len(list(document.iter(f"{space}rect"))), 8)

    def test_mistakes(self):
        self.write("crashing.lua", CRASHING)
        for arguments, words in (
                (("lots", "--players", "2,4"), '--players: "lots" is played by 2 to 3, not by 4'),
                (("lots", "--players", "x"), '"x" names no numbers of players'),
                (("lost",), '"lost"'),
                ((), "missing VARIANT")):
            outcome = self.balance(*arguments)
            self.assert_one_message(outcome, 2, words)
        outcome = self.law("balance", "lots", "--bot", "crashing.lua", "--trust",
                           LAW_PATH=str(self.folder / "games"))
        self.assert_one_message(outcome, 2, "crashing.lua: it was asked once before the first "
                                "match and failed there")


if __name__ == "__main__":
    main()
