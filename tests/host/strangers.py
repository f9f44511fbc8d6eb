"""Bots and scripts of others: what `law check` says of a bot, bots in `law play`, and `--trust no`,
under which everything comes out as in the process."""

import re

from program import PROJECT, LawTest, main, scenario

BOT = 'return require("lawspeaker").bot {{ name = "{name}", api = 1, {more} choose = ' \
    'function(view, question, random)\n{body}\nend }}\n'

SAMPLE = "return question:sample(random)"


def bot(body=SAMPLE, name="x", more=""):
    return BOT.format(name=name, body=body, more=more)


class Strangers(LawTest):
    def law(self, *arguments, **more):
        return super().law(*arguments, **{"LAW_PATH": str(PROJECT), **more})

    def begin(self, *words):
        self.assert_outcome(self.law("new", *words), 0, err="")

    def told(self, *arguments, status=0, **more):
        outcome = self.law(*arguments, **more)
        self.assert_outcome(outcome, status, err="")
        return outcome.out.decode()


class Check(Strangers):
    def setUp(self):
        super().setUp()
        self.begin("game", "own")

    def check(self, body, *arguments, status=1, more=""):
        self.write("x.lua", bot(body, more=more))
        return self.told("check", "x.lua", "--game", "own", *arguments, status=status)

    def test_a_bot_that_is_fine(self):
        for trust in ("yes", "no"):
            told = self.check(SAMPLE, "--trust", trust, status=0)
            self.assertRegex(told, r"(?m)^x.lua: own: 2 matches of 2 players against answers by chance, won "
                             r"\d of 2(, \d drawn)?; 10 answers, none of them by default; one took \d+ ms and \d+ "
                             r"instructions in the median, at most \d+ ms( \(match .*\))? and \d+, 0 % of "
                             r"the budget \(match \d, round \d, question \d+ \(bid\)\)$")
            self.assertTrue(told.endswith("\n1 file: 0 errors, 0 warnings\n"), told)

    def test_what_is_wrong_is_told(self):
        """With file, line, limit and place, the same from both kinds of process; once each."""
        for body, words in (
                ("return 99", "illegal answer: 99 is not from 0 to 12;"),
                ("return {}", "illegal answer: expected an integer, got a table;"),
                ("return nothing.x", "crash: x.lua:2: attempt to index a nil value (global 'nothing')"),
                ("while true do end", "limit: x.lua:2: instruction limit of 100000 reached"),
                ("for _ = 1, 9 do view:simulate():play { batches = 1 } end",
                 "limit: it has used up its budget of 8 simulated steps")):
            with self.subTest(body):
                kind = "nodes=8" if "simulated" in words else "instructions=100000"
                told = self.check(body, "--budget", kind, "--games", "1")
                self.assertIn("x.lua: error: own: " + words, told)
                self.assertRegex(told, r"; \d+ times, first in match 1, round \d, question \d( \(bid\))?\n")
                self.assertEqual(told.count(words), 1, told)
                self.assertIn("all its answers were the default", told)
                if "limit" in words:
                    again = self.check(body, "--budget", kind, "--games", "1", "--trust", "yes")
                    timeless = [re.sub(r"\d+ ms( \(.*?\)\))?", "", words) for words in (told, again)]
                    self.assertEqual(*timeless)

    def test_a_limit_names_the_bots_line(self):
        """Wherever the game or a file of its own then was, and one loop is one finding."""
        self.write("aside.lua", "return function() while true do end end")
        loop = "while true do view:simulate():play { batches = 1 } end"
        for body, words in ((loop, r"x\.lua:2: instruction limit of 300000 reached( \(in \S+:\d+\))?;"),
                            ("local _ = aside()", r"x\.lua:2: .* reached \(in aside\.lua:1\);")):
            for trust in ("yes", "no"):
                told = self.check(body, "--budget", "instructions=300000", "--trust", trust,
                                  "--games", "1", more="""title = (function()
                                  aside = require "aside" return "x" end)(),""".replace("\n", ""))
                self.assertRegex(told, "x.lua: error: own: limit: " + words)
                self.assertEqual(told.count("own: limit: "), 1, told)

    def test_opening_is_not_the_bots_to_pay(self):
        """Nor is it more than that: who has tampered with the game cannot think there."""
        self.write("late.lua", """local law = require "lawspeaker"
local work = { f = function() for _ = 1, 300000 do end end }
late = work
return law.game { name = "late", api = 1, players = { min = 2, max = 2 },
    state = { { globals = { said = "count" } } },
    finished = function(g)
        return g.said > 0 and { winners = {}, draw = true, reason = "all is said" } or nil
    end,
    phases = { { "only", function(g)
        for _ = 1, 8 do
            for _, player in ipairs(g.players) do
                work.f()
                g:ask(player, { name = "say", choice = { "whole", "less" }, default = "less" })
            end
        end
        g.said = 1
    end } } }
""")
        told = self.count_words("return question:left() >= 990 and 'whole' or 'less'")
        self.assertRegex(told, r"say: whole +16\.00 ")
        told = self.count_words("late.f = function() for _ = 1, 6000000 do end end\n"
                                "return question:left() >= 990 and 'whole' or 'less'")
        self.assertRegex(told, r"the bot crashed, hit a limit or gave an illegal answer \d+ times")

    def count_words(self, body):
        """What `law balance` tells of a game in which the bot has little to spend."""
        self.write("x.lua", bot(body))
        return self.told("balance", "late.lua", "--bot", "x.lua", "--games", "2", "--budget",
                         "instructions=200000", "--trust", "no", "--jobs", "1")

    def test_the_answer_is_told(self):
        """Also where what is wrong with it does not say it."""
        told = self.check("return 'two\\n fives'", "--games", "1")
        self.assertIn('"two\\x0a fives"', told)
        self.write("b.lua", bot("return 'r1: move moon'", more='games = { "johvets" },'))
        told = self.told("check", "b.lua", "--games", "1", "--max-turns", "5", status=1)
        self.assertRegex(told, r'; its answer was "r1: move moon"; \d+ times, first in match 1, '
                         r"round 1, question \d+ \(orders\)")

    def test_what_was_meant(self):
        """An answer near to a legal one; refusals of one kind are one finding; a file that is no
        text of Lua's is told once."""
        self.write("colours/game.lua", '''return require("lawspeaker").game {
            name = "colours", api = 1, players = { "a" }, state = { { globals = { n = "count" } } },
            phases = { { "p", function(g)
                g:ask("a", { name = "q", choice = { { "paint", "crimson" }, { "paint", "azure" } } })
                g.n = g.n + 1
            end } },
            finished = function(g) return g.n > 1 and { winners = { "a" } } or nil end,
        }''')
        self.write("b.lua", bot('return { "paint", view.n == 0 and "crimsom" or "azur" }'))
        told = self.told("check", "b.lua", "--game", "colours", "--games", "1", status=1)
        self.assertIn('"paint crimsom" is not among the legal answers; did you mean "paint crimson"?',
                      told)
        self.assertEqual(told.count("illegal answer"), 1, told)
        self.write("b.lua", bot().replace("api = 1,", "api = 1"))
        outcome = self.law("check", "b.lua")
        self.assertNotIn(b"nothing sets", outcome.out)
        self.assertIn(b"expected", outcome.err)

    def test_parts_that_stay_unset_are_told(self):
        """Once, with how many they were; not where another answer was set there."""
        body = """if question.name ~= "orders" then return end
local sheet = question:sheet()
for _, unit in ipairs(sheet:slots()) do
    sheet:set(unit, "link nowhere")
    %s sheet:set(unit, { "mvoe", "mill" })
end
return sheet"""
        for more, count in (("", 1), ('sheet:set(unit, "stay")', 0)):
            self.write("b.lua", bot(body % more, more='games = { "johvets" },'))
            told = self.told("check", "b.lua", "--games", "1", "--max-turns", "5")
            self.assertEqual(len(re.findall(
                r"b.lua: warning: johvets: sheet:set was refused, and nothing else set there: r1: "
                r".*; 6 times, first in match 1, round 1, question \d+ \(orders\)\n",
                told)), count, told)
            self.assertTrue(told.endswith(f" {count} warning{'s' * (1 - count)}\n"), told)

    def test_what_it_prints_is_shown(self):
        """Once, though each match is played twice, from both kinds of process, and as it is."""
        body = 'print("asked", question.number, "\\27[31m")\n' + SAMPLE
        for trust in ("yes", "no"):
            told = self.check(body, "--trust", trust, "--games", "1", status=0)
            self.assertEqual(told.count("x.lua: prints: asked    1    \\x1b[31m\n"), 1, told)
            self.assertEqual(told.count("prints: "), 5, told)

    def test_a_forgotten_return_and_wrong_fields(self):
        self.write("x.lua", bot().replace("return require", "local law = require", 1)
                   .replace('law = require("lawspeaker").bot', 'law = require "lawspeaker" law.bot'))
        self.assertIn('x.lua:1: error: bot "x": the file returns nothing',
                      self.told("check", "x.lua", status=1))
        for more, words in (('game = { "own" },', 'no field "game"; did you mean "games"?'),
                            ('game = "own", titel = "x",', 'no field "game"; did you mean "games"?; '
                             'no field "titel"; did you mean "title"?'),
                            ('games = "own",', 'games: expected a list, got "own"'),
                            ('game = "own", games = "own", title = 5, api = 2,',
                             'no field "game"; did you mean "games"?; title: expected a text, got 5; '
                             'games: expected a list, got "own"; api: this is api 1; the bot is '
                             'written for 2')):
            self.write("x.lua", bot(more=more))
            self.assertIn('x.lua:1: error: bot "x": ' + words, self.told("check", "x.lua", status=1))

    def test_globals_are_told(self):
        told = self.check("seen = question.number\n" + SAMPLE, status=0)
        self.assertIn("x.lua: warning: it sets the global seen; `local` keeps a name to itself", told)
        self.assert_outcome(self.law("check", "--strict", "x.lua", "--game", "own"), 1, err="")

    def test_games_that_it_does_not_play(self):
        told = self.check(SAMPLE, more='games = { "other", "chess" },')
        self.assertIn("x.lua: error: own: it plays other and chess, not own", told)
        told = self.told("check", "x.lua", status=1)
        self.assertIn('x.lua: error: no game "other" here or on the game path', told)

    def test_a_bot_is_tested_by_a_match(self):
        self.write("x.lua", bot(more='games = { "own" },'))
        self.assertIn('passed  x.lua: bot "x" plays own\n1 passed', self.told("test", "x.lua"))
        self.write("x.lua", bot("return 99", more='games = { "own" },'))
        self.assertIn("illegal answer", self.told("test", "x.lua", status=1))
        self.assert_one_message(self.law("run", "x.lua"), 0, "it holds a bot and no scenario")

    def test_bots_that_are_begun(self):
        """Those of `law new` do well in every game, and show how sheets are written."""
        names = []
        for game in ("johvets", "rocknroll", "own"):
            self.begin("bot", "of_" + game, "--game", game)
            names.append(f"of_{game}.lua")
        self.assertTrue(self.told("test", *names).endswith("3 passed, 0 failed\n"))
        told = self.told("check", "of_own.lua", "--games", "1")
        self.assertEqual(told.count("none of them by default"), 1, told)


