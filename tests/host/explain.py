"""`law explain`: the sentences, what would have turned an order, and how bad input ends."""

import json
import re

from program import PROJECT, THREE_AND_ONE, TIE, LawTest, main, scenario

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
                      " (J4.4). One more reinforcement would have let it into a2: u3 (blue)"
                      " reinforcing u1's move to a2.", told)
        self.assertIn("a2 was conflicted (J4.11).", told)

    def test_what_two_would_have_turned(self):
        reinforce = {"type": "reinforce", "unit": "u2", "action": {"type": "stay"}}
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "blue", "a3"),
                   ("u4", "red", "a4")],
            orders={"u1": move("a2"), "u3": reinforce, "u4": reinforce}))
        self.assertIn("u2 (blue) held a2 with strength 3 against 1 (J4.4). With strength 4 it would"
                      " have got in. No change of one or two reinforcements, all else as ordered,"
                      " would have let it into a2.", told)
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "blue", "a3"),
                   ("u4", "red", "a4")],
            orders={"u1": move("a2"), "u3": reinforce}))
        self.assertIn("One reinforcement given elsewhere would have let it into a2: u3 (blue)"
                      " reinforcing u1's move to a2 instead of u2's stay.", told)

    def test_a_reinforcement_given_elsewhere(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a3"), ("u3", "green", "a4")],
            players=["red", "blue", "green"],
            orders={"u1": move("a2"), "u2": move("a2"),
                    "u3": {"type": "reinforce", "unit": "u1", "action": move("a2")}}))
        self.assertIn("u1 (red) wanted a2 too, with strength 2 against 1 (J4.4). One reinforcement"
                      " given elsewhere would have let it into a2: u3 (green) reinforcing u2's move"
                      " to a2 instead of u1's move to a2.", told)

    def test_a_stay_that_was_no_order_to_stay(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "blue", "a3"),
                 ("u4", "red", "a4")]
        orders = {"u1": move("a2"), "u4": {"type": "reinforce", "unit": "u1", "action": move("a2")}}
        for order, words in (({"type": "transfer", "to": "u3"},
                              "a unit that hands a book over stays, J3.8"),
                             (move("b1"), "its illegal order became a Stay, J3")):
            told = self.explain(position(units=units, books={"p1": "a2"},
                                         orders={**orders, "u2": order}))
            self.assertIn("One more reinforcement would have kept it in a2: u3 (blue) reinforcing"
                          f" u2's stay ({words}).", told)

    def test_nothing_is_told_where_nothing_was_contested(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a4")], orders={"u1": move("a2")}))
        self.assertEqual(told, "standard input:1 turn 1 u1 (red) in a1: move a2 — succeeded: nobody"
                         " else wanted a2 or held it (J4.4). u2 (blue) in a4: stay — succeeded:"
                         " nobody attacked it (J4.4).")

    def test_changing_places_and_rings(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2")],
            orders={"u1": move("a2"), "u2": move("a1")}))
        self.assertIn("nobody else wanted a2 (J4.4). It changed places with u2 (blue) (J4.3).",
                      told)
        board = {**MAP, "adjacent": [*MAP["adjacent"], ["a1", "a3"]]}
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "red", "a3")], map=board,
            orders={"u1": move("a2"), "u2": move("a3"), "u3": move("a1")}))
        self.assertIn("It moved in a ring with u2 (blue) and u3 (red) (J4.3).", told)
        regions = [f"r{number}" for number in range(9)]
        ring = list(zip(regions, regions[1:] + regions[:1]))
        told = self.explain(position(
            units=[(f"u{at}", "red", at) for at in regions],
            map={"ages": {"A": regions}, "adjacent": ring, "link_points": {}},
            orders={f"u{at}": move(to) for at, to in ring}))
        self.assertEqual(told.count("It moved in a ring of 9 units (J4.3)."), 9)

    def test_what_would_have_made_an_order_good(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "red", "a4")]
        books = {"p1": "a1", "p2": "a1"}
        reinforce = {"type": "reinforce", "unit": "u2"}
        for unit, order, words in (
                ("u1", move("b2"), "b2 is not adjacent to a1 (J3.2), so it stayed. a1 is adjacent"
                 " to a2."),
                ("u1", move("a9"), "there is no region a9 (J3), so it stayed. a1 is adjacent to"
                 " a2."),
                ("u1", {"type": "link"}, "none was named (J3.4), so it stayed. It could have named"
                 " p1 (to b1)."),
                ("u1", {"type": "link", "book": "p2"}, "p2 leads to a3, which is in the same Age"
                 " (J3.4), so it stayed. It could have named p1 (to b1)."),
                ("u1", {"type": "transfer", "to": "u2"}, "so it stayed. It had to name p1 or p2."),
                ("u3", {"type": "link", "book": "p1"}, "the book p1 lies in a1, not in a4 (J3.4)"),
                ("u1", {**reinforce, "unit": "u1", "action": {"type": "stay"}},
                 "no unit reinforces itself (J3), so it stayed."),
                ("u3", {**reinforce, "action": move("a2")}, "but u2 (blue) was on a Move to a3"
                 " (J3.8). From a4 it could not reinforce u2's move to a3 (J3.7)."),
                ("u1", {"type": "transfer", "book": "p1", "to": "u2"}, "Had u2 been ordered to"
                 " Stay, it would have taken the book.")):
            if "action" in order and order["action"] == move("a2"):
                board = {**MAP, "adjacent": [*MAP["adjacent"], ["a1", "a4"]]}
            else:
                board = MAP
            with self.subTest(order=order):
                told = self.explain(position(units=units, books=books, map=board,
                                             orders={"u2": move("a3"), unit: order}))
                self.assertIn(words, told)
        told = self.explain(position(units=units, orders={
            "u1": {**reinforce, "action": move("a3")}}), "--unit", "u1")
        self.assertIn("a3 is not adjacent to a1 (J3.7), so it stayed. a1 is adjacent to a2.", told)
        told = self.explain(position(units=units, orders={
            "u3": {**reinforce, "action": {"type": "link", "to": "a2"}}}), "--unit", "u3")
        self.assertIn("but u2 (blue) stayed (J3.8). Reinforcing u2's Stay would have matched.",
                      told)

    def test_names_that_were_meant(self):
        told = self.explain(position(
            units=[("scout", "red", "a1"), ("u2", "blue", "a2")],
            orders={"u2": {"type": "reinforce", "unit": "scuot", "action": {"type": "stay"}}}))
        self.assertIn("there is no unit scuot (J3), so it stayed. Perhaps scout was meant.", told)

    def test_a_reinforcement_that_was_cut(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "red", "a2"), ("u3", "blue", "a4")],
            orders={"u2": {"type": "reinforce", "unit": "u1", "action": {"type": "stay"}},
                    "u3": move("a2")}, rules={"reinforce_cut": True}), "--unit", "u2")
        self.assertIn("but u3 (blue) attacked it (J3.9). It would have counted without u3 (blue)"
                      " attacking.", told)

    def test_a_book_left_behind(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "b1")]
        orders = {"u1": {"type": "link", "book": "p1", "carry": "p2"}}
        books = {"p1": "a1", "p2": "a1"}
        told = self.explain(position(units=units, books=books, orders=orders))
        self.assertIn("The book p2 was left behind in b1, where the Link led (J4.9).", told)
        told = self.explain(position(units=units, books=books, orders=orders,
                                     rules={"failed_link_book": "origin"}))
        self.assertIn("The book p2 stayed in a1, for nothing is carried without success (J4.9).",
                      told)

    def test_flight_and_why_there_was_no_place(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "red", "a3")]
        reinforce = {"type": "reinforce", "unit": "u1", "action": move("a2")}
        orders = {"u1": move("a2"), "u3": reinforce}
        told = self.explain(position(units=units, orders=orders, flee={"u2": ["a4"]}))
        self.assertIn("u1 (red) entered a2 with strength 2 against 1 (J4.7). It fled to a4 (J5.1)."
                      " One reinforcement fewer would have kept it in a2: u3 (red) not reinforcing"
                      " u1's move to a2.", told)
        told = self.explain(position(units=units + [("u4", "red", "a4")], orders=orders,
                                     rules={"flee_to_attacker": False}))
        self.assertIn("It had no place to flee to, so it was removed from the game (J5.5): a1 was"
                      " closed to it because the attack came from there, a3 was occupied by u3"
                      " (red) and a4 was occupied by u4 (red).", told)

    def test_why_places_were_passed_over(self):
        units = [("u1", "red", "a1"), ("u2", "blue", "a2"), ("u3", "red", "a3")]
        reinforce = {"type": "reinforce", "unit": "u1", "action": move("a2")}
        orders = {"u1": move("a2"), "u3": reinforce}

        def flee(*places, **more):
            return self.explain(position(units=units, orders=orders, flee={"u2": list(places)},
                                         **more), "--unit", "u2")
        told = flee("a3", "a9", "b1", {"book": "p1"}, {"book": "p9"}, "a4")
        self.assertIn("It fled to a4 (J5.1), its sixth choice: a3 was occupied by u3 (red), there"
                      " is no region a9, b1 is not adjacent to a2, the book p1 did not lie in a2"
                      " and there is no book p9.", told)
        told = flee({"book": "p2"}, "a4", books={"p2": "a2"})
        self.assertIn("its second choice: the book p2 leads to a3, in the same Age.", told)
        told = flee({"book": "p1"}, "a4", books={"p1": "a2"},
                    rules={"flee_through_books": False})
        self.assertIn("nobody could flee through the book p1 (flee_through_books).", told)
        board = {**MAP, "link_points": {"p1": "b1", "p2": "a4"}}
        told = flee("a4", "a1", control={"p2": "blue"}, map=board)
        self.assertIn("It fled to a1 (J5.1), its second choice: a4 was controlled by blue.", told)
        told = flee("a4", control={"p2": "blue"}, map=board)
        self.assertIn("It could not flee where it wanted: a4 was controlled by blue. So it was sent"
                      " to a1, the first place still open (J5.4).", told)
        told = flee("a4", control={"p2": "blue"}, map=board, rules={"flee_controlled": "others"})
        self.assertIn("It fled to a4 (J5.1).", told)
        self.assertIn("It named no place to flee to, so it was sent to a1, the first place open"
                      " (J5.4).", flee())

    def test_what_units_in_flight_took_from_each_other(self):
        """Two Links that tie flee from one region; one book each leads them there."""
        board = {"ages": {"A": ["a1", "a2", "a3"], "B": ["b1", "b2"]},
                 "adjacent": [["a1", "a2"], ["a1", "a3"]], "link_points": {"p1": "a1", "p2": "a1"}}

        def flee(first, second, **more):
            return self.explain(position(
                units=[("u1", "red", "b1"), ("u2", "blue", "b2")], **{"map": board, **more},
                books={"p1": "b1", "p2": "b2"},
                orders={"u1": {"type": "link"}, "u2": {"type": "link"}},
                flee={"u1": first, "u2": second}))
        told = flee(["a2", "a3"], ["a2"])
        self.assertIn("It fled to a3 (J5.1), its second choice: a2 was closed to all because u2"
                      " (blue) wanted to flee there too.", told)
        self.assertIn("It had no place to flee to, so it was removed from the game (J5.5): a2 was"
                      " closed to all because u1 (red) wanted to flee there too and a3 was taken by"
                      " u1 (red) in flight.", told)
        alone = {**board, "adjacent": []}
        self.assertIn("it was removed from the game (J5.5): no region is adjacent to a1.",
                      flee([], [], map=alone))
        told = flee(["b1", "a2"], ["a2"], rules={"flee_collision": "remove"})
        self.assertIn("It could not flee where it wanted: b1 is not adjacent to a1. u2 (blue)"
                      " wanted to flee to a2 too, so both were removed from the game (J5.4).", told)

    def test_variants_that_made_a_difference(self):
        self.write("hooks.lua", THREE_AND_ONE + """
local variant = law.variant { name = "odd", hooks = {
    legal = function(ask, standard) return standard and ask.order.type ~= "transfer" end,
    strength = function(ask, standard) return ask.unit.id == "u1" and 1 or standard end,
    holding = function() return 2 end,
    supply_actions = function(ask, standard) return ask.player == "red" and 3 or standard end,
    victory = function(ask) return ask.position.turn == 2 and ask.player == "blue" end } }
law.scenario { name = "hooks", map = map, variant = variant, players = { "red", "blue" },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "b1" } },
    books = { { "p1", "b1" } },
    turns = {
        { orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } } },
        { orders = { { "u2", "move a3" }, { "u1", "move a2" }, { "u4", "transfer to u3" } } },
    } }
""")
        outcome = self.law("explain", "hooks.lua")
        self.assert_outcome(outcome, 0, err="")
        told = " ".join(outcome.out.decode().split())
        for words in ('Its strength was 1: u3 (red) reinforced it (J4.1), and the variant "odd"'
                      ' made it 1 instead of 2.',
                      'red earned 3 supply actions instead of 0, by the variant "odd" (J6.3), and'
                      ' left 3 unused (J6.4).',
                      "u2 (blue) held a2 with strength 2 against 1 (J4.4)",
                      'The variant "odd" made it hold with 2 instead of 1.',
                      'u4 (blue) in b1: transfer to u3 — illegal: ',
                      'blue has won: the variant "odd" says so (J6.2).'):
            self.assertIn(words, told)

    def test_of_several_variants_the_one_whose_hook_it_was(self):
        self.write("both.lua", """local law = require "lawspeaker"
local strong = law.variant { name = "strong", hooks = {
    strength = function(ask, standard) return ask.unit.id == "u1" and 3 or standard end } }
local kept = law.variant { name = "kept", hooks = { holding = function() return 2 end } }
return law.variant { name = "both", base = { strong, kept } }
""")
        self.write("hooks.lua", THREE_AND_ONE + """
law.scenario { name = "hooks", map = map, units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "move a2" } } }
""")
        told = self.law("explain", "--variant", "both.lua", "hooks.lua").out.decode()
        self.assertIn('the variant "strong" made it 3 instead of 1', " ".join(told.split()))

    def test_books_control_and_supply(self):
        told = self.explain(position(
            units=[("u1", "red", "a1"), ("u2", "blue", "a4")], books={"p1": "a1", "p2": "b2"},
            orders={"u1": {"type": "link", "book": "p1", "carry": "p1"}},
            supply={"red": [{"action": "book", "at": "b1", "id": "p9"},
                            {"action": "unit", "at": "b1"}]}))
        for sentence in ("nobody else wanted b1 or held it (J4.4). It carried nothing: the book it"
                         " named is the one that it linked through (J3.5).",
                         "red took control of the link point p1 in b1 (J6.1).",
                         "red earned 1 supply action for the link point it took (J6.3).",
                         "red wrote a book, p9, in b1 (J6.4).",
                         "red could not add a unit in b1: it had no action left (J6.3)."):
            self.assertIn(sentence, told)

    def test_the_end_of_a_game(self):
        told = self.explain(position(units=[("u1", "red", "a3")], books={"p2": "b1"},
                                     rules={"victory_fraction": [1, 2]}))
        self.assertIn("red has won, with 1 of 2 link points, where 1 is enough (J6.2).", told)
        self.assertIn("blue is out, without units and without link points (J6.5).", told)
        units = [("u1", "red", "a3"), ("u2", "blue", "b1")]
        told = self.explain(position(units=units, rules={"victory_fraction": [1, 2],
                                                         "joint_victory": False}))
        self.assertIn("red and blue have each enough to win, so nobody has won yet (J6.2).", told)
        told = self.explain(position(units=units, books={"p2": "a3"},
                                     supply={"blue": [{"action": "book", "at": "b1"}]}))
        self.assertIn("red has won, with the only book (J6.2). blue could not write a book in b1:"
                      " after a victory there are no supply actions (J6.2).", told)
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
        outcome = self.law("explain", "--unit", "ZZ", "-", stdin=text.encode())
        self.assert_one_message(outcome, 2, 'no unit "ZZ"; there are u1, u2')

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
        self.assertIn("What would have turned it was not looked for: too much would have to be"
                      " tried", told)
        self.assertIn("u7 (red), u8 (red) and at least 55 more, all with strength 1 (J4.4). With strength 2"
                      " it would have got in.", told)


