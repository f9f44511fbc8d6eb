"""`law check`: what it finds, where it says that, and that what it prints can be run."""

import json

from program import PROJECT, THREE_AND_ONE, TIE, LawTest, main, scenario

BOARD = """
local law = require "lawspeaker"
return law.map {
    name = "board",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "a1" }, { "p4", "a3" } },
    starts = { { players = { "red", "blue" },
        units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
        books = { { "p1", "a1" }, { "p2", "a3" }, { "p3", "b1" }, { "p4", "b2" } } } },
}
"""
SUMMARY = 'map "board": 2 Ages, 5 regions, 4 link points, starts for 2 players\n'
FINE = "1 file: 0 errors, 0 warnings\n"
POSITION = {"map": {"ages": {"A": ["a1", "a2", "a3"], "B": ["b1"]},
                    "adjacent": [["a1", "a2"], ["a2", "a3"]], "link_points": {"p1": "b1"}},
            "players": ["red", "blue"],
            "units": {"u1": {"owner": "red", "at": "a1"}, "u2": {"owner": "blue", "at": "a3"}},
            "books": {"p1": "a1"},
            "orders": {"u1": {"type": "move", "to": "a2", "carry": True},
                       "u2": {"type": "move", "to": "no such place"}}}


class CheckTest(LawTest):
    def check(self, text, *arguments, name="x.lua"):
        self.write(name, text)
        return self.law("check", *arguments, name)

    def assert_findings(self, text, *findings, name="x.lua"):
        """Exactly these lines are found, errors or warnings, and nothing is told beside them."""
        outcome = self.check(text, name=name)
        told = [line for line in outcome.out.decode().splitlines()
                if ": error: " in line or ": warning: " in line]
        self.assertEqual(told, [f"{name}:{finding}" for finding in findings], outcome)
        is_error = any(": error: " in finding for finding in findings)
        self.assertEqual(outcome.status, 1 if is_error else 0, outcome)
        self.assertEqual(outcome.err, b"", outcome)


NAMES = """
local law = require "lawspeaker"
if debugging then print "on purpose" end
count = count or 3
first, second = 1, 2
function helper(x, ...) return x + first + second + count + select("#", ...) end
local own = {}
function own.plain(a) return a end
function own:method() return self end
local t = { no_limit = 3, [math.pi] = helper, f = function(self, z) return self.no_limit + z end }
for i, v in ipairs(t) do print(i, v, given and 1, type(given), given ~= nil) end
goto done
::done::
local const <const>, other <close> = 1, nil
repeat local q = helper(1, const, other) until q
"""


class Names(CheckTest):
    """Global names that nothing sets: a script cannot be told of them otherwise, for they are nil."""

    def test_what_is_known(self):
        self.assert_findings(NAMES + "law.map { name = 'm', ages = { { 'A', 'a1' } }, adjacent = {} }",
                             '16: warning: map "m": nothing uses it, and the file does not return it: '
                             "`return law.map { … }`")

    def test_what_is_not(self):
        self.assert_findings("""local law = require "lawspeaker"
return law.variant { name = "v", rules = { link_point_tokens = no_limit,
    swap = False, max_turns = None },
    hooks = { strength = function(ask, standard) return standrad end,
    legal = function(ask) local x = { next(ask), value = helpr }
        return x end } }""",
            '2: warning: nothing sets the global "no_limit", so it is nil; did you mean law.no_limit?',
            '3: warning: nothing sets the global "False", so it is nil; did you mean false?',
            '3: warning: nothing sets the global "None", so it is nil; did you mean nil?',
            '4: warning: nothing sets the global "standrad", so it is nil; did you mean "standard"?',
            '5: warning: nothing sets the global "next", so it is nil; scripts do not have it',
            '5: warning: nothing sets the global "helpr", so it is nil')
        self.assertEqual(self.law("check", "--strict", "x.lua").status, 1)

    def test_a_fraction_that_nobody_reaches(self):
        """It can be, so it is no error."""
        for fraction, told in (("3, 2", ['1: warning: variant "v": rules.victory_fraction is 3/2, more '
                                         "than 1, so nobody can win (J6.2)"]), ("2, 2", [])):
            self.assert_findings('local law = require "lawspeaker" return law.variant { name = "v", '
                                 f"rules = {{ victory_fraction = {{ {fraction} }} }} }}", *told)

    def test_without_law(self):
        outcome = self.check('return law.variant { name = "x" }')
        self.assertIn('x.lua:1: warning: nothing sets the global "law", so it is nil; a script begins '
                      'with local law = require "lawspeaker"\n', outcome.out.decode())
        self.assert_outcome(self.law("run", "x.lua"), 3, err="law: x.lua:1: attempt to index a nil "
                            "value (global 'law'); a script begins with local law = require "
                            '"lawspeaker"\n')

    def test_what_another_file_sets(self):
        self.write("sets.lua", "shared = 3\nreturn {}")
        self.write("uses.lua", 'require "sets"\nreturn require "lawspeaker".variant { name = "v", '
                               "rules = { max_turns = shared } }")
        self.assertIn(b"1 file: 0 errors, 0 warnings", self.law("check", "uses.lua").out)
        self.write("uses.lua", 'local name = "shared"\n_G[name] = 3\nreturn '
                               'require "lawspeaker".variant { name = "v", rules = '
                               "{ max_turns = shared } }")
        self.assertIn(b"1 file: 0 errors, 0 warnings", self.law("check", "uses.lua").out)


