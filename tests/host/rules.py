"""`law rules`: what it lists of a game and its variants, for people and for programs; and the page
about house rules, whose examples work and whose mistakes are told as it says."""

import json
import re

from games import DUEL, UNLUCKY
from program import PROJECT, LawTest, main

REFERENCE = (PROJECT / "lua" / "reference.md").read_text(encoding="utf-8")
PAGE = re.search(r"(?ms)^## House rules: .*?(?=^## )", REFERENCE).group(0)

HOOKED = """
local law = require "lawspeaker"
return law.game {
    name = "hooked", api = 1, players = { "red" },
    rules = {
        { "part", { 3, 4 }, "H1", "what is needed" },
        { "most", law.no_limit, "H1", "the most", most = 9 },
        { "some", 24, "H1", "some", limit = true, least = 2 },
        { "way", "left", "H2", "which way", choices = { "left", "right" } },
        { "word", "abc", "H2", "a word" },
        { "count", 5, "H2", "how many", most = 5 },
    },
    options = { { "board", "small", "the board" }, { "turns", 3, "the turns", least = 0 } },
    hooks = {
        { "gain", "H1", "what is gained?", asks = {
            { "player", "player", "who gains" }, { "unit", "unit?", "by which unit, or nil" },
        }, standard = "1", answer = "an integer" },
        { "loss", "H3", "what is lost?" },
    },
    state = {
        { "spot", { name = "id" }, static = true },
        { "unit", {
            kind = { "foot", "horse" }, hits = { least = 1, most = 6 }, owner = "player", next = "unit?",
        } },
        { "field", { zone_of = "unit", each = "spot" } },
        { "dead", { zone_of = "unit" } },
        { globals = { n = "int", leader = "player?" } },
    },
    phases = { { "all", rule = "H1", function(g)
        g.n = g:hook("gain", { player = "red" }, 1)
        g:finish {}
    end } },
    steps = { raid = function(g, attacker, spot) g.n = #attacker + #spot end, rest = function() end },
}
"""

HOOKED_RULES = """# The rules of hooked

Words without a number, **in bold** and not.

## A Gain

- **H1** [S] A part is needed, `part` (3/4),
  and **much** more. **H2, H3** There is a way,
  and a loss. [R, K1] So it is.
- **K2** A ruling.

Not of K2.
"""

# As `law help rules` documents it: the keys and their order.
HOOKED_LINE = (
    '{"format":1,"game":"hooked","title":null,'
    '"variant":{"name":"both","title":"Both of them","parts":["more","less"],"sentence":""},"rules":['
    '{"name":"part","rule":"H1","value":[1,2],"changed":true,"set_by":["both"],"kind":"fraction",'
    '"default":[3,4],"least":null,"most":null,"choices":null,"sentence":"what is needed"},'
    '{"name":"most","rule":"H1","value":null,"changed":false,"set_by":[],"kind":"limit",'
    '"default":null,"least":null,"most":9,"choices":null,"sentence":"the most"},'
    '{"name":"some","rule":"H1","value":null,"changed":true,"set_by":["less"],"kind":"limit",'
    '"default":24,"least":2,"most":null,"choices":null,"sentence":"some"},'
    '{"name":"way","rule":"H2","value":"right","changed":true,"set_by":["more"],"kind":"choice",'
    '"default":"left","least":null,"most":null,"choices":["left","right"],'
    '"sentence":"which way"},'
    '{"name":"word","rule":"H2","value":"abc","changed":false,"set_by":["more"],"kind":"text",'
    '"default":"abc","least":null,"most":null,"choices":null,"sentence":"a word"},'
    '{"name":"count","rule":"H2","value":5,"changed":false,"set_by":[],"kind":"integer",'
    '"default":5,"least":null,"most":5,"choices":null,"sentence":"how many"}],'
    '"hooks":[{"name":"gain","rule":"H1","question":"what is gained?","asks":['
    '{"name":"player","type":"player","optional":false,"sentence":"who gains"},'
    '{"name":"unit","type":"unit","optional":true,"sentence":"by which unit, or nil"}],'
    '"standard":"1","answer":"an integer","answered_by":["more","both"]},'
    '{"name":"loss","rule":"H3","question":"what is lost?","asks":null,"standard":null,'
    '"answer":null,"answered_by":[]}],'
    '"options":[{"name":"board","kind":"text","default":"small","least":null,"most":null,'
    '"choices":null,"sentence":"the board"},{"name":"turns","kind":"integer","default":3,'
    '"least":0,"most":null,"choices":null,"sentence":"the turns"}],'
    '"variants":[{"name":"both","sentence":""},{"name":"less","sentence":"Less of it."},'
    '{"name":"more","sentence":"More \\"of\\" it, in two lines."}],"tables":['
    '{"name":"spot","static":true,"columns":['
    '{"name":"name","type":"id","optional":false,"needed":true}]},'
    '{"name":"unit","static":false,"columns":['
    '{"name":"hits","type":"int from 1 to 6","optional":false,"needed":false},'
    '{"name":"kind","type":"one of \\"foot\\", \\"horse\\"","optional":false,"needed":false},'
    '{"name":"next","type":"unit","optional":true,"needed":false},'
    '{"name":"owner","type":"player","optional":false,"needed":true}]}],"zones":['
    '{"name":"field","of":"unit","each":"spot"},{"name":"dead","of":"unit","each":null}],"globals":['
    '{"name":"leader","type":"player","optional":true,"needed":false},'
    '{"name":"n","type":"int","optional":false,"needed":false}],"positions":[],"phases":['
    '{"name":"all","rule":"H1"}],"steps":[{"name":"raid","told":["attacker","spot"]},'
    '{"name":"rest","told":[]}],"texts":[]}\n')

