"""`law explain`: the sentences, what would have turned an order, and how bad input ends."""

import json

from program import THREE_AND_ONE, TIE, LawTest, main, scenario

MAP = {"ages": {"A": ["a1", "a2", "a3", "a4"], "B": ["b1", "b2"]},
       "adjacent": [["a1", "a2"], ["a2", "a3"], ["a2", "a4"], ["b1", "b2"]],
       "link_points": {"p1": "b1", "p2": "a3"}}


def position(**members):
    units = {name: {"owner": owner, "at": at} for name, owner, at in members.pop("units")}
    return json.dumps({"map": MAP, "players": ["red", "blue"], "units": units, **members})


def move(to, **more):
    return {"type": "move", "to": to, **more}


class Sentences(LawTest):
    def explain(self, text, *arguments):
        """What is told of one position, with its lines joined."""
        outcome = self.law("explain", "-", *arguments, stdin=text.encode())
        self.assert_outcome(outcome, 0, err="")
        return " ".join(outcome.out.decode().split())

    def test_what_one_reinforcement_would_have_turned(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a3"), ("u3", "blue", "a4")],
            orders={"u1": move("a2"), "u2": move("a2")}))
        self.assertIn("u1 (red) in a1: move a2 — failed: tied with u2 (blue), both with strength 1"
                      " (J4.4). One more reinforcement would have turned it: u3 (blue) reinforcing"
                      " u1's move to a2.", told)
        self.assertIn("a2 was conflicted (J4.11).", told)

    def test_what_two_would_have_turned(self):
        reinforce = {"type": "reinforce", "unit": "u2", "action": {"type": "stay"}}
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "blue", "a3"),
                   ("u4", "red", "a4")],
            orders={"u1": move("a2"), "u3": reinforce, "u4": reinforce}))
        self.assertIn("u2 (blue) held a2 with strength 3 against 1 (J4.4). No reinforcement more or"
                      " fewer, nor any two, would have turned it.", told)
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "blue", "a3"),
                   ("u4", "red", "a4")],
            orders={"u1": move("a2"), "u3": reinforce}))
        self.assertIn("One reinforcement more and one fewer would have turned it: u4 (red)"
                      " reinforcing u1's move to a2, and not that by u3 (blue).", told)

    def test_what_none_would_have_turned(self):
        told = self.explain(position(units=[("u1", "red", "a1")], orders={"u1": move("a9")}))
        self.assertIn("illegal: there is no region a9 (J3), so it stayed. Nobody attacked it, so no"
                      " reinforcement would have displaced it.", told)

    def test_flight_and_why_there_was_no_place(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "red", "a3")]
        reinforce = {"type": "reinforce", "unit": "u1", "action": move("a2")}
        orders = {"u1": move("a2"), "u3": reinforce}
        told = self.explain(position(units=units, orders=orders, flee={"u2": ["a4"]}))
        self.assertIn("u1 (red) entered a2 with strength 2 against 1 (J4.7). It fled to a4, in"
                      " round 1 (J5.1). One reinforcement fewer would have kept it in its region:"
                      " that by u3 (red).", told)
        told = self.explain(position(units=units + [("u4", "red", "a4")], orders=orders,
                                     rules={"flee_to_attacker": False}))
        self.assertIn("It had no place to flee to: a1 was closed to it, a3 was occupied by u3 (red)"
                      " and a4 was occupied by u4 (red), and no book led it away, so it was removed"
                      " from the game (J5.5).", told)

    def test_books_control_and_supply(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a4")], books={"p1": "a1", "p2": "b2"},
            orders={"u1": {"type": "link", "book": "p1", "carry": "p1"}},
            supply={"red": [{"action": "book", "at": "b1", "id": "p9"},
                            {"action": "unit", "at": "b1"}]}))
        for sentence in ("nobody else wanted b1 or held it (J4.4). It carried nothing: the book it"
                         " named is the one that it linked through (J3.5).",
                         "red took control of the link point p1 in b1 (J6.1).",
                         "red earned 1 supply action, one for each link point it took (J6.3).",
                         "red wrote a book, p9, in b1 (J6.4).",
                         "red could not add a unit in b1: it had no action left (J6.3)."):
            self.assertIn(sentence, told)

    def test_the_end_of_a_game(self):
        told = self.explain(position(units=[("u1", "red", "a3")], books={"p2": "b1"},
                                     rules={"victory_fraction": [1, 2]}))
        self.assertIn("red has won, with 1 of 2 link points and 0 of 1 book (J6.2).", told)
        self.assertIn("blue is out, without units and without link points (J6.5).", told)
        told = self.explain(position(units=[("u1", "red", "a1"), ("u2", "blue", "a2")], turn=3,
                                     rules={"max_turns": 3}))
        self.assertIn("The game has ended in a draw (J6.5).", told)

    def test_one_unit(self):
        text = position(units=[("u1", "red", "a1"), ("u2", "blue", "a3")],
                        orders={"u1": move("a2"), "u2": move("a2")})
        told = self.explain(text, "--unit", "u2")
        self.assertIn("u2 (blue) in a3: move a2", told)
        self.assertNotIn("u1 (red) in a1", told)
        outcome = self.law("explain", "--unit", "u22", "-", stdin=text.encode())
        self.assert_one_message(outcome, 2, 'no unit "u22"; did you mean "u2"?')

    def test_names_that_are_no_ids(self):
        told = self.explain(position(units=[("u1", "red", "a1")],
                                     orders={"u1": move("no such\x07 place", carry="a b")}))
        self.assertIn(r"there is no region no such\x07 place (J3)", told)

    def test_a_crowd_does_not_take_forever(self):
        """A region that a hundred want, with a hundred around it that could reinforce."""
        regions = [f"r{number}" for number in range(200)]
        board = {"ages": {"A": ["hub", *regions]},
                 "adjacent": [["hub", region] for region in regions], "link_points": {}}
        told = self.explain(json.dumps({
            "map": board, "players": ["red"],
            "units": {f"u{number}": {"owner": "red", "at": region}
                      for number, region in enumerate(regions)},
            "orders": {f"u{number}": move("hub") for number in range(100)}}))
        self.assertIn("What would have turned it was not looked for: too much would have to be tried",
                      told)


