"""`law tournament`: the same records however it is run, ended and gone on with; shards; bots that
go wrong; what is void and what is refused.

LAWSPEAKER_KILLS: how often a run is killed before it may end (2).
"""

import json
import os
import pty
import random
import shlex
import signal
import subprocess
import time

from program import LAW, PROJECT, LawTest, main

KILLS = int(os.environ.get("LAWSPEAKER_KILLS", "2"))

RACE = """
local law = require "lawspeaker"
return law.game { name = "race", api = 1, players = { min = 2, max = 4 },
    rules = { { "goal", 14, "R1", "how far it is", least = 1, most = 100 },
        { "lost", false, "R2", "nobody wins" } },
    state = { { "runner", { owner = "player", steps = "count" } },
        { globals = { round = "count" } } },
    setup = function(g)
        for _, player in ipairs(g.players) do
            g.runner:add { owner = player }
        end
    end,
    phases = { { "run", function(g)
        g.round = g.round + 1
        for runner in g.runner:each() do
            local pace = g:ask(runner.owner, { name = "pace", number = { 1, 6 } })
            runner.steps = runner.steps + g:random(pace)
        end
    end } },
    score = function(g, player)
        for runner in g.runner:each() do
            if runner.owner == player then
                return runner.steps
            end
        end
    end,
    finished = function(g)
        local best, winners = 0, {}
        for runner in g.runner:each() do
            if runner.steps > best then
                best, winners = runner.steps, {}
            end
            winners[#winners + 1] = runner.steps == best and runner.owner or nil
        end
        if best >= g.rules.goal then
            return { winners = g.rules.lost and {} or winners, reason = best .. " steps",
                draw = not g.rules.lost and #winners > 1 }
        end
    end }
"""

BOT = """
local law = require "lawspeaker"
{before}
return law.bot {{ name = "{name}", api = 1, choose = function(view, question, random)
    {choose}
end }}
"""

BOTS = {
    "fast": "return 6",
    "slow": "return random:integer(3)",
    "late": 'if view.round == 3 then error "late" end return 4',
    "crash": 'error "at once"',
    "crashes": 'if view.round > 1 then error "again" end return 3',
    "loops": "while view.round > 1 do end return 3",
    "grows": "local t = {} while view.round > 1 do t[#t + 1] = ('x'):rep(1 << 16) .. #t end "
             "return 3",
    "cheats": "return view.round > 1 and 7 or 3",
}

START = """
local law = require "lawspeaker"
law.scenario { name = "nearly there", game = "race", phase = "run",
    state = { runner = { { "a", owner = "p1", steps = 9 }, { "b", owner = "p2", steps = 9 } },
        globals = { round = 7 } } }
law.scenario { name = "one is ahead", game = "race", answers = { { "p1", 6 }, { "p2", 1 } } }
"""


def lines_of(path):
    """The header, and the records by number."""
    header, *records = [json.loads(line) for line in path.read_text().splitlines()]
    return header, {record["number"]: record for record in records}