class Games(LawTest):
    def test_places_by_the_names_of_their_rows(self):
        """Where rows of a table have lists, it is their names that say which."""
        self.write("walk/game.lua", """
local law = require "lawspeaker"
return law.game { name = "walk", api = 1, players = { "red" },
    state = { { "point", { name = "id" }, static = true }, { "den", {}, static = true },
        { "unit", { name = "id" } }, { "field", { zone_of = "unit", each = "point" } },
        { "hole", { zone_of = "unit", each = "den" } },
        { "hand", { zone_of = "unit", each = "player" } }, { globals = { last = "unit?" } } },
    notes = { { "walks", "{unit} is now in {place}" } },
    board = function(g)
        g.point:add { name = "A" } g.point:add { name = "B" } g.den:add {}
    end,
    phases = { { "go", function(g)
        local unit = g.unit:add({ name = "Kim" }, g.field[g.point:get(1)])
        g.field[g.point:get(2)]:put(unit)
        g:note("walks", { unit = unit, place = unit.place })
        g.hole[g.den:get(1)]:put(unit)
        g.hand.red:put(unit)
        g.field[g.point:get(2)]:put(unit)
        g.unit:remove(unit)
        g:ask("red", { name = "n", number = { 1, 9 } })
    end } } }
""")
        self.write("walk/s.lua", """
require("lawspeaker").scenario { name = "walking", game = "walk", state = {}, phase = "go",
    expect = { pending = { "red: n" } } }
""")
        outcome = self.law("explain", "walk/s.lua")
        self.assert_outcome(outcome, 0, """walking

         phase go
         unit/1 appears in field A
         Kim name "" → Kim
         Kim goes from field A to field B
         Kim is now in field B
         Kim goes from field B to hole/1
         Kim goes from hole/1 to hand/red
         Kim goes from hand/red to field B
         unit/1 name Kim → ""
         unit/1 disappears from field B

  open: red: n
""", "")

    def write_why(self, explain):
        self.write("why/game.lua", """
local law = require "lawspeaker"
return law.game { name = "why", api = 1, players = { "red" }, state = { { globals = { n = "int" } } },
    notes = { { "won", "{who} won" } },
    explain = function(setting, notes) """ + explain + """ end,
    phases = { { "go", rule = "R2", function(g)
        g.n = 3
        g:note("won", { who = "red" })
        g:ask("red", { name = "n", number = { 1, 9 } })
    end } } }
""")
        self.write("why/s.lua", """
require("lawspeaker").scenario { name = "why", game = "why", state = {}, phase = "go" }
""")
        return self.law("explain", "why/s.lua")

    def test_a_game_that_explains_its_notes(self):
        outcome = self.write_why("""
        return { { notes[1].fields.who .. " of " .. #setting.players,
            { "below a rule", rule = "R1", "deeper", { "and deeper", "still" } } } }""")
        self.assert_outcome(outcome, 0, """why

  phase go
  n 0 → 3
  R2     red won
            red of 1
  R1        below a rule
               deeper
               and deeper
                  still

  open: red: n
""", "")

    def test_an_explanation_of_another_shape(self):
        for explain, words in (("return 3", "explain returned 3; it returns a table of lists"),
                               ("return { 3 }", "explain returned 3 for a note"),
                               ("return { { {} } }", "explain returned a table as a fact"),
                               ("return { { { 'x', rule = 3 } } }", "as a fact")):
            with self.subTest(explain=explain):
                self.assertIn(words, self.write_why(explain).err.decode())


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

    def test_a_position_that_is_too_large(self):
        """One of many is passed over; the others are told."""
        good = position(units=[("u1", "red", "a1")]).encode()
        large = good[:-1] + b" " * (1 << 20) + b"}"
        self.write("x.jsonl", good + b"\n" + large + b"\n" + good + b"\n")
        for command in ("explain", "check"):
            with self.subTest(command):
                outcome = self.law(command, "x.jsonl")
                self.assert_one_message(outcome, 4, "law: x.jsonl:2: a position of "
                                        f"{len(large)} bytes is too large", "at most 1048576")
        self.assertEqual(self.law("explain", "x.jsonl").out.count(b"turn 1\n"), 2)
        self.assert_outcome(self.law("resolve", "x.jsonl"), 0, err="")

    def test_standard_input_has_lines(self):
        for text, place in ((b'{"id":"a', "1"), (b'\n\n{"id":"a', "3"), (b"{}\n{", "2"),
                            (b"\xff\xfe", "1")):
            with self.subTest(text):
                self.assert_one_message(
                    self.law("explain", "-", stdin=text.replace(b"{}", position(
                        units=[("u1", "red", "a1")]).encode())), 1,
                    f"law: standard input:{place}: not JSON")

    def test_what_is_no_file(self):
        for name in (".", "absent.lua", "absent.json", "x" * 5000, ""):
            with self.subTest(name):
                self.assert_one_message(self.law("explain", name), 2)