class Boards(CheckTest):
    def test_a_board_without_a_mistake(self):
        self.assert_outcome(self.check(BOARD), 0, "x.lua: " + SUMMARY + FINE, "")

    def test_names(self):
        self.assert_findings(BOARD.replace('"a2", "a3" }, { "b1"', '"a2", "a9" }, { "b1"'),
                             '3: error: map "board": adjacent[2]: no region "a9"; did you mean '
                             '"a1"?')
        self.assert_findings(BOARD.replace('"b1", "b2" } }', '"b1", "a2" } }'),
                             '3: error: map "board": ages[2][3]: region "a2" is there twice')
        self.assert_findings(BOARD.replace("starts", "strats"),
                             '3: error: map "board": no field "strats"; did you mean "starts"?')

    def test_an_isolated_region(self):
        self.assert_findings(BOARD.replace('"a3" }, { "B"', '"a3", "far" }, { "B"'),
                             '3: error: map "board": region "far" is isolated: it has no neighbour '
                             'and no link point')

    def test_an_age_without_a_way_in(self):
        self.assert_findings(BOARD.replace('"B", "b1", "b2" } }',
                                           '"B", "b1", "b2" }, { "C", "c1", "c2" } }').replace(
                                 '{ "b1", "b2" } }', '{ "b1", "b2" }, { "c1", "c2" } }'),
                             '3: error: map "board": Age "C" has no way in: no link point in it, '
                             'and no border to another Age')
        self.assert_findings(BOARD.replace('{ "p1", "a1" }, { "p2", "a3" }',
                                           '{ "p1", "b1" }, { "p2", "b2" }'),
                             '3: error: map "board": start for 2 players: nobody can get into Age '
                             '"B": no book that leads into it lies where a unit can get to it')

    def test_an_age_without_regions(self):
        self.assert_findings(BOARD.replace('{ "B", "b1", "b2" }', '{ "B", "b1", "b2" }, { "C" }'),
                             '3: error: map "board": Age "C" has no regions')

    def test_a_region_without_a_border(self):
        """It is named itself, and not what cannot be reached because of it."""
        self.assert_findings(BOARD.replace(', { "a2", "a3" }', ""),
                             '3: warning: map "board": region "a3" has no neighbour')

    def test_parts_that_nobody_can_reach(self):
        apart = BOARD.replace('"a3" }, { "B"', '"a3", "a4", "a5" }, { "B"').replace(
            '{ "b1", "b2" } }', '{ "b1", "b2" }, { "a4", "a5" } }')
        self.assert_findings(apart, '3: error: map "board": nobody can get from the rest of the '
                             'board to a4, a5: no border leads there, and no link point is there')
        self.assert_findings(apart.replace('{ "p4", "a3" }', '{ "p4", "a4" }').replace(
            '{ "p4", "b2" }', '{ "p4", "a5" }'),
                             '3: error: map "board": start for 2 players: nobody can reach the '
                             'link point "p4" in a4')

    def test_numbers_of_the_rules(self):
        self.assert_findings(BOARD.replace(', { "p4", "a3" }', "").replace(
            ', { "p4", "b2" }', ""),
                             '3: warning: map "board": Age "A" has 1 link point; on the basic '
                             'board each has two to four (J1.1)')
        self.assert_findings(BOARD.replace('"red", "blue" }', '"red", "blue", "green" }'),
                             '3: warning: map "board": start for 3 players: player "green" has no '
                             'unit')
        self.assert_findings(BOARD.replace(', { "p4", "b2" }', ""),
                             '3: warning: map "board": start for 2 players: the book "p4" is not '
                             'on the board: nobody can link to its link point (J1.7)')

    def test_strict(self):
        self.assertEqual(self.check(BOARD.replace(', { "p4", "b2" }', ""), "--strict").status, 1)
        self.assertEqual(self.check(BOARD, "--strict").status, 0)