class Play(Strangers):
    GAME = ("play", "own", "--seed", "3")

    def setUp(self):
        super().setUp()
        self.begin("game", "own")

    def test_bots_by_name_and_file_in_both_kinds_of_process(self):
        self.write("x.lua", bot())
        saves = []
        for trust in ("yes", "no"):
            self.told(*self.GAME, "--bots=greedy", "--bot", "p1=x.lua", "--trust", trust,
                      "--save", trust)
            saves.append((self.folder / trust).read_bytes())
        self.assertEqual(*saves)
        self.assertIn(b'"event":"finished"', saves[0])

    def test_it_goes_on_with_the_same_bots(self):
        """A game that is left and gone on with is the same as one that is not."""
        self.write("x.lua", bot())
        more = ("--players", "3", "--bots=x.lua", "--bot", "p2=random")
        self.told(*self.GAME, *more, "--save", "whole", stdin=b"1\n" * 5)
        told = self.told(*self.GAME, *more, "--save", "part", stdin=b"1\n" * 2)
        command = told.rsplit("  law ", 1)[1].split()
        self.assertEqual(command, ["play", "own", "--bot", "p2=random", "--bots=x.lua", "--load",
                                   "part"])
        self.told(*command, stdin=b"1\n" * 3 + b"/save\n")
        whole, part = ((self.folder / name).read_text().splitlines() for name in ("whole", "part"))
        self.assertEqual(whole[-1], part[-1])
        self.assertEqual(len(whole), len(part))

    def test_what_goes_wrong_is_told_and_the_game_goes_on(self):
        for body, words in (("return 99", "x.lua: 99 is not from 0 to 12; question 2"),
                            ("return nothing.x", "x.lua:2: attempt to index a nil value"),
                            ("while true do end", "x.lua:2: instruction limit of 100000 reached")):
            self.write("x.lua", bot(body))
            for trust in ("yes", "no"):
                told = self.told(*self.GAME, "--bots=x.lua", "--trust", trust, "--budget",
                                 "instructions=100000", "--save", "s", stdin=b"1\n" * 5)
                flat = re.sub(r"\s+", " ", told)
                self.assertIn("p2, " + words, flat)
                self.assertIn("gets its default", flat)
                self.assertEqual(flat.count("x.lua, as before"), 4, flat)
                self.assertIn("p1 has won", flat)

    def test_an_answer_may_be_false(self):
        self.write("flags/game.lua", '''return require("lawspeaker").game {
            name = "flags", api = 1, players = { "a", "b" }, state = { { globals = { n = "count" } } },
            phases = { { "p", function(g)
                g.n = g:ask("b", { name = "q", choice = { true, false } }) and 1 or 2
            end } },
            finished = function(g)
                return g.n > 0 and { winners = { g.n == 1 and "a" or "b" } } or nil
            end,
        }''')
        self.write("x.lua", bot("return false"))
        told = self.told("play", "flags", "--bots=x.lua", "--bot", "a")
        self.assertIn("b has won", told)

    def test_bots_that_cannot_play(self):
        self.write("bad.lua", "return 1 +")
        self.write("five.lua", "return 5")
        self.write("x.lua", bot(more='games = { "other" },'))
        for words, status, message in (
                ("p2=none.lua", 2, 'cannot read the bot "none.lua": no such file'),
                ("p2=nobody", 2, 'no bot "nobody"; there are greedy, '),
                ("p2=bad.lua", 3, "bad.lua:1: unexpected symbol near <eof>"),
                ("p2=five.lua", 3, "five.lua: it returns 5 and no bot"),
                ("p2=x.lua", 2, "x.lua: the bot plays other, not own"),
                ("p9=x.lua", 2, 'unknown player "p9"')):
            self.assert_one_message(self.law(*self.GAME, "--bot", words), status, message)
        self.assert_one_message(self.law(*self.GAME, "--trust", "maybe"), 2,
                                '--trust: "maybe" is none of yes and no')

    def test_an_order_with_a_mistake(self):
        """Of johvets: it is the order that is told, with a colon behind the unit and without."""
        told = self.told("play", "johvets", "--seed=3", "--bots", "--save=s",
                         stdin=b"pass\nr1 mvoe mill\nr1: mvoe mill\nr2 move mill\n")
        self.assertEqual(told.count('no order "mvoe"; did you mean "move"?'), 2, told)
        self.assertIn('no order "r2" (bad_order)', told)
        self.write("b.lua", bot('return question.name == "orders" and "r1 stay, r2 mvoe mill"',
                                more='games = { "johvets" },'))
        told = self.told("check", "b.lua", "--games", "1", "--max-turns", "5", status=1)
        self.assertIn('illegal answer: r2: no order "mvoe"; did you mean "move"?', told)

    def test_players_are_told_who_plays(self):
        self.write("x.lua", bot())
        told = self.told(*self.GAME, "--bots", "--bot", "p3=x.lua", "--players", "3", "--save", "s",
                         stdin=b"/players\n")
        self.assertRegex(told, r"p1 +at this keyboard\n +p2 +a bot\n +p3 +a bot, x.lua\n")