CASES = PROJECT / "scenarios/diplomacy"
PARADOX = next((CASES / "F_convoys").glob("6.F.14*"))


class Diplomacy(LawTest):
    """What each verdict rests on."""

    def explain(self, *arguments):
        outcome = self.law("explain", *map(str, arguments), LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")
        return outcome.out.decode()

    def test_a_paradox(self):
        self.assert_golden(self.explain(PARADOX).encode(), "explain_paradox.txt")

    def test_running_it_tells_no_facts(self):
        outcome = self.law("run", str(PARADOX), LAW_PATH=str(PROJECT))
        self.assertEqual(outcome.status, 0)
        self.assertNotIn(b"supports it", outcome.out)

    def test_each_verdict_that_failed_has_facts(self):
        told = self.explain(*sorted(CASES.glob("[DEFG]_*/*.lua")))
        lines = told.splitlines()
        failed = 0
        for index, line in enumerate(lines):
            if line.startswith(" "):
                self.assertLessEqual(len(line), 80)
            if not re.match(r"  [\d.A-J ]{7}[A-Z]\w+: .*: failed, ", line):
                continue
            failed += 1
            following = index + 1
            while re.match(" {9}[^ A-Z]", lines[following]):
                following += 1  # the rest of the sentence
            self.assertRegex(lines[following], r"^  [\d.A-J ]{7}   \S", line)
        self.assertGreater(failed, 80)

    def test_a_paradox_is_told_once(self):
        told = " ".join(self.explain(next((CASES / "F_convoys").glob("6.F.22_*"))).split())
        self.assertEqual(told.count("suppose that"), 2)
        self.assertIn("this is the paradox that is told of A bre", told)

    def test_what_a_book_leaves_open_is_told_as_such(self):
        told = " ".join(self.explain(CASES / "house_rules/"
                                     "4.A.2_what_the_rules_of_the_books_leave_open.lua").split())
        self.assertRegex(told, r"their armies have no effect \(paradox: rule_\d+, which leaves it "
                               r"open; paradox_backup: szykman\)")
        self.assertNotRegex(told, r"no effect \(paradox: rule_\d+\)")

    def test_one_unit(self):
        told = self.explain("--unit", "A bre", PARADOX)
        self.assertIn("France: A bre - lon: failed", told)
        self.assertIn("hangs on itself", told)
        self.assertIn("  phase spring_orders\n", told)
        self.assertNotIn("F wal - eng: succeeded", told)
        for unit in ("A br", "F brest"):
            self.assert_one_message(self.law("explain", "--unit", unit, str(PARADOX),
                                             LAW_PATH=str(PROJECT)), 2, f'no unit "{unit}"')

    def test_a_position_is_for_resolve(self):
        outcome = self.law("explain", "-", stdin=b'{"game":"diplomacy","units":{}}')
        self.assert_one_message(outcome, 2, "standard input:1: a position of Diplomacy",
                                "law resolve --explain")

    def test_a_saved_game(self):
        self.law("play", "diplomacy", "--bots", "--bot", "p1", "--option", "years=1", "--seed", "5",
                 "--save", "g.save.jsonl", LAW_PATH=str(PROJECT))
        told = self.explain("g.save.jsonl").splitlines()
        self.assertIn("  year 0 → 1901", told)
        self.assertIn("  phase fall_orders", told)
        self.assertTrue(any("with strength 1" in line for line in told))
        changed = (self.folder / "g.save.jsonl").read_text(encoding="utf-8").replace(
            '["explain.lua","', '["explain.lua","0', 1)
        self.write("other.save.jsonl", changed)
        self.assert_one_message(self.law("explain", "other.save.jsonl", LAW_PATH=str(PROJECT)), 2,
                                "other.save.jsonl: the rules have been changed", "--changed")
        self.assertIn("  phase fall_orders", self.explain("--changed", "other.save.jsonl"))
        self.assert_one_message(self.law("explain", "--unit", "A nowhere", "g.save.jsonl",
                                         LAW_PATH=str(PROJECT)), 2, 'is told of "A nowhere"')

    def test_a_save_without_its_board(self):
        board = (PROJECT / "variants/diplomacy/maps/three_crowns.lua").read_text(encoding="utf-8")
        self.write("boards/my_isles.lua", board.replace('"three crowns"', '"my isles"'))
        saved = self.law("play", "diplomacy", "--players", "3", "--maps", "boards", "--option",
                         "map=my_isles", "--save", "g.save.jsonl", LAW_PATH=str(PROJECT))
        self.assert_outcome(saved, 0, err=None)
        outcome = self.law("explain", "g.save.jsonl", LAW_PATH=str(PROJECT))
        self.assert_one_message(outcome, 2, "g.save.jsonl: such a match cannot be started: no board")
        self.explain("--maps", "boards", "g.save.jsonl")
        outcome = self.law("play", "diplomacy", "--maps", "boards", "--option", "map=my_isle",
                           LAW_PATH=str(PROJECT))
        self.assert_one_message(outcome, 3, 'did you mean "my_isles"?')


if __name__ == "__main__":
    main()