class Scripts(CheckTest):
    def test_a_key_written_twice(self):
        self.assert_findings(THREE_AND_ONE + """
local text = [==[ { a = 1, a = 2 } ]==] -- { a = 1, a = 2 }
local quoted = "{ a = 1, a = 2 }" .. '{ a = 1, \\
a = 2 }'
local t = {
    a = function(a) local b, b = 1, a == 2; if b then a = 3 end repeat a = 4 until true return a end,
    { a = 1 }, { a = { a = 1 } }, [quoted] = 1, [text] = 2, b = ("a" == "a"), c = t,
    ["a"] = 5, [ [[b]] ] = 6,
    [2] = 7, [-1] = 8, [true] = 9; [- 1] = 10, ["\\99"] = 11,
    [true] = 12,
}
return t
""", '16: error: the key "a" is there twice in one table; the first is in line 14',
                             '16: error: the key "b" is there twice in one table; the first is in '
                             'line 15',
                             '17: error: the key 2 is there twice in one table; the first is in '
                             'line 15',
                             '17: error: the key -1 is there twice in one table; the first is in '
                             'line 17',
                             '17: error: the key "c" is there twice in one table; the first is in '
                             'line 15',
                             '18: error: the key true is there twice in one table; the first is in '
                             'line 17')

    def test_hooks(self):
        self.assert_findings('local law = require "lawspeaker"\n'
                             'return law.variant { name = "v", hooks = { legal = 3 } }',
                             '2: error: variant "v": hooks.legal: expected a function, got 3')
        self.assert_findings(THREE_AND_ONE + """
local v = law.variant { name = "v", hooks = { strength = function() return "one" end } }
law.scenario { name = "s", map = map, variant = v, units = { { "u1", "red", "a1" } },
    expect = { u1 = "succeeded" } }
""", '11: error: scenario "s": a turn of Stays fails: x.lua:10: the hook returned a string; it '
                             'returns an integer from 0 to 2147483647, or nothing (in the hook '
                             '"strength" of variant "v", asked about unit "u1" in turn 1)')

    def test_names_that_are_taken(self):
        self.assert_findings(scenario("one") + scenario("one"),
                             '16: error: map "three and one": the name is taken by the map in '
                             'line 3',
                             '23: warning: scenario "one": the name is taken by the scenario in '
                             'line 10')

    def test_names_in_lists_of_preferences_and_supply(self):
        self.assert_findings(THREE_AND_ONE + """
law.scenario { name = "s", map = map, units = { { "u1", "red", "a1" } },
    turns = {
        { flee = { { "u1", "a2", "a22", { book = "p1" } } }, supply = { { "red", "book a1 as p7" } },
          expect = { u1 = "succeeded" } },
        { flee = { { "u1", { book = "p7" }, { book = "p8" } } }, supply = { { "red", "unit zzz" } } },
    } }
""", '10: warning: scenario "s": turn 1: flee: unit "u1": no region "a22"; did you mean "a2"?',
                             '10: warning: scenario "s": turn 2: flee: unit "u1": no book "p8"; '
                             'did you mean "p1"?',
                             '10: warning: scenario "s": turn 2: supply: player "red": no region '
                             '"zzz"')

    def test_names_in_orders(self):
        """One that does not exist makes an order illegal; who expects that is not warned."""
        situation = THREE_AND_ONE + """
law.scenario { name = "s", map = map, units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "move a22" }, { "u2", "reinforce u9 stay" } }, expect = { u1 = "%s" } }
"""
        other = '10: warning: scenario "s": orders: unit "u2": no unit "u9"; did you mean "u1"?'
        self.assert_findings(situation % "failed",
                             '10: warning: scenario "s": orders: unit "u1": no region "a22"; '
                             'did you mean "a2"?', other)
        self.assert_findings(situation % "illegal: unknown_region", other)

    def test_rule_numbers(self):
        for rule in ("J99.99", "J5.6", "J7", "J4.0", "J4.01", "J4.", "J", "4.4", "J4.4a"):
            with self.subTest(rule):
                self.assert_findings(scenario("s", more=f'rule = "{rule}"'),
                                     f'10: warning: scenario "s": rule: "{rule}" is no number of '
                                     'a rule')
        for rule in ("J4.4", "J5.5", "J4.11", "J6"):
            self.assert_findings(scenario("s", more=f'rule = "{rule}"'))

    def test_a_scenario_that_expects_nothing(self):
        self.assert_findings(scenario("s", None),
                             '10: warning: scenario "s": it expects nothing, so `law test` fails '
                             'it')

    def test_many_findings(self):
        outcome = self.check("for i = 1, 300 do" + scenario("s", more='rule = "J9"').replace(
            'name = "three and one"', 'name = "m" .. i').replace('"s"', '"s" .. i') + "end")
        self.assertEqual(outcome.out.count(b" is no number of a rule\n"), 100, outcome)
        self.assertIn(b"x.lua:10: warning: 200 more warnings of this file\n", outcome.out)

    def test_positions_against_the_rules(self):
        self.assert_findings(THREE_AND_ONE + """
law.scenario { name = "s", map = map, units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    link_points = { { "p8", "a3" } },
    variant = law.variant { name = "v", rules = { unit_tokens = 1, link_point_tokens = 0,
        one_link_point_per_region = true } },
    expect = { u1 = "succeeded" } }
""", '10: warning: scenario "s": more link points are placed than link_point_tokens, 1 of 0 (J6.4)',
                             '10: warning: scenario "s": player "red" has more units than '
                             'unit_tokens, 2 of 1 (J6.4)',
                             '10: warning: scenario "s": with one_link_point_per_region, region '
                             '"a3" has "p2" and "p8" (J1.5)')

    def test_where_units_of_diplomacy_stand(self):
        """In a scenario and in a case of few words; `law test` says the same."""
        stated = """
local law = require "lawspeaker"
law.scenario { name = "s", game = "diplomacy", players = { "a", "b", "c" }, phase = "spring_orders",
    options = { map = "standard" }, expect = { rows = { u = { at = "lon" } } }, state = {
        power = { { name = "England", player = "a" } },
        unit = { { "u", power = "England", kind = "F", at = "%s" } },
        globals = { year = 1901, season = "spring" } } }
"""
        case = """
local case = require "diplomacy.case"
case { number = "6.A.1", name = "c", units = { England = { "F edi", "F lonn" } }, expect = {} }
"""
        for text, words in (
                (stated % "lonn", '3: %sscenario "s": state.unit[1].at: no place "lonn"; did you '
                                  'mean "lon"?'),
                (stated % "mun", '3: %sscenario "s": state.unit[1].at: no fleet can stand in "mun"'),
                (case, '3: units.England[2]: no place "lonn"; did you mean "lon"?')):
            self.write("x.lua", text)
            for command, level in (("check", "error: "), ("test", "")):
                outcome = self.law(command, "x.lua", LAW_PATH=str(PROJECT))
                self.assertIn("x.lua:" + words.replace("%s", level),
                              (outcome.out + outcome.err).decode())
                self.assertEqual(outcome.status, 1 if "%s" in words or command == "test" else
                                 outcome.status)

    def test_boards_of_diplomacy(self):
        board = """
return require("lawspeaker").diplomacy_map { name = "m", powers = { "P", "Q" }, win = %s,
    provinces = { { "aa", "coast", home = "P" }, { "bb", "coast", coasts = { "bb/nc", "bb/sc" } },
        { "cc", "land" %s }, { "dd", "sea" } }, army = { { "aa", %s } },
    fleet = { { "dd", "bb/nc" } }, start = { P = { "A aa" } %s } }
"""
        self.assert_findings(board % (1, ', home = "Q"', '"cc"', ', Q = { "F dd" }'))
        outcome = self.check(board % (2, "", '"bb"', ""))
        self.assert_outcome(outcome, 0, err="")
        for words in ('no border reaches "cc"', 'power "Q" has no home centre, so it builds nothing',
                      'power "Q" begins without units',
                      "win: 2 centres are needed, and there are 1"):
            self.assertIn(f'x.lua:2: warning: diplomacy_map "m": {words}\n', outcome.out.decode())
        self.assertIn(b"0 errors, 4 warnings", outcome.out)

    def test_nothing_is_played(self):
        self.assert_outcome(self.check(scenario("wrong", 'u1 = "failed"')), 0, FINE, "")

    def test_nothing_in_it(self):
        outcome = self.check("return 1")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b"x.lua: warning: there is no game, map, variant, scenario, position or bot", outcome.out)

    def test_a_forgotten_return(self):
        self.assert_findings(BOARD.replace("return law.map", "local board = law.map"),
                             '3: warning: map "board": nothing uses it, and the file does not '
                             'return it: `return law.map { … }`')
        for use in ("return { board }", "board:start(2)",
                    'local p = law.position { map = board, players = { "red" } }',
                    'local p = law.position { map = "board", start = 2 }',
                    'law.scenario { name = "s", map = board, start = 2, '
                    'expect = { draw = false } }'):
            with self.subTest(use):
                self.assert_findings(BOARD.replace("return law.map", "local board = law.map")
                                     + use)
        outcome = self.check('local law = require "lawspeaker"\nlaw.variant { name = "v" }')
        self.assertIn(b"x.lua: warning: there is no game, map, variant, scenario, position or bot in it; "
                      b"a game, a variant, a position or a bot is seen when the file returns it\n", outcome.out)

    def test_a_script_that_changes_its_library(self):
        text = scenario("s").replace("local map", "string.format = nil string.gsub = nil\n"
                                     "string.find = nil string.match = nil\nlocal map")
        self.assert_outcome(self.check(text), 0, FINE, "")
        self.assertEqual(self.check(text, "--print").status, 0)

    def test_what_a_script_prints_is_left_out(self):
        outcome = self.check("print('x')\n" + scenario("s"), "--print")
        self.assertEqual((outcome.status, outcome.err), (0, b""), outcome)
        self.assertNotIn(b"x\n", outcome.out.splitlines(keepends=True))