MORE = """-- More "of" it,
-- in two lines. And more.
local law = require "lawspeaker"
return law.variant { name = "more", game = "hooked", rules = { way = "right", word = "abc" },
    hooks = { gain = function(_, standard) return standard + 1 end } }
"""
LESS = """-- Less of it.
local law = require "lawspeaker"
return law.variant { name = "less", game = "hooked", rules = { some = law.no_limit } }
"""
BOTH = """
local law = require "lawspeaker"
return law.variant { name = "both", title = "Both of them",
    base = { "hooked/more", "hooked/less" }, rules = { part = { 1, 2 } },
    hooks = { gain = function(_, standard) return standard * 2 end } }
"""


class RulesTest(LawTest):
    def setUp(self):
        super().setUp()
        self.write("hooked/rules.md", HOOKED_RULES)
        for name, source in (("game", HOOKED), ("more", MORE), ("less", LESS), ("both", BOTH)):
            self.write(f"hooked/{name}.lua", source)
        # What is no variant, and is not run: a file of the game's own, and one that is damaged.
        self.write("hooked/own.lua", 'print "I ran"\nlocal function f()\n    return law.variant {}\n'
                                     "end\nreturn f\n")
        self.write("hooked/broken.lua", "return (")

    def rules(self, *arguments, **environment):
        outcome = self.law("rules", *arguments, **{"LAW_PATH": str(PROJECT), **environment})
        self.assert_outcome(outcome, 0, err="")
        return outcome.out.decode()

    def data(self, *arguments):
        return json.loads(self.rules(*arguments, "--json"))