class TournamentTest(LawTest):
    def setUp(self):
        super().setUp()
        self.write("race/game.lua", RACE)
        for name, choose in BOTS.items():
            self.write(f"{name}.lua", BOT.format(name=name, choose=choose, before=""))

    def command(self, *arguments):
        return ["tournament", "race", *arguments]

    def play(self, *arguments, status=0, **environment):
        outcome = self.law(*self.command(*arguments), **environment)
        self.assertEqual(outcome.status, status, outcome)
        return outcome

    def read(self, name):
        return (self.folder / name).read_bytes()

    def start(self, *arguments, **how):
        return subprocess.Popen([LAW, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                                env=self.environment(), **{"stdout": subprocess.PIPE,
                                                           "stderr": subprocess.PIPE, **how})

    def wait_for_more(self, name, count, running):
        """Until so many lines have come to a file, or the run has ended."""
        path, before, until = self.folder / name, None, time.monotonic() + 60
        while running.poll() is None and time.monotonic() < until:
            lines = path.read_bytes().count(b"\n") if path.exists() else 0
            before = lines if before is None else before
            if lines >= before + count:
                return
            time.sleep(0.005)


THREE = ("fast.lua", "slow.lua", "late.lua", "--games", "17", "--seed", "5")


class TheSame(TournamentTest):
    """One schedule, played in many ways."""

    def assert_whole(self, name, outcome=None):
        self.assertEqual(self.read(name), self.read("whole"))
        if outcome:
            self.assertEqual(outcome.out, self.whole.out)

    def test_however_it_is_run(self):
        self.whole = self.play(*THREE, "--out", "whole", "--jobs", "2")
        self.assertIn(b"18 matches of 3 bots, 9 groups of 2: 17 is made up to whole groups",
                      self.whole.err)
        self.assert_whole("one", self.play(*THREE, "--out", "one", "--jobs", "1", "--trust"))
        self.assert_whole("whole", self.play(*THREE, "--out", "whole"))  # there is nothing to play
        self.check_schedule()
        self.check_shards()
        self.check_killed()

    def check_schedule(self):
        """Each group is one lineup at all seats with one seed; lineups come equally often."""
        header, records = lines_of(self.folder / "whole")
        self.assertEqual(sorted(records), list(range(1, 19)))
        self.assertEqual(list(records), sorted(records))
        lineups, seeds = {}, set()
        for group in range(1, 10):
            games = [record for record in records.values() if record["group"] == group]
            self.assertEqual(len({game["seed"] for game in games}), 1)
            seeds.add(games[0]["seed"])
            for seat in range(header["players"]):
                self.assertEqual(sorted(game["seats"][seat] for game in games),
                                 sorted(games[0]["seats"]))
            lineup = tuple(sorted(games[0]["seats"]))
            lineups[lineup] = lineups.get(lineup, 0) + 1
        self.assertEqual(lineups, {(1, 2): 3, (1, 3): 3, (2, 3): 3})
        self.assertEqual(len(seeds), 9)
        crashes = [problem for record in records.values() for problem in record["problems"]]
        self.assertTrue(crashes)
        for problem in crashes:
            self.assertEqual([problem[field] for field in ("bot", "file", "kind", "message")],
                             [3, "late.lua", "crash", "late.lua:5: late"])
        hashes = [game["hash"] for game in records.values()]
        self.assertEqual(len(set(hashes)), len(hashes))  # no match is another one again

    def check_shards(self):
        for shard in "12":
            self.play(*THREE, "--out", f"s{shard}", "--shard", f"{shard}/2", "--trust")
        self.assert_whole("merged", self.law("tournament", "merge", "s2", "s1", "--out",
                                             "merged"))
        self.assert_one_message(self.law("tournament", "merge", "s1"), 1,
                                "missing: match 3 to 4, 7 to 8, 11 to 12 and 15 to 16 (of shard "
                                "2/2)")
        outcome = self.law("tournament", "merge", "s1", "whole", "--out", "none")
        self.assert_one_message(outcome, 1, 'there twice, in "s1" and "whole": match 1 to 2, 5 to '
                                "6, 9 to 10, 13 to 14 and 17 to 18")
        self.assertFalse((self.folder / "none").exists())
        self.write("line", "no line of mine")
        for name in ("fast.lua", "line"):
            self.assert_one_message(self.law("tournament", "merge", "whole", "--out", name), 2,
                                    f'cannot write "{name}"')
        for given in (("--shard", "1/2"), ("--rule", "goal=3"), ("--games", "18"), ("--jobs", "1")):
            self.assert_one_message(self.law("tournament", "merge", "s1", "s2", *given), 2,
                                    f"merge takes no {given[0]}: it plays nothing, and the files "
                                    "say what was played")
        text = self.read("s2").decode()
        self.assert_one_message(self.law("tournament", "merge", "whole", "--out", "s2"), 2,
                                'cannot write "s2": it is the file of shard 2/2')
        self.write("other", text.replace('"seed":5', '"seed":6', 1))
        self.assert_one_message(self.law("tournament", "merge", "whole", "--out", "other"), 2,
                                'cannot write "other": it is of another tournament: the seed')
        for change, words in ((('"seed":5', '"seed":6'), "seed differs: 5 in the first, 6 in"),
                              (('"hash":"', '"hash":"0'), "files of the game differ: game.lua ("),
                              (('"name":"late"', '"name":"latest"'), "bots differ: late ("),
                              (('"max_turns":1000', '"max_turns":9'), "most turns of a match"),
                              (('"version":"', '"version":"9'), "version of law differs: ")):
            head, rest = text.split("\n", 1)
            if change[0] == '"hash":"':  # the last one is a file's of the game
                change = (change[0][::-1], change[1][::-1])
                head = head[::-1].replace(*change, 1)[::-1]
            self.write("other", head.replace(*change, 1) + "\n" + rest)
            self.assert_one_message(self.law("tournament", "merge", "s1", "other"), 2,
                                    '"s1" and "other" are of two tournaments: the ', words)
        self.check_what_differs(*text.split("\n", 1))
        for change, words in ((('"games":18', '"games":18000000000'), "its header does not say"),
                              (('"seats":[', '"seats":[9'), "other:2: this is no record"),
                              (('"kind":"tournament"', '"kind":"save"'), "no record of a")):
            self.write("other", text.replace(*change, 1))
            self.assert_one_message(self.law("tournament", "merge", "other"), 2, words)

    def check_what_differs(self, head, rest):
        """By name, and what may be why first."""
        def add_file(header):
            header["sources"].insert(0, {"name": "fens.lua", "hash": "12"})

        def add_option(header):
            add_file(header)
            header["options"] = [["map", "fens"], ["moons", "2"]]

        def change_bots(header):
            add_file(header)
            header["bots"][0]["name"] = "faster"

        def swap_bots(header):
            header["bots"][:2] = header["bots"][1::-1]

        for change, words in (
                (add_file, "files of the game differ: no fens.lua in the first, fens.lua (12) in"),
                (add_option, "options differ: none in the first, map=fens, moons=2 in the second"),
                (change_bots, "bots differ: fast ("),
                (swap_bots, "bots differ: fast at place 1 in the first, slow in the second")):
            header = json.loads(head)
            change(header)
            self.write("other", json.dumps(header) + "\n" + rest)
            self.assert_one_message(self.law("tournament", "merge", "s1", "other"), 2,
                                    '"s1" and "other" are of two tournaments: the ' + words)
        header = json.loads(head)
        header["options"] = [["map"]]
        self.write("other", json.dumps(header) + "\n" + rest)
        self.assert_one_message(self.law("tournament", "merge", "other"), 2,
                                "its header does not say")

    def check_killed(self):
        chance = random.Random(os.environ.get("LAWSPEAKER_FIRST_SEED", "1"))
        command = ["tournament", "race", *THREE, "--out", "killed", "--jobs", "2"]
        for _ in range(KILLS):
            running = self.start(*command)
            if chance.random() < 0.8:
                self.wait_for_more("killed", chance.randint(1, 18 // KILLS + 1), running)
            time.sleep(chance.random() * 0.02)
            running.kill()
            running.communicate()
            if chance.random() < 0.5:
                with open(self.folder / "killed", "ab") as file:
                    file.write(b'{"forfeits":[],"gro')  # as a line that did not reach the disk
        running = self.start(*command)
        self.wait_for_more("killed", 1, running)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate()
        if running.returncode == -signal.SIGINT:
            told = told.decode().rsplit("to go on: law ", 1)[1]
            command = shlex.split(told)
        self.assert_whole("killed", self.law(*command))


class Ended(TournamentTest):
    """Whoever ends it, ends all its processes: that is no failure of a match."""

    GIVEN = ("tournament", "race", "fast.lua", "slow.lua", "--games", "2000", "--jobs", "3")

    def children_of(self, process):
        told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True,
                              check=False)
        return [int(word) for word in told.stdout.split()]

    def assert_ended(self, running, number, name):
        told = running.communicate()[1].decode()
        self.assertEqual(running.returncode, -number, told)
        self.assertNotIn("could not be played", told)
        count = len(lines_of(self.folder / name)[1])
        self.assertRegex(told, f"law: {count} of 2000 matches played; to go on: law tournament ")

    def test_with_all_its_processes(self):
        for number, trust in ((signal.SIGINT, "no"), (signal.SIGTERM, "yes")):
            running = self.start(*self.GIVEN, "--out", trust, "--trust=" + trust,
                                 start_new_session=True)
            self.wait_for_more(trust, 2, running)
            os.killpg(running.pid, number)
            self.assert_ended(running, number, trust)

    def test_after_its_processes(self):
        """It is so where the signal comes to the children first."""
        running = self.start(*self.GIVEN, "--out", "file", "--trust", start_new_session=True)
        self.wait_for_more("file", 2, running)
        for child in self.children_of(running.pid):
            os.kill(child, signal.SIGTERM)
        time.sleep(0.05)
        running.send_signal(signal.SIGTERM)
        self.assert_ended(running, signal.SIGTERM, "file")

    def test_a_process_alone(self):
        """One that somebody else ends is a failure, and the others go on."""
        running = self.start(*self.GIVEN[:-3], "40", "--jobs", "2", "--out", "file", "--trust")
        self.wait_for_more("file", 2, running)
        os.kill(self.children_of(running.pid)[0], signal.SIGTERM)
        told = running.communicate()[1].decode()
        self.assertEqual(running.returncode, 1, told)
        self.assertRegex(told, r"law: match \d+ could not be played: the process that ran it was "
                         "ended by signal 15\nlaw: 39 of 40 matches played; to go on: ")

    def test_progress_of_all(self):
        """On a terminal; what was played before counts."""
        self.play(*THREE, "--out", "file", "--trust")
        with open(self.folder / "file", encoding="utf-8") as file:
            lines = file.readlines()
        self.write("file", "".join(lines[:11]))
        master, slave = pty.openpty()
        running = self.start("tournament", "race", *THREE, "--out", "file", "--trust",
                             stderr=slave)
        os.close(slave)
        seen = b""
        try:
            while part := os.read(master, 65536):
                seen += part
        except OSError:  # nobody has it open any more
            pass
        os.close(master)
        running.communicate()
        told = [line for line in seen.decode().split("\r\x1b[K") if " of 18 matches" in line]
        self.assertEqual([line.split()[0] for line in told], [str(n) for n in range(10, 19)], seen)


class Problems(TournamentTest):
    def test_bots_that_go_wrong(self):
        wrong = ("crashes", "loops", "grows", "cheats")
        outcome = self.play("fast.lua", *(f"{name}.lua" for name in wrong), "--gauntlet", "--json",
                            "--games", "8", "--forfeit", "2", "--budget", "instructions=2000000",
                            "--memory", "64", "--out", "file")
        report = json.loads(outcome.out)
        header, records = lines_of(self.folder / "file")
        names = [bot["name"] for bot in header["bots"]]
        self.assertEqual(names, ["fast", *wrong])
        kinds = {name: set() for name in wrong}
        for problem in report["problems"]:
            kinds[problem["name"]].add((problem["kind"], problem.get("limit")))
            self.assertEqual(problem["file"], problem["name"] + ".lua")
            self.assertIn(problem["match"], records)
            self.assertGreater(problem["turn"], 2)
        self.assertEqual(kinds["crashes"], {("crash", None)})
        self.assertEqual(kinds["loops"], {("limit", "instructions")})
        self.assertTrue(kinds["grows"] <= {("limit", "instructions"), ("limit", "memory")})
        self.assertEqual(kinds["cheats"], {("illegal", None)})
        for record in records.values():
            bots = record["seats"]
            self.assertEqual(record["result"], "won")
            if 5 not in bots:  # an illegal answer is no reason to forfeit
                self.assertEqual([bots[seat - 1] for seat in record["winners"]], [1])
                self.assertEqual([bots[seat - 1] for seat in record["forfeits"]],
                                 [bot for bot in bots if bot != 1])
                self.assertEqual(record["reason"], "all others have forfeited")
                self.assertEqual(len(record["problems"]), 2)
            else:
                self.assertEqual(record["forfeits"], [])
        for name in wrong:
            bot = report["bots"][names.index(name)]
            self.assertEqual(bot["forfeits"], 0 if name == "cheats" else 2)

    def test_illegal_answers_that_were_corrected(self):
        """They count as others do, and keep nothing from being taken."""
        self.write("corrects.lua", BOT.format(name="corrects", before="", choose="""
            return #question.refusals < 2 and view.round ~= 2 and 7 or 6"""))
        told = self.play("fast.lua", "corrects.lua", "--games", "4", "--forfeit", "1", "--out",
                         "file").out
        self.play("fast.lua", "corrects.lua", "--games", "4", "--forfeit", "1", "--out", "again",
                  "--trust", "--jobs", "1")
        self.assertEqual(self.read("file"), self.read("again"))
        records, times = lines_of(self.folder / "file")[1], 0
        for record in records.values():
            (problem,) = record["problems"]
            asked = record["turns"] // 2
            self.assertEqual(problem["times"], 2 * (asked - 1))  # all but those of round 2
            self.assertEqual({**problem, **{"bot": 2, "kind": "illegal", "file": "corrects.lua",
                                            "message": "7 is not from 1 to 6",
                                            "corrected": problem["times"]}}, problem)
            self.assertEqual(problem["turn"], problem["seat"])
            self.assertEqual(record["forfeits"], [])
            times += problem["times"]
        self.assertRegex(told.decode(), r"corrects \(corrects.lua\) gave an illegal answer "
                         rf"{times} times, first in match 1, .*, corrected by itself: 7 is not")
        merged = self.law("tournament", "merge", "file", "--json")
        report = json.loads(merged.out)
        self.assertEqual([bot["problems"]["illegal"] for bot in report["bots"]], [0, times])
        self.assertEqual([problem["corrected"] for problem in report["problems"]],
                         [record["problems"][0]["times"] for record in records.values()])
        self.assertEqual(self.law("tournament", "merge", "file").out, told)

    def test_files_that_are_required_late(self):
        """Whatever a match is played with is read before it, and stands in the header."""
        self.write("part.lua", "return 4")
        self.write("race/part.lua", "return 5")
        self.write("late.lua", BOT.format(name="late", before="", choose="""
            return view.round > 1 and require "part" or 3"""))
        self.write("early.lua", BOT.format(name="early", before='require "part"', choose="""
            return require "part" """))
        for trust in ("yes", "no"):
            self.play("early.lua", "late.lua", "--games", "2", "--out", trust, "--trust=" + trust)
        self.assertEqual(self.read("yes"), self.read("no"))
        for record in lines_of(self.folder / "yes")[1].values():
            self.assertTrue(record["problems"])
            for problem in record["problems"]:
                self.assertEqual((problem["bot"], problem["message"]), (
                    2, 'late.lua:6: no module "part": what a file needs it requires when it is '
                    "read, not later in a match"))

    def test_a_file_that_changes(self):
        """What is played under one header is played with the same files."""
        command = self.command("fast.lua", "slow.lua", "--games", "300", "--out", "file")
        running = self.start(*command)
        self.wait_for_more("file", 3, running)
        with open(self.folder / "slow.lua", "a", encoding="utf-8") as file:
            file.write("-- better\n")
        told = running.communicate()[1].decode()
        self.assertEqual(running.returncode, 1)
        self.assertIn("could not be played: slow.lua has been changed since the tournament began",
                      told)
        self.assert_one_message(self.law(*command), 2,
                                '"file" is of another tournament: the bots differ: slow (')

    def test_what_is_void(self):
        """A match without a result counts nowhere, and least as a draw."""
        outcome = self.play("fast.lua", "slow.lua", "--games", "4", "--max-turns", "5", "--json",
                            "--trust")
        report = json.loads(outcome.out)
        self.assertEqual([void["void"] for void in report["void"]], ["turns"] * 4)
        self.assertEqual([bot["points"] for bot in report["bots"]], [0, 0])
        outcome = self.play("fast.lua", "slow.lua", "--games", "2", "--rule", "lost=yes", "--trust")
        self.assertIn(b"2: nobody has won, as match 1: ", outcome.out)

    def test_the_clock(self):
        """It is there for what no other limit stops, and nobody can void a match by it."""
        self.write("waits.lua", BOT.format(name="waits", before="", choose="""
            while view.round > 1 do end return 3"""))
        self.play("fast.lua", "waits.lua", "--games", "2", "--out", "file", "--seconds", "1",
                  "--instructions", "100000000000000", "--budget", "instructions=100000000000000")
        for record in lines_of(self.folder / "file")[1].values():
            loser = record["seats"].index(2) + 1
            self.assertEqual((record["result"], record["winners"], record["forfeits"]),
                             ("won", [3 - loser], [loser]), record)
            self.assertEqual(record["problems"][0]["limit"], "time")
            self.assertRegex(record["reason"], "^the clock stopped waits.lua in turn [34]$")
        self.write("begins.lua", "while true do end")
        outcome = self.law(*self.command("fast.lua", "begins.lua", "--seconds", "1",
                                         "--instructions", "100000000000000"))
        self.assert_one_message(outcome, 2, "begins.lua:", "time limit of 1000 milliseconds")

    def test_a_bot_that_fails_at_once(self):
        """No match is played then, and there is no record."""
        self.write("broken.lua", BOT.format(name="broken", before="syntax error", choose=""))
        self.write("none.lua", "return 7")
        self.write("other.lua", 'return require("lawspeaker").bot { name = "other", api = 1, '
                   'games = { "chess" }, choose = function() end }')
        self.write("zero.lua", BOT.format(name="zero", before="", choose='error "a\\0b"'))
        for bot, words in (("crash.lua", "crash.lua:5: at once"), ("broken.lua", "broken.lua:3: "),
                           ("zero.lua", "zero.lua:5: a\\x00b"),
                           ("none.lua", "no bot"), ("other.lua", "other.lua"),
                           ("missing.lua", 'cannot read the bot "missing.lua": no such file'),
                           ("slwo", 'no bot "slwo"')):
            outcome = self.law(*self.command("fast.lua", bot, "--out", "file"))
            self.assert_one_message(outcome, 2, words)
            self.assertFalse((self.folder / "file").exists(), bot)


class Schedules(TournamentTest):
    def test_sequential_test(self):
        """It stops at the same group for any number of jobs, and at what merge finds."""
        given = ("fast.lua", "slow.lua", "--games", "400", "--sprt", "0,200", "--trust", "yes")
        self.play(*given, "--out", "one", "--jobs", "1")
        outcome = self.play(*given, "--out", "two", "--jobs", "2")
        self.assertEqual(self.read("one"), self.read("two"))
        self.assertIn(b"accepted: fast is better than slow by 200", outcome.out)
        count = len(lines_of(self.folder / "one")[1])
        self.assertLess(count, 200)
        self.assertEqual(count % 2, 0)
        head, *lines = self.read("one").splitlines(keepends=True)
        behind = json.loads(lines[0])
        behind.update(number=count + 3, group=count // 2 + 2)
        self.write("two", head + b"".join(reversed(lines))
                   + json.dumps(behind, separators=(",", ":")).encode() + b"\n")
        again = self.law(*self.command(*given, "--out", "two"))  # as if killed at its very end
        self.assertEqual((self.read("two"), again.out), (self.read("one"), outcome.out))
        self.assertEqual(self.law("tournament", "merge", "two").out, outcome.out)

    def test_openings(self):
        self.write("starts/both.lua", START)
        outcome = self.play("fast.lua", "slow.lua", "--openings", "starts", "--games", "8",
                            "--out", "file", LAW_PATH=str(self.folder))
        header, records = lines_of(self.folder / "file")
        self.assertEqual([opening["name"] for opening in header["openings"]],
                         ["both.lua: nearly there", "both.lua: one is ahead"])
        self.assertEqual([records[number]["opening"] for number in range(1, 9)],
                         [1, 1, 2, 2, 1, 1, 2, 2])
        for record in records.values():
            if record["opening"] == 1:
                self.assertGreaterEqual(min(record["scores"]), 9, outcome)
        self.write("starts/none.lua", """
local law = require "lawspeaker"
law.scenario { name = "of no game", map = law.map { name = "m", ages = { { "A", "a1" } },
    adjacent = {} }, units = { { "u1", "red", "a1" } }, orders = {}, expect = { u1 = "succeeded" } }
""")
        outcome = self.law(*self.command("fast.lua", "slow.lua", "--openings", "starts/none.lua"),
                           LAW_PATH=str(self.folder))
        self.assert_one_message(outcome, 2, "it names no game: an opening is a scenario with "
                                '`game = "..."`')
        (self.folder / "starts/none.lua").unlink()
        self.write("starts/dice.lua", START.replace('"run",', '"run", dice = { 3 },', 1))
        outcome = self.law(*self.command("fast.lua", "slow.lua", "--openings", "starts"),
                           LAW_PATH=str(self.folder))
        self.assert_one_message(outcome, 2, "nearly there", "its dice are given")

    def test_the_opening_of_the_help(self):
        """It can be played, whatever the seed."""
        lines = self.law("help", "tournaments").out.decode().split("\n")
        begin = lines.index("example") + 1
        self.write("opening.lua", "\n".join(lines[begin:lines.index("  }", begin) + 1]))
        outcome = self.law("tournament", "johvets", "random", "random", "--openings",
                           "opening.lua", "--games", "4", "--rule", "max_turns=3", "--trust",
                           "--out", "file", LAW_PATH=str(PROJECT))
        self.assertEqual(outcome.status, 0, outcome)
        records = lines_of(self.folder / "file")[1]
        self.assertEqual([record["opening"] for record in records.values()], [1] * 4)
        self.assertEqual(len({record["seed"] for record in records.values()}), 2)

    def test_what_was_played(self):
        """The first line says it: variants, options, house rules and openings, too."""
        self.write("starts/both.lua", START)
        self.write("race/turbo.lua", 'return require("lawspeaker").variant { name = "turbo", '
                   'game = "race" }')
        self.write("race/game.lua", RACE.replace("rules = {", """options = {
            { "track", "grass", "what it is run on" } },
        rules = {"""))
        given = ("fast.lua", "slow.lua", "--games", "2", "--trust", "--out", "file", "--openings",
                 "starts", "--variant", "turbo", "--rule", "goal=12", "--option", "track=sand")
        outcome = self.play(*given, LAW_PATH=str(self.folder))
        self.assertEqual(outcome.out.decode().split("\n")[0], "race, variant turbo, track=sand, "
                         "goal=12, 2 seats, round robin, instructions=20000000, seed 1, 2 openings "
                         "of both.lua")
        header = json.loads(self.law("tournament", "merge", "file", "--json").out)["header"]
        self.assertEqual((header["options"], header["rules"], header["variant"]),
                         ([["track", "sand"]], [["goal", "12"]], "turbo"))

    def test_more_seats_than_bots(self):
        self.play("fast.lua", "slow.lua", "--players", "3", "--games", "6", "--out", "file",
                  "--trust")
        header, records = lines_of(self.folder / "file")
        self.assertEqual(sorted(header["lineups"]), [[1, 1, 2], [1, 2, 2]])
        for record in records.values():
            self.assertIn(sorted(record["seats"]), header["lineups"])

    def test_usage(self):
        for given, words in (((), "missing BOT"), (("fast.lua", "--gauntlet"), "--gauntlet"),
                             (("fast.lua", "--sprt", "0,10"), "--sprt compares two bots"),
                             (("fast.lua", "--sprt", "x"), "--sprt"),
                             (("fast.lua", "--shard", "3/2"), "--shard"),
                             (("fast.lua", "--budget", "time=3"), "--budget"),
                             (("fast.lua", "--players", "9"), "--players"),
                             (("fast.lua", "--out", "race/game.lua"), "no record of a tournament"),
                             (("fast.lua", "--rule", "gaol=1"), "gaol")):
            outcome = self.law(*self.command(*given))
            self.assert_one_message(outcome, 2, words)
        self.write("race/bots/own.lua", BOT.format(name="own", before="", choose="return 1"))
        self.play("fast.lua", "own", "--games", "2", "--out", "file", "--trust")
        before = self.read("file")
        outcome = self.law(*self.command("fast.lua", "own", "--games", "4", "--out", "file"))
        self.assert_one_message(outcome, 2, '"file" is of another tournament: the number of '
                                "matches differs: 2 there, 4 here")
        self.assertEqual(self.read("file"), before)


if __name__ == "__main__":
    main()