class Files(CheckTest):
    def test_the_highest_status_decides(self):
        self.write("t/fine.lua", BOARD)
        self.write("t/form.lua", BOARD.replace("starts", "strats"))
        outcome = self.law("check", "t")
        self.assert_outcome(outcome, 1, err="")
        for name, text, status, words in (("e", 'error "here"', 3, "t/e.lua:1: here"),
                                          ("s", "x = = 1", 3, "t/s.lua:1: "),
                                          ("z", "while true do end", 4, "t/z.lua:1: ")):
            self.write(f"t/{name}.lua", text)
            outcome = self.law("check", "t", "--instructions", "5000000")
            self.assert_outcome(outcome, status)
            self.assertIn(words, outcome.err.decode())
        self.assertEqual(outcome.err.count(b"\n"), 3, outcome)
        self.assertTrue(outcome.out.endswith(b"5 files: 1 error, 0 warnings, 3 not looked at\n"))
        self.assert_one_message(self.law("check", "t/fine.lua", "absent"), 2, "absent")

    def test_a_file_too_large_is_told_once(self):
        self.write("large.lua", "local a = '" + "x" * 1100000 + "'\n")
        outcome = self.law("check", "large.lua")
        self.assertEqual(outcome.status, 4, outcome)
        self.assertEqual(outcome.err.count(b"\n"), 1, outcome)
        self.assertTrue(outcome.out.endswith(b"1 not looked at\n"), outcome)

    def test_a_mistake_is_told_once(self):
        self.write("lib.lua", "return { a = 1, a = 2 }")
        for name in ("one", "two"):
            self.write(name + ".lua", 'require "lib"\n' + scenario(name))
        outcome = self.law("check", "one.lua", "two.lua", "one.lua", "lib.lua")
        self.assertEqual(outcome.out.count(b"lib.lua:1: error: "), 1, outcome)

    def test_positions(self):
        lines = [json.dumps(POSITION), json.dumps({**POSITION, "books": {"p9": "a1"}}), "{",
                 json.dumps(POSITION).replace('"turn"', '"turns"'), ""]
        outcome = self.check("\n".join(lines), name="p.jsonl")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn(b"p.jsonl:2: error: /books", outcome.out)
        self.assertIn(b"p.jsonl:3: error: not JSON", outcome.out)
        self.assertTrue(outcome.out.endswith(b"1 file: 2 errors, 0 warnings\n"), outcome)
        self.assert_outcome(self.law("check", "-", stdin=lines[0].encode()), 0, FINE, "")
        self.assert_outcome(self.check(json.dumps(POSITION, indent=1), name="p.json"), 0, FINE, "")

    def test_any_bytes(self):
        """One clear error about each, wherever it is told."""
        deep = 100_000
        for name, text, statuses in (
                ("nul.lua", b"print(1)\0print(2)", (3,)), ("utf8.lua", b"local \xff = 1", (3,)),
                ("cut.lua", BOARD[:-40].encode(), (3,)), ("string.lua", b"local x = 'abc", (3,)),
                ("tables.lua", b"x = " + b"{" * deep, (3,)), ("bracket.lua", b"x = [==[", (3,)),
                ("chunk.lua", b"\x1bLua\x54\x00\x19\x93", (3,)),
                ("loop.lua", b"while true do end", (4,)),
                ("long.lua", b"x = ('x'):rep(1 << 30)", (4,)),
                ("random.lua", bytes(range(256)) * 40, (3,)),
                ("crlf.lua", BOARD.replace("starts", "strats").replace("\n", "\r\n").encode(),
                 (1,)),
                ("cut.json", json.dumps(POSITION)[:-9].encode(), (1,)),
                ("deep.json", b"[" * deep, (1,)), ("empty.json", b"", (2,)),
                ("repeated.json", json.dumps(POSITION)[:-1].encode() + b', "map": "x"}', (1,)),
                ("huge.json", json.dumps({**POSITION, "turn": 1 << 70}).encode(), (1,)),
                ("nul.json", b'{"map\0": 1}', (1,)), ("utf8.json", b'{"\xff": 1}', (1,))):
            with self.subTest(name):
                outcome = self.check(text, "--instructions", "50000000", name=name)
                self.assertIn(outcome.status, statuses, outcome)
                told = outcome.err + b"".join(
                    line + b"\n" for line in outcome.out.splitlines() if b": error: " in line)
                self.assertEqual(told.count(b"\n"), 1, outcome)
                self.assertIn(name.encode(), told)
                self.assertLess(len(told), 2000)
        self.assert_one_message(self.law("check", "x" * 5000), 2, "too long")