class Files(LawTest):
    def test_a_scenario(self):
        self.write("tie.lua", TIE)
        outcome = self.law("explain", "tie.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "explain_tie.txt")

    def test_turn_by_turn(self):
        self.write("two.lua", THREE_AND_ONE + """
law.scenario {
    name = "two turns", map = map, players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a2" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    turns = {
        { orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" } } },
        { orders = { { "u3", "link p1" }, { "u2", "move nowhere" } },
          supply = { { "blue", "book b1 as p9", "unit b1 as u9" } } },
    },
}
""")
        outcome = self.law("explain", "two.lua")
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "explain_two_turns.txt")

    def test_every_line_fits(self):
        self.write("tie.lua", TIE)
        for line in self.law("explain", "tie.lua").out.decode().splitlines():
            self.assertLessEqual(len(line), 80)

    def test_lines_and_whole_documents(self):
        text = position(id="one", units=[("u1", "red", "a1")])
        pretty = json.dumps(json.loads(text), indent=2)
        self.write("one.json", pretty)
        self.write("lines.jsonl", text + "\n\n" + text.replace("one", "two") + "\r\n")
        self.write("named.txt", pretty)
        for name, count in (("one.json", 1), ("lines.jsonl", 2), ("named.txt", 1)):
            with self.subTest(name):
                outcome = self.law("explain", name)
                self.assert_outcome(outcome, 0, err="")
                self.assertEqual(outcome.out.count(b"turn 1\n"), count)

    def test_the_highest_status_decides_and_each_message_comes_once(self):
        self.write("good.lua", scenario("good"))
        self.write("bad.lua", "x = = 1")
        self.write("endless.lua", "while true do end")
        outcome = self.law("explain", "--instructions", "1000000", "bad.lua", "endless.lua",
                           "absent", "good.lua", "absent", "bad.lua")
        self.assert_outcome(outcome, 4)
        self.assertEqual(outcome.err.count(b"\n"), 3, outcome)
        self.assertIn(b"good\nturn 1\n", outcome.out)

    def test_a_scenario_that_raises_costs_no_other(self):
        self.write("hook.lua", scenario("one") + """
law.scenario { name = "two", map = map, units = { { "u1", "red", "a1" } },
    variant = law.variant { name = "v", hooks = { strength = function() error "here" end } },
    expect = { u1 = "succeeded" } }
""" + scenario("three"))
        outcome = self.law("explain", "hook.lua")
        self.assert_one_message(outcome, 3, "hook.lua:16: here", 'the hook "strength"')
        self.assertEqual(outcome.out.count(b"turn 1\n"), 2, outcome)

    def test_under_another_variant(self):
        self.write("harsh.lua", 'local law = require "lawspeaker"\n'
                   'return law.variant { name = "harsh", rules = { swap = false } }')
        self.write("swap.lua", THREE_AND_ONE + """
law.scenario { name = "swap", map = map, variant = law.variant { name = "soft" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "move a2" }, { "u2", "move a1" } }, expect = { u1 = "succeeded" } }
""")
        self.assertIn(b'swap, under the variant "soft"', self.law("run", "swap.lua").out)
        outcome = self.law("run", "--variant", "harsh.lua", "swap.lua")
        self.assert_outcome(outcome, 1, err="")
        self.assertIn(b'swap, under the variant "harsh"', outcome.out)
        outcome = self.law("explain", "--variant", "harsh.lua", "swap.lua")
        self.assertIn(b"u2 (blue) came the other way, with", outcome.out)

    def test_variants_that_are_of_no_use(self):
        self.write("good.lua", scenario("good"))
        for text, status, words in (("return 3", 3, "v.lua: it returns 3 and no variant"),
                                    ("x = = 1", 3, "v.lua:1: "),
                                    ('\nerror "here"', 3, "v.lua:2: here"),
                                    ("while true do end", 4, "v.lua:1: ")):
            with self.subTest(text):
                self.write("v.lua", text)
                outcome = self.law("run", "--variant", "v.lua", "--instructions", "1000000",
                                   "good.lua")
                self.assert_one_message(outcome, status, words)
                self.assertEqual(outcome.out, b"")
        self.assert_one_message(self.law("run", "--variant", "none.lua", "good.lua"), 2,
                                'cannot read "none.lua": no such file')


