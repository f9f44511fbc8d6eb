"""What `law help` says about the program is so: topics, limits, what a script may use, maps."""

import json
import re

from program import PROJECT, LawTest, main

EVERY_NAME = """
local function names_of(prefix, values)
    for name, value in pairs(values) do
        local path = prefix .. name
        if type(value) == "table" and name ~= "_G" then
            names_of(path .. ".", value)
        elseif name ~= "_G" then
            print(path)
        end
    end
end
names_of("", _G)
"""


class Help(LawTest):
    def help(self, topic):
        outcome = self.law("help", topic)
        self.assert_outcome(outcome, 0, err="")
        return outcome.out.decode()

    def test_topics_of_the_overview(self):
        overview = self.law("--help").out.decode()
        told = re.search(r"or a page: (.*?)\n  law --version", overview, re.S).group(1)
        topics = re.findall(r"\w+", told)
        self.assertGreater(len(topics), 15)
        for topic in topics:
            self.assertTrue(self.help(topic), topic)
        self.assertIn("NO_COLOR", overview)
        self.assertIn("LAW_PATH", overview)

    def test_what_rules_of_games_use(self):
        """By the names under which rules have it, too; and nothing is wider than a screen."""
        self.assertEqual(self.help("g"), self.help("state"))
        self.assertTrue(self.help("g:ask").startswith("state:ask(player, question)"))
        for topic in ("game", "schema", "question", "table", "row", "place", "answers", "dice", "g",
                      "match", "view", "reactions", "game_scenario", "game_expect", "games",
                      "game_variant", "match_start"):
            for line in self.help(topic).split("\nexample\n")[0].splitlines():
                self.assertLessEqual(len(line), 80, line)

    def test_how_orders_are_written(self):
        for topic in ("move", "link", "transfer", "reinforce", "stay", "supply", "flee", "verdict"):
            self.assertRegex(self.help(topic), "(?m)^written$")
        self.assertIn("move REGION carry BOOK", self.help("order"))
        self.assertIn("function (ask, standard)", self.help("hooks"))

    def test_cases_of_diplomacy(self):
        """The numbers that verdicts show, by the reasons and rules that name them."""
        self.assertIn("stand_off", self.help("diplomacy_reasons"))
        self.assertTrue(self.help("stand_off").startswith("reason in Diplomacy stand_off\n"))
        for topic in ("convoy", "support"):
            self.assertEqual(self.help(topic), self.help("diplomacy"))
        outcome = self.law("help", "6.D.2", LAW_PATH=str(PROJECT))
        for words in ("reason in Diplomacy cut\n", "law rules diplomacy 6.D.2"):
            self.assertIn(words, outcome.out.decode())
        for number, rule in (("6.D.2", "21"), ("6.F.15", "27")):
            outcome = self.law("rules", "diplomacy", number, LAW_PATH=str(PROJECT))
            self.assertTrue(outcome.out.decode().startswith(rule + " "), outcome)
        self.assertEqual(self.law("rules", "diplomacy", "6.F.25", LAW_PATH=str(PROJECT)).status, 2)

    def test_rules(self):
        self.assertTrue(self.help("J4.4").startswith("J4.4\n  [S] An entrant wins"))
        self.assertTrue(self.help("J4").startswith("J4 Resolution\n"))
        self.assertIn("law help J5.4", self.help("rules"))
        self.assert_one_message(self.law("help", "J4.44"), 2, 'unknown topic "J4.44"',
                                'did you mean "J4.4"?')

    def test_what_scripts_may_use(self):
        """Exactly what a script finds in its globals."""
        self.write("names.lua", EVERY_NAME)
        found = self.law("run", "names.lua")
        self.assert_outcome(found, 0, err="")
        told = set()
        rows = re.findall(r"(?m)^  (\w+) {2,}((?:.*\n)(?: {28}.*\n)*)", self.help("scripts"))
        for library, names in rows:
            prefix = "" if library == "globals" else library + "."
            if library != "absent":
                told.update(prefix + name for name in re.findall(r"\w+", names))
        self.assertEqual(set(found.out.decode().split()), told)

    def test_what_scripts_lack_says_so(self):
        absent = re.search(r"(?ms)^  absent +(.*)$", self.help("scripts")).group(1)
        for name in re.findall(r"\w+", absent):
            with self.subTest(name):
                self.write("use.lua", f"print(rawget(_G, '{name}'), nothing_else)\n{name}.x()\n")
                outcome = self.law("run", "use.lua")
                self.assert_outcome(outcome, 3, "nil\tnil\n", f'law: use.lua:2: "{name}" is not '
                                    "available in scripts (law help scripts)\n")

    def test_setting_such_a_name(self):
        self.write("set.lua", "io = { write = print }\nio.write(io ~= nil)\n"
                   "setmetatable(_G, { __index = function() return 7 end })\nprint(os)")
        self.assert_outcome(self.law("run", "set.lua"), 0, "true\n7\n", "")

    def test_limits(self):
        told = self.help("limits")
        options = self.law("run", "--help").out.decode()
        for name in ("memory", "instructions", "seconds", "output"):
            default = re.search(rf"(?m)^ +--{name} (?s:.*?)default:\s+(\d+)", options).group(1)
            self.assertRegex(told, rf"(?s)--{name} .*?default\s+{default}\n")
        longest = int(re.search(r"string that it may make: (\d+) bytes", told).group(1))
        self.write("long.lua", "print(#string.rep('x', tonumber(...)))")
        self.assert_outcome(self.law("run", "long.lua", str(longest)), 0, f"{longest}\n", "")
        self.assertEqual(self.law("run", "long.lua", str(longest + 1)).status, 4)