class ForPrograms(RulesTest):
    def test_each_key_in_its_order(self):
        self.assertEqual(self.rules("hooked/both", "--json"), HOOKED_LINE)

    def test_the_same_by_any_name(self):
        for name in ("hooked/both.lua", "./hooked/both", "hooked/../hooked/both.lua"):
            self.assertEqual(self.rules(name, "--json"), HOOKED_LINE, name)
        self.assertEqual(self.rules("hooked", "--variant", "both", "--json"), HOOKED_LINE)

    def test_a_game_as_it_is(self):
        for game in ("johvets", "rocknroll", "mighty_kingdoms", "transactions"):
            told = self.data(game)
            self.assertEqual(told["game"], game)
            self.assertIsNone(told["variant"])
            self.assertTrue(told["variants"])
            for rule in told["rules"]:
                self.assertEqual(rule["value"], rule["default"])
                self.assertEqual((rule["changed"], rule["set_by"]), (False, []))
            for hook in told["hooks"]:
                self.assertEqual(hook["answered_by"], [])
                self.assertTrue(hook["asks"] and hook["standard"] and hook["answer"], hook)

    def test_every_variant_that_is_listed_can_be_listed(self):
        """And each changes something, or is built on others."""
        for game in ("johvets", "rocknroll", "mighty_kingdoms", "transactions", "hooked"):
            for variant in self.data(game)["variants"]:
                told = self.data(f"{game}/{variant['name']}")
                self.assertEqual(told["game"], game)
                changes = [rule for rule in told["rules"] if rule["set_by"]]
                answers = [hook for hook in told["hooks"] if hook["answered_by"]]
                self.assertTrue(changes or answers, variant)

    def test_several_together(self):
        told = self.data("johvets/no_swaps+kin_only")
        self.assertEqual(told["variant"]["parts"], ["no swaps", "kin only"])
        swap = next(rule for rule in told["rules"] if rule["name"] == "swap")
        self.assertEqual((swap["value"], swap["changed"], swap["set_by"]),
                         (False, True, ["no swaps"]))
        strength = next(hook for hook in told["hooks"] if hook["name"] == "strength")
        self.assertEqual(strength["answered_by"], ["kin only"])

    def test_together_with_what_replaces_it(self):
        """A variant beside one that is built on it and sets the same rule otherwise."""
        self.write("mine.lua", 'return require("lawspeaker").variant { name = "mine", '
                   'base = "johvets/two_thirds_win", rules = { victory_fraction = { 1, 2 } } }')
        outcome = self.law("rules", "johvets/two_thirds_win+mine.lua", LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")
        self.assertRegex(outcome.out.decode(), r"victory_fraction +\*1/2 +J6\.2")

    def test_only_some(self):
        told = self.data("johvets", "J4.1")
        self.assertEqual((told["rules"], told["options"], told["variants"]), ([], [], []))
        self.assertEqual([hook["name"] for hook in told["hooks"]], ["strength"])
        told = self.data("hooked", "turns")
        self.assertEqual([option["name"] for option in told["options"]], ["turns"])

    def test_a_file_elsewhere(self):
        self.write("mine.lua", 'return require "lawspeaker".variant { name = "mine", '
                               "rules = { link_point_tokens = 3 } }")
        told = self.data("mine.lua")
        self.assertEqual(told["game"], "johvets")
        self.assertIn("no_swaps", [variant["name"] for variant in told["variants"]])
        self.write("alone.lua", HOOKED)
        self.assertEqual(self.data("alone.lua")["variants"], [])


class ForPeople(RulesTest):
    def test_what_is_there(self):
        told = " ".join(self.rules("hooked/both").split())
        for words in ('hooked under the variant "both", built on "more" and "less"',
                      "6 house rules, each with its value and the number of its rule; * is not",
                      'part *1/2 H1 what is needed: a fraction of two integers from 1; standard: 3/4;',
                      "most no_limit H1 the most: an integer from 0 to 9, or no_limit",
                      "some *no_limit H1 some: an integer from 2, or no_limit; standard: 24; set by",
                      "way *right H2 which way: left or right; standard: left",
                      'word abc H2 a word: a text; set by "more"',
                      "count 5 H2 how many: an integer up to 5",
                      "gain what is gained? (H1) ask.player player who gains",
                      "ask.unit unit? by which unit, or nil standard 1 answer an integer",
                      'answered by "more", then "both" loss what is lost? (H3)',
                      "2 options of a match, no house rules",
                      "law rules hooked/both NAME tables spot, unit zones field, dead globals "
                      "leader, n phases all steps raid, rest",
                      "board small the board: a text turns 3 the turns: an integer from 0",
                      "3 variants that come with the game: law rules hooked/NAME",
                      'less Less of it. more More "of" it, in two lines.'):
            self.assertIn(words, told)
        self.assertNotIn("*", " ".join(self.rules("hooked").split()))

    def test_one(self):
        self.assertEqual(self.rules("hooked/both", "way"), """\
house rule way (H2): which way
  value         right
  standard      left
  set by        "more"
  may be        left or right
  in a variant  rules = { way = "right" }
  in a match    law play hooked/both --rule way=VALUE
""")
        self.assertEqual(self.rules("hooked", "gain"), """\
hook gain (H1): what is gained?
  ask.player  player  who gains
  ask.unit    unit?   by which unit, or nil
  standard            1
  answer              an integer
  in a variant  hooks = { gain = function(ask, standard) … end }
""")
        self.assertEqual(self.rules("hooked", "turns"), """\
option turns: the turns
  standard    3
  may be      an integer from 0
  in a match  law play hooked --option turns=VALUE
""")
        self.assertEqual(re.findall("^(.*?):", self.rules("hooked", "H2"), re.M),
                         ["house rule way (H2)", "house rule word (H2)", "house rule count (H2)"])

    def test_the_words_of_a_rule(self):
        """From rules.md: at its number, else where a ruling of that number is cited."""
        for number, words in (
                ("H1", "H1 [S] A part is needed, `part` (3/4), and much more. house rule part "),
                ("H3", "H2, H3 There is a way, and a loss. [R, K1] So it is. hook loss (H3): ")):
            told = " ".join(self.rules("hooked/more", number).split())
            self.assertTrue(told.startswith(words), told)
        self.assertEqual(self.rules("hooked", "K1"),
                         "H2, H3  There is a way, and a loss. [R, K1] So it is.\n")
        self.assertEqual(self.rules("hooked", "K2"), "K2  A ruling.\n")
        self.assertEqual(self.data("hooked", "K2")["texts"], [{"rule": "K2", "text": "A ruling."}])
        self.assert_one_message(self.law("rules", "hooked", "K3"), 2, 'nothing of the name "K3"')
        self.assertIn("\n  a rule of the game hooked: law rules hooked K2\n",
                      self.law("help", "K2").out.decode())

    def test_every_number_of_the_games_has_its_words(self):
        """rules.md has each as a mark or a citation; of some it is seen that they are found there."""
        for game in ("johvets", "rocknroll", "mighty_kingdoms", "transactions"):
            rules = (PROJECT / "variants" / game / "rules.md").read_text(encoding="utf-8")
            told = self.data(game)
            numbers = {entry["rule"] for entry in told["rules"] + told["hooks"]} - {"fog"}
            for number in numbers:
                found = re.escape(number) + r"(?:\.\d+)?"
                self.assertRegex(rules, rf"\*\*([^*]*, )?{found}(, [^*]*)?\*\*|"
                                        rf"\[[^]]*\b{found}\b[^]]*\]", game)
            for number in sorted(numbers)[::8]:
                texts = self.data(game, number)["texts"]
                self.assertTrue(texts and all(text["text"] for text in texts), (game, number))

    def test_a_chapter_of_rules(self):
        names = [rule["name"] for rule in self.data("johvets", "J6")["rules"]]
        self.assertIn("victory_fraction", names)
        self.assertNotIn("swap", names)

    def test_what_the_state_is(self):
        self.assertEqual(self.rules("hooked", "unit"), """\
table unit: rows of the state
  hits   int from 1 to 6
  kind   one of "foot", "horse"
  next   unit, or nil
  owner  player; to be given
  lies in        field (a place for each spot) or dead (one place)
  in a hook      for row in ask.g.unit:each() do … row.COLUMN … end
  in a scenario  state = { unit = { { "NAME", COLUMN = …, place = "…" } } }
""")
        self.assertEqual(self.rules("hooked", "field"), """\
zone field: where rows of unit lie, a place for each spot
  in a hook      for row in ask.g.field[spot]:each() do … end
  in a scenario  place = "field/SPOT"
""")
        self.assertEqual(self.rules("hooked", "leader"), """\
global leader: player, or nil
  in a hook      ask.g.leader
  in a scenario  state = { globals = { leader = … } }
""")
        self.assertIn('phase = "all"', self.rules("hooked", "all"))
        self.assertEqual(self.rules("hooked", "raid"), """\
step raid: is told attacker and spot
  in a scenario  step = { "raid", ATTACKER, SPOT }
""")
        self.assertIn("state = { position = law.position { … } }",
                      self.rules("johvets", "position"))

    def test_all_of_the_state(self):
        told = " ".join(self.rules("hooked", "state").split())
        for words in ("table spot, never changed name id; to be given table unit, lies in field (a",
                      'zones field rows of unit, a place for each spot: place = "field/SPOT"',
                      "globals leader player, or nil n int phases, in order all H1",
                      "steps raid is told attacker and spot rest is told nothing"):
            self.assertIn(words, told)
        left = self.data("hooked", "state")
        self.assertEqual((left["rules"], left["hooks"], left["options"]), ([], [], []))
        self.assertEqual([entry["name"] for entry in left["tables"]], ["spot", "unit"])

    def test_what_a_variant_says_of_itself(self):
        self.assertIn('the variant "more"\nMore "of" it, in two lines.\n', self.rules("hooked/more"))
        self.assertEqual(self.data("hooked/more+less")["variant"]["sentence"],
                         'More "of" it, in two lines. Less of it.')
        self.write("mine.lua", MORE)
        self.assertIn("in two lines.\n", self.rules("mine.lua"))

    def test_variants_of_ones_own_folder(self):
        """Where LAW_PATH names it they are listed with those of the game."""
        self.write("own/johvets/here.lua", '-- Mine.\nlocal law = require "lawspeaker"\n'
                   'return law.variant { name = "here", rules = { swap = false } }')
        path = {"LAW_PATH": f"{self.folder}/own:{PROJECT}"}
        self.assertRegex(self.rules("johvets", **path), r"\n  here +Mine\.\n(.*\n)+  no_swaps ")
        self.assertIn("*false", self.rules("johvets/here", **path))

    def test_what_is_shown_to_write_can_be_written(self):
        for game in ("johvets", "hooked"):
            lines = []
            for rule in self.data(game)["rules"]:
                told = self.rules(game, rule["name"])
                lines += re.findall(r"in a variant  rules = \{ (.*) \}\n", told)
            self.write("all.lua", 'local law = require "lawspeaker"\nreturn law.variant { name = '
                                  f'"all", game = "{game}", rules = {{ {", ".join(lines)} }} }}')
            told = self.data("all.lua")
            for rule in told["rules"]:
                self.assertEqual(rule["set_by"], ["all"], rule)
                self.assertTrue(rule["changed"], rule)

    def test_no_line_is_too_long(self):
        for game in ("johvets", "johvets/kin_only", "rocknroll", "mighty_kingdoms", "transactions"):
            told = self.rules(game)
            self.assertNotIn("\x1b", told)
            self.assertLessEqual(max(map(len, told.splitlines())), 80)

    def test_mistakes(self):
        self.assert_one_message(self.law("rules"), 2, "missing GAME (law help rules)")
        self.assert_one_message(self.law("rules", "hoked"), 2, 'did you mean "hooked"?')
        self.assert_one_message(self.law("rules", "hooked/moer"), 2, 'did you mean "more"?')
        self.assert_one_message(self.law("rules", "hooked", "gian"), 2,
                                'game "hooked" has nothing of the name "gian"; did you mean "gain"? '
                                "(law rules hooked)")
        self.assert_one_message(self.law("rules", "hooked", "more"), 2,
                                'nothing of the name "more"; it is a variant: law rules hooked/more')
        self.assert_one_message(self.law("rules", "hooked/broken"), 3, "broken.lua:1:")
        self.write("duel/game.lua", DUEL)
        self.assert_one_message(self.law("rules", "duel", "--variant", "hooked/more"), 3,
                                'the variant "more" changes the game "hooked", and not "duel"')
        for body, words in (("rules = { mots = 3 }", 'rules.mots: game "hooked" has no rule "mots"; '
                             'did you mean "most"?'),
                            ("rules = { count = 9 }", "rules.count: expected an integer up to 5"),
                            ("rules = { most = { 1 } }", "rules.most: expected an integer from 0 to"),
                            ("most = 3", 'no field "most"; a house rule stands in rules = { … }'),
                            ("hooks = { gian = print }", 'hooks: game "hooked" has no hook "gian"; '
                             'did you mean "gain"?')):
            self.write("wrong.lua", 'return require "lawspeaker".variant { name = "wrong", '
                                    f'game = "hooked", {body} }}')
            self.assert_one_message(self.law("rules", "wrong.lua"), 3, 'variant "wrong": ' + words)
        self.write("nothing.lua", "return 7")
        self.assert_one_message(self.law("rules", "nothing.lua"), 3, "return law.game")


class HookMistakes(RulesTest):
    """A hook of any game that fails: which it was, of which variant, and what it was asked about."""

    def test_which_hook_of_what(self):
        about = ' (in the hook "gain" of variant "late", asked about player "red") (in phase "all")\n'
        for body, words in (
                ("return ask.plyer", 'ask: no field "plyer"; did you mean "player"?'),
                ("return nil + 1", "attempt to perform arithmetic on a nil value"),
                ("return ask.g.nothing", 'no table, zone, global or method "nothing"; there is '
                 '"spot", "unit", "field", "dead", "leader", "n"'),
                ("x = 3", 'a hook cannot set the global "x": it answers from what it is asked alone, '
                 "and what a rule wants to remember belongs to the state"),
                ("return math.random(3)", "a hook cannot call math.random: it answers from what it "
                 "is asked alone"),
                ("return 1 / 2", "the hook returned the float 0.5; it returns an integer, or nothing"),
                ("string.x = 3", 'a hook cannot set the field "string.x": it answers from what it is '
                 "asked alone, and what a rule wants to remember belongs to the state")):
            self.write("late.lua", 'local law = require "lawspeaker"\nreturn law.variant { name = '
                                   '"late", game = "hooked",\nhooks = { gain = function(ask) '
                                   f"{body} end }} }}")
            outcome = self.law("play", "hooked", "--variant", "late.lua", "--bots", "--bot", "red")
            self.assert_outcome(outcome, 3, err=f"law: late.lua:3: {words}{about}")

    def test_a_rule_is_told_of_a_rule(self):
        """Also behind a hook: then it is the rule that sets a global."""
        self.write("hooked/game.lua", HOOKED.replace("        g:finish", "        x = 1\n"
                                                                        "        g:finish"))
        outcome = self.law("play", "hooked/more", "--bots", "--bot", "red")
        self.assert_one_message(outcome, 3, 'a rule cannot set the global "x"')


class ByName(RulesTest):
    def test_check_finds_games_and_variants(self):
        outcome = self.law("check", "hooked/more", "johvets", LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b'game "johvets": 2 to 5 players', outcome.out)
        self.assertIn(b"2 files: 0 errors", outcome.out)
        self.assertIn(b"2 files: 0 errors", self.law("check", "hooked/more+less").out)
        self.assert_one_message(self.law("check", "hokked"), 2, "no such file",
                                'did you mean "hooked"?')
        self.assert_one_message(self.law("check", "hooked/moer"), 2, 'did you mean "more"?')

    def test_a_folder_comes_first(self):
        """A folder of that name is looked at with all that is in it, as before."""
        self.assertIn(b"6 files", self.law("check", "hooked").out)

    def test_help_knows_where_games_are_told(self):
        self.write("duel/game.lua", DUEL)
        self.write("duel/unlucky.lua", UNLUCKY)
        for name, kind in (("duel", "a game"), ("duel/unlucky", "a variant of a game")):
            outcome = self.law("help", name)
            self.assert_outcome(outcome, 0, err="")
            self.assertIn(f"{name}, {kind}\n", outcome.out.decode())
            self.assertIn(f"law rules {name} NAME", outcome.out.decode())

    def test_help_of_a_rule_names_what_can_be_changed(self):
        told = " ".join(self.law("help", "J6.2").out.decode().split())
        self.assertIn("a variant can change it: house rule victory_fraction, house rule "
                      "joint_victory, hook victory (law help house_rules)", told)
        self.assertNotIn("a variant can change it", self.law("help", "J4.4").out.decode())

    def test_help_of_a_name_in_games(self):
        """Also where two have it, or one game twice; a game that cannot be run has none."""
        self.write("bad/game.lua", '{ "gain", 1 }')
        outcome = self.law("help", "gain")
        self.assert_outcome(outcome, 0, "gain\n  a hook of the game hooked: law rules hooked gain\n",
                            "")
        self.write("more/game.lua", HOOKED.replace('"hooked"', '"more"').replace("loss", "word"))
        self.assertEqual(self.law("help", "word").out.decode(), """\
word
  a house rule of the game hooked: law rules hooked word
  a house rule of the game more: law rules more word
  a hook of the game more: law rules more word
""")
        self.assert_one_message(self.law("help", "right"), 2, 'unknown topic "right"')

    def test_the_command_and_the_form_of_the_name(self):
        told = self.law("help", "rules").out.decode()
        self.assertTrue(told.startswith("usage: law rules"))
        self.assertIn("\nform rules\n", told)


PLAYED = """
local law = require "lawspeaker"
law.scenario { name = "s", variant = require "v", units = { { "u1", "red", "a1" } },
    map = law.map { name = "m", ages = { { "A", "a1", "a2" } }, adjacent = { { "a1", "a2" } } },
    orders = { { "u1", "move a2" } }, expect = { u1 = "succeeded" } }
"""


class ThePage(RulesTest):
    """law help house_rules, as it stands on the reference page."""

    def test_it_is_the_topic(self):
        told = " ".join(self.law("help", "house_rules").out.decode().split())
        for title in re.findall("(?m)^### (.*)$", PAGE):
            self.assertIn(title, told)

    def test_every_example_works(self):
        examples = re.findall(r"(?ms)^```lua\n(.*?)^```$", PAGE)
        self.assertGreater(len(examples), 8)
        for number, source in enumerate(examples):
            with self.subTest(source):
                name = self.write(f"example_{number}.lua", source)
                outcome = self.law("check", "--strict", name, LAW_PATH=str(PROJECT))
                self.assert_outcome(outcome, 0, err="")
                if "law.scenario" in source:
                    tested = self.law("test", name, LAW_PATH=str(PROJECT))
                    self.assertIn(b"2 passed, 0 failed", tested.out)
                else:
                    told = self.data(name)
                    self.assertTrue([rule for rule in told["rules"] if rule["changed"]]
                                    or [hook for hook in told["hooks"] if hook["answered_by"]])
                    self.assertRegex(source, "^-- [A-Z].*\\.\n")
                    self.play(name, told["game"])

    def play(self, name, game):
        """A whole match by chance, so that every hook is asked."""
        player = {"johvets": "p1", "mighty_kingdoms": "p1"}[game]
        options = {"johvets": ("--option", "turns=8"), "mighty_kingdoms": ("--rule", "years=1")}
        outcome = self.law("play", game, "--variant", name, "--bots", "--bot", player, "--seed",
                           "3", *options[game], LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")

    def test_every_mistake_is_told_so(self):
        rows = re.findall(r"(?m)^\| `([^|]*)` \| ([^|]*) → [^|]* \|$", PAGE)
        self.assertGreater(len(rows), 8)
        for written, message in rows:
            with self.subTest(written):
                self.write("v.lua", 'local law = require "lawspeaker"\nreturn law.variant { name = '
                                    f'"v", {written} }}\n')
                self.write("s.lua", PLAYED)
                outcome = self.law("run", "s.lua", LAW_PATH=str(PROJECT))
                self.assert_one_message(outcome, 3, message)
                self.assertRegex(outcome.err.decode(), r"^law: v\.lua:\d+: ")

    def test_every_command_is_one(self):
        """Those that can be run on the page's own files do what it says."""
        self.write("my_rule.lua", re.search(r"(?ms)^```lua\n(.*?)^```$", PAGE).group(1))
        commands = re.findall(r"`law ([a-z-]+) ([^`]*)`", PAGE)
        self.assertIn("diff-rules", [command for command, _ in commands])
        for command, arguments in commands:
            outcome = self.law(command, "--help")
            self.assert_outcome(outcome, 0, err="")
            for option in re.findall(r"(?<!\S)--\w+", arguments):
                self.assertIn(f"\n   {option} ", outcome.out.decode(), f"law {command}")
        for command in ("check my_rule.lua", "rules my_rule.lua"):
            self.assertIn(f"`law {command}`", PAGE)
            self.assert_outcome(self.law(*command.split(), LAW_PATH=str(PROJECT)), 0, err="")


if __name__ == "__main__":
    main()