class AskedOnce(Strangers):
    def test_a_talk_that_a_bot_passes_is_no_question(self):
        """A match of johvets opens with one."""
        self.write("x.lua", bot("return nothing.x"))
        outcome = self.law("tournament", "johvets", "x.lua", "random", "--games", "2", "--max-turns", "6")
        self.assert_one_message(outcome, 2, "x.lua: it was asked once before the first match and failed there: "
                                "x.lua:2: attempt to index a nil value (global 'nothing')")


class Trust(Strangers):
    def both(self, *arguments, **more):
        here = self.law(arguments[0], "--trust", "yes", *arguments[1:], **more)
        there = self.law(arguments[0], "--trust", "no", *arguments[1:], **more)
        self.assertEqual(repr(here), repr(there))
        return here

    def test_scripts_come_out_the_same(self):
        self.write("fine.lua", scenario("one") + 'print("seen", ...)\nrequire "beside"\n')
        self.write("beside.lua", "print 'beside'")
        self.write("bad.lua", scenario("two") + "error 'oops'\n")
        self.write("slow.lua", "print(1)\nwhile true do end")
        self.write("fails.lua", scenario("three", 'u1 = "failed"'))
        for name, status in (("fine", 0), ("bad", 3), ("slow", 4), ("fails", 1), ("none", 2)):
            words = ("run", "--instructions", "1000000", name + ".lua", "a", "b c")
            self.assertEqual(self.both(*words).status, status, name)
        self.assertIn(b"seen\ta\tb c\nbeside\n", self.both("run", "fine.lua", "a", "b c").out)
        self.both("test", "--instructions", "1000000", ".")
        self.both("check", "bad.lua")

    def test_a_child_can_touch_nothing_else(self):
        """It has no files but those that a script may read, as in the process."""
        self.write("a/x.lua", 'print(pcall(require, "../b"))')
        self.write("b.lua", "return 1")
        self.assertIn(b"false", self.both("run", "a/x.lua").out)


if __name__ == "__main__":
    main()