class MissingMaps(LawTest):
    SCRIPT = """local law = require "lawspeaker"
law.scenario { name = "x", map = "twin", start = 2, expect = { draw = false } }
"""

    def setUp(self):
        super().setUp()
        self.write("own/twins.lua", "return 5")
        self.write("more/other.lua", "return 5")
        self.write("x.lua", self.SCRIPT)
        self.write("x.jsonl", '{"map":"twin","players":["red"],"units":{}}')

    def test_where_it_was_looked_for(self):
        words = ('no map "twin" is declared or on the map path; searched: "own", "more", ',
                 "--maps and LAW_PATH name more folders", '; did you mean "twins"?\n')
        for command in ("run", "explain"):
            outcome = self.law(command, "--maps", "own", "x.lua", LAW_PATH="none:more")
            self.assert_one_message(outcome, 3, *words)
        for file in ("x.lua", "x.jsonl"):
            outcome = self.law("check", "--maps", "own", file, LAW_PATH="none:more")
            self.assertEqual(outcome.status, 1, outcome)
            for word in words:
                self.assertIn(word, outcome.out.decode())
        self.assertIn(words[0], self.law("explain", "--maps", "own", "x.jsonl",
                                         LAW_PATH="more").err.decode())

    def test_a_script_is_not_told_where(self):
        self.write("ask.lua", "local law = require 'lawspeaker'\n"
                   "print(select(2, pcall(law.position, { map = 'twin', players = { 'red' } })))")
        outcome = self.law("run", "--maps", "own", "ask.lua")
        self.assertTrue(outcome.out.endswith(b'no map "twin" is declared or on the map path\n'))

    def test_resolve(self):
        outcome = self.law("resolve", "--maps", "own", "x.jsonl", LAW_PATH="more")
        error = json.loads(outcome.out)["error"]
        self.assertEqual(error["code"], "unknown_map")
        self.assertEqual(error["message"], 'no map "twin" on the map path (law help maps); '
                         'did you mean "twins"?')

    def test_a_document_on_several_lines(self):
        self.write("long.json", '{\n "map": "twin",\n "players": ["red"]\n}\n')
        outcome = self.law("resolve", "long.json")
        for line in outcome.out.decode().splitlines():
            self.assertTrue(json.loads(line)["error"]["message"].endswith(
                "; a document must be on one line"), line)
        self.assertEqual(outcome.out.count(b"\n"), 4)
        self.assertNotIn("on one line", self.law("resolve", stdin=b"nonsense").out.decode())


if __name__ == "__main__":
    main()