class AnyBytes(LawTest):
    def test_one_message(self):
        deep = 100_000
        good = position(units=[("u1", "red", "a1")]).encode()
        for name, text in (("cut", good[:-9]), ("nul", b'{"map"\0: 1}'), ("utf8", b'{"\xff": 1}'),
                           ("repeated", good[:-1] + b', "map": "x"}'), ("deep", b"[" * deep),
                           ("objects", b'{"a":' * deep), ("wrong", b"[1, 2]"), ("text", b'"a"'),
                           ("huge", good[:-1] + b', "turn": 99999999999999999999}'),
                           ("float", good[:-1] + b', "turn": 1.0}'), ("empty", b""),
                           ("blank", b" \r\n\t\n"), ("random", bytes(range(256)) * 40)):
            for extension in ("json", "jsonl"):
                with self.subTest(name, extension=extension):
                    self.write("x." + extension, text.replace(b"\n", b""))
                    outcome = self.law("explain", "x." + extension)
                    self.assertIn(outcome.status, (1, 2), outcome)
                    self.assert_one_message(outcome, outcome.status, "x." + extension)
                    self.assertEqual(outcome.out, b"")

    def test_what_is_no_file(self):
        for name in (".", "absent.lua", "absent.json", "x" * 5000, ""):
            with self.subTest(name):
                self.assert_one_message(self.law("explain", name), 2)


if __name__ == "__main__":
    main()