class Printing(CheckTest):
    def print_and_run(self, text, name):
        outcome = self.check(text, "--print", name=name)
        self.assert_outcome(outcome, 0, err="")
        self.write("printed.lua", outcome.out)
        ran = self.law("run", "printed.lua")
        self.assert_outcome(ran, 0, err="")
        self.assertNotIn(b"nothing was expected", ran.out)
        self.assert_outcome(self.law("check", "printed.lua"), 0, FINE, "")
        return outcome

    def test_a_position(self):
        outcome = self.print_and_run(json.dumps(POSITION), "p.jsonl")
        self.assert_golden(outcome.out, "check_print.txt")

    def test_positions_and_scenarios(self):
        other = {**POSITION, "id": 'an "id"', "turn": 3, "rules": {
            "swap": False, "victory_fraction": [2, 3], "max_turns": None,
            "flee_collision": "remove"}}
        other["map"] = {**POSITION["map"], "adjacent": [["a1", "a3"], ["a3", "a2"]]}
        self.print_and_run("\n".join(map(json.dumps, (POSITION, other, POSITION))), "p.jsonl")
        self.print_and_run(TIE, "tie.lua")

    def test_what_cannot_be_printed(self):
        outcome = self.check(THREE_AND_ONE + """
local v = law.variant { name = "v", hooks = { victory = function() end } }
law.scenario { name = "s", map = map, variant = v, units = { { "u1", "red", "a1" } },
    expect = { u1 = "succeeded" } }
""", "--print")
        self.assert_one_message(outcome, 1, 'its variant "v" has hooks, which cannot be printed')
        self.assertEqual(outcome.out, b"")


if __name__ == "__main__":
    main()
