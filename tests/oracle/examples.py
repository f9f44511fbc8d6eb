#!/usr/bin/env python3
"""Situations worked out by hand, one a rule or more, for the oracle and for the program.

They are what the oracle itself is trusted by: no other code says what must come out here.

    examples.py [--law PATH]        checks the oracle, or the program at PATH
"""

import argparse
import json
import os
import sys
import tempfile

import compare
import johvets

# a0 is next to a1 ... a5, which are a ring; b1 - b2 - b3 is a line; c1 stands alone.
RING = ["a1", "a2", "a3", "a4", "a5"]
ADJACENT = [["a0", region] for region in RING]
ADJACENT += [[region, RING[number - 1]] for number, region in enumerate(RING)]
ADJACENT += [["b1", "b2"], ["b2", "b3"]]
AGES = {"A": ["a0", *RING], "B": ["b1", "b2", "b3"], "C": ["c1"]}
POINTS = {"p1": "b1", "p2": "b2", "p3": "a3", "p4": "c1"}
NEVER = {"victory_fraction": [5, 1]}


def order(text):
    """An order from words: `move a2 carry p1`, `link`, `transfer p1 to u2`, `reinforce u1 stay`."""
    words = text.split()
    made = {"type": words[0]}
    if "carry" in words:
        at = words.index("carry")
        made["carry"] = words[at + 1] if len(words) > at + 1 else True
        words = words[:at]
    if words[0] == "move":
        made["to"] = words[1]
    elif words[0] == "link" and len(words) > 1:
        made["book"] = words[1]
    elif words[0] == "transfer":
        if words[1] != "to":
            made["book"] = words[1]
        made["to"] = words[-1]
    elif words[0] == "reinforce":
        made |= {"unit": words[1], "action": {"type": words[2]}}
        if len(words) > 3:
            made["action"]["to"] = words[3]
    return made


def position(units, orders=(), **more):
    """Units as `u1 red a1, u2 blue a2`, orders as `u1 move a2, u2 stay`, and other members."""
    units = [unit.split() for unit in units.split(", ") if unit]
    orders = [one.split(None, 1) for one in orders.split(", ")] if orders else []
    rules = {**NEVER, **more.pop("rules", {})}
    return {"map": {"ages": AGES, "adjacent": ADJACENT, "link_points": more.pop("points", POINTS)},
            "players": ["red", "blue", "green"],
            "units": {unit: {"owner": owner, "at": at} for unit, owner, at in units},
            "orders": {unit: order(text) for unit, text in orders}, "rules": rules, **more}


def observed(result, name):
    """What an example states, as the result has it: a verdict by its unit, else a pointer."""
    if name in result.get("verdicts", {}):
        verdict = result["verdicts"][name]
        displaced = ", displaced" if "displaced" in verdict else ""
        return f"{verdict['result']}: {verdict['reason']}{displaced}"
    for key in name.split("/"):
        result = result.get(key) if isinstance(result, dict) else None
    return result


AB = "A red a1, B blue a3"
ABC = AB + ", C green a2"
BOOKS12 = {"p1": "a1", "p2": "a1"}
HEAD = "u1 move a2, u2 move a1"
LINKS = "u1 red a1, u2 blue a2, u3 green a0"
EXAMPLES = [
    # The examples of the source: A and B, C reinforces B, B stays, C reinforces either side.
    ("J4.4 tie", position(AB, "A move a0, B move a0"),
     {"A": "failed: tied", "B": "failed: tied", "conflicted": ["a0"], "units/A/at": "a1"}),
    ("J4.1 C reinforces B", position(ABC, "A move a0, B move a0, C reinforce B move a0"),
     {"A": "failed: outweighed", "B": "succeeded: strongest", "C": "succeeded: counted",
      "verdicts/B/strength": 2}),
    ("J4.4 B stays", position("A red a1, B blue a0", "A move a0"),
     {"A": "failed: occupied", "B": "succeeded: held"}),
    ("J4.4 C reinforces the Stay",
     position("A red a1, B blue a0, C green a2", "A move a0, C reinforce B stay"),
     {"A": "failed: occupied", "verdicts/B/strength": 2}),
    ("J4.7 C reinforces A",
     position("A red a1, B blue a0, C green a2", "A move a0, C reinforce A move a0",
              flee={"B": ["a4"]}),
     {"A": "succeeded: strongest", "B": "failed: displaced, displaced",
      "fled": {"B": {"from": "a0", "to": "a4"}}}),
    ("J4.4 ties among the weaker",
     position("A red a1, B blue a3, C green a5, D red a2",
              "A move a0, B move a0, C move a0, D reinforce C move a0"),
     {"A": "failed: outweighed", "C": "succeeded: strongest"}),
    # J3: legality, in the order in which reasons apply
    ("J3.2", position("u1 red a1", "u1 move a1"), {"u1": "illegal: not_adjacent"}),
    ("J3.2 unknown", position("u1 red a1", "u1 move x"), {"u1": "illegal: unknown_region"}),
    ("J3.3 the only book", position("u1 red a1", "u1 move a2 carry", books={"p1": "a1"}),
     {"verdicts/u1/carried": "p1", "books": {"p1": "a2"}}),
    ("J3.3 several", position("u1 red a1", "u1 move a2 carry", books=BOOKS12),
     {"u1": "succeeded: unopposed", "verdicts/u1/carry_reason": "book_unnamed", "books": BOOKS12}),
    ("J3.3 not there", position("u1 red a1", "u1 move a2 carry p3", books=BOOKS12),
     {"verdicts/u1/carry_reason": "no_book_here"}),
    ("J3.4 Link", position("u1 red a1", "u1 link", books={"p1": "a1"}),
     {"u1": "succeeded: unopposed", "units/u1/at": "b1", "books": {"p1": "a1"},
      "control": {"p1": "red"}, "actions": {"red": 1}}),
    ("J3.4 unnamed, one unusable", position("u1 red a1", "u1 link", books={"p1": "a1", "p3": "a1"}),
     {"u1": "illegal: book_unnamed"}),
    ("J3.4 same Age", position("u1 red a1", "u1 link p3", books={"p3": "a1"}),
     {"u1": "illegal: same_age"}),
    ("J3.4 none", position("u1 red a1", "u1 link"), {"u1": "illegal: no_book_here"}),
    ("J3.4 unknown", position("u1 red a1", "u1 link x"), {"u1": "illegal: unknown_book"}),
    ("J3.5 the other", position("u1 red a1", "u1 link p1 carry", books=BOOKS12),
     {"verdicts/u1/carried": "p2", "books": {"p1": "a1", "p2": "b1"}}),
    ("J3.5 linked through", position("u1 red a1", "u1 link p1 carry p1", books=BOOKS12),
     {"verdicts/u1/carry_reason": "linked_through", "units/u1/at": "b1"}),
    ("J3.6", position("u1 red a1, u2 blue a2", "u1 transfer to u2", books={"p1": "a1"}),
     {"u1": "succeeded: transferred", "books": {"p1": "a2"}}),
    ("J3.6 an illegal order is a Stay",
     position("u1 red a1, u2 blue a2", "u1 transfer to u2, u2 move x", books={"p1": "a1"}),
     {"u1": "succeeded: transferred", "u2": "illegal: unknown_region"}),
    ("J3.6 each other",
     position("u1 red a1, u2 blue a2", "u1 transfer to u2, u2 transfer to u1",
              books={"p1": "a1", "p2": "a2"}),
     {"u1": "failed: receiver_not_staying", "u2": "failed: receiver_not_staying"}),
    ("J3.6 stationary",
     position("u1 red a1, u2 blue a2", "u1 transfer to u2, u2 transfer to u1",
              books={"p1": "a1", "p2": "a2"}, rules={"transfer_receiver": "stationary"}),
     {"u1": "succeeded: transferred", "books": {"p1": "a2", "p2": "a1"}}),
    ("J3.7", position("u1 red a1, u2 blue a3", "u1 reinforce u2 stay, u2 reinforce u2 stay"),
     {"u1": "illegal: not_adjacent", "u2": "illegal: self"}),
    ("J3.7 standing there",
     position("u1 red a1, u2 blue a2", "u1 reinforce u2 move a1, u2 move a1"),
     {"u1": "illegal: not_adjacent"}),
    ("J3.8 kinds",
     position("u1 red a1, u2 blue a2, u3 red a0", "u1 move a2, u3 reinforce u1 link a2"),
     {"u3": "failed: not_matched", "u1": "failed: occupied"}),
    ("J3.8 a failed Move is no Stay",
     position("u1 red a1, u2 blue a2, u3 red a0", "u1 move a2, u3 reinforce u1 stay"),
     {"u3": "failed: not_matched"}),
    ("J3.8 a reinforcer stays", position(LINKS, "u1 reinforce u2 stay, u3 reinforce u1 stay"),
     {"u3": "succeeded: counted", "verdicts/u1/strength": 2, "verdicts/u2/strength": 2}),
    ("J3.9 never cut", position(LINKS + ", u4 blue a5", "u1 reinforce u3 stay, u4 move a1"),
     {"u1": "succeeded: counted"}),
    ("J3.9 cut",
     position(LINKS + ", u4 blue a5", "u1 reinforce u3 stay, u4 move a1",
              rules={"reinforce_cut": True}),
     {"u1": "failed: cut", "verdicts/u3/strength": 1}),
    ("J3.9 not from where it is directed",
     position(LINKS, "u1 reinforce u3 move a2, u3 move a2, u2 move a1",
              rules={"reinforce_cut": True}),
     {"u1": "succeeded: counted"}),
    # J4: contests
    ("J4.3 swap", position("u1 red a1, u2 blue a2", HEAD),
     {"u1": "succeeded: unopposed", "units/u2/at": "a1", "conflicted": []}),
    ("J4.3 no swap", position("u1 red a1, u2 blue a2", HEAD, rules={"swap": False}),
     {"u1": "failed: head_to_head", "u2": "failed: head_to_head", "conflicted": ["a1", "a2"]}),
    ("J4.3 the stronger passes",
     position(LINKS, HEAD + ", u3 reinforce u1 move a2", rules={"swap": False},
              flee={"u2": ["a1"]}),
     {"u1": "succeeded: strongest", "u2": "failed: head_to_head, displaced", "conflicted": ["a2"],
      "fled/u2/to": "a1"}),
    ("J5.1 not where the attacker came from",
     position(LINKS, HEAD + ", u3 reinforce u1 move a2", flee={"u2": ["a1"]},
              rules={"swap": False, "flee_to_attacker": False}),
     {"fled/u2/to": "a3"}),
    ("J4.5 ring",
     position("u1 red a1, u2 blue a2, u3 red a0", "u1 move a2, u2 move a0, u3 move a1"),
     {"u1": "succeeded: unopposed", "u3": "succeeded: unopposed"}),
    ("J4.5 blocked chain", position("u1 red a1, u2 blue a2, u3 red a3", "u1 move a2, u2 move a3"),
     {"u1": "failed: occupied", "u2": "failed: occupied", "conflicted": ["a2", "a3"]}),
    ("J4.2 a failed Move holds with 1",
     position("u1 red a1, u3 green a0, u4 blue a5, u5 green a3, u6 blue a4",
              "u1 move a0, u5 reinforce u1 move a0, u6 reinforce u3 stay, u4 move a1, "
              "u3 reinforce u4 move a1"),
     {"u1": "failed: occupied, displaced", "verdicts/u1/strength": 2,
      "u4": "succeeded: strongest"}),
    ("J4.6 own unit",
     position("u1 red a1, u2 red a2, u3 red a0", "u1 move a2, u3 reinforce u1 move a2",
              rules={"displace_own": False}),
     {"u1": "failed: own_unit", "u2": "succeeded: held"}),
    ("J4.6 own, but not stronger",
     position("u1 red a1, u2 red a2", "u1 move a2", rules={"displace_own": False}),
     {"u1": "failed: occupied"}),
    ("J4.6 displaced entrants count",
     position(LINKS + ", u4 blue a5, u5 red a4",
              "u1 move a0, u2 reinforce u4 move a1, u4 move a1, u5 move a0, u3 move a3"),
     {"u1": "failed: tied, displaced", "u5": "failed: tied", "u4": "succeeded: strongest"}),
    ("J4.8 Links that tie",
     position("u1 red a1, u2 blue a2", "u1 link, u2 link p2", books={"p1": "a1", "p2": "a2"},
              points={"p1": "b1", "p2": "b1"}, flee={"u1": ["b2"]}),
     {"u1": "failed: tied, displaced", "fled": {"u1": {"from": "b1", "to": "b2"}},
      "removed": ["u2"], "conflicted": ["b1"]}),
    ("J4.9 a failed Link leaves its book",
     position("u1 red a1, u2 blue b1", "u1 link p1 carry", books=BOOKS12),
     {"books": {"p1": "a1", "p2": "b1"}, "verdicts/u1/carried": None,
      "verdicts/u1/carry_reason": "not_successful"}),
    ("J4.9 origin",
     position("u1 red a1, u2 blue b1", "u1 link p1 carry", books=BOOKS12,
              rules={"failed_link_book": "origin"}),
     {"books": BOOKS12}),
    ("J5.1 through the book just left",
     position("u1 red a1, u2 blue b1, u3 blue b2", "u1 link p1 carry",
              books={"p1": "a1", "p4": "a1"}, flee={"u1": [{"book": "p4"}]}),
     {"fled/u1": {"from": "b1", "to": "c1"}, "books": {"p1": "a1", "p4": "b1"}}),
    ("J5.1 on foot only",
     position("u1 red a1, u2 blue b1, u3 blue b2", "u1 link p1 carry",
              books={"p1": "a1", "p4": "a1"}, rules={"flee_through_books": False}),
     {"removed": ["u1"], "books": {"p1": "a1", "p4": "b1"}}),
    ("J4.10",
     position(LINKS + ", u4 red a5", "u1 transfer to u3, u2 reinforce u4 move a1, u4 move a1",
              books={"p1": "a1"}, flee={"u1": ["a3", "a2"]}),
     {"u1": "succeeded: transferred, displaced", "books": {"p1": "a0"}, "fled/u1/to": "a5"}),
    # J5: controlled, and rounds
    ("J5.2 any",
     position("u1 red a1, u2 blue b2", "u1 link", books={"p2": "a1"}, control={"p1": "red"},
              flee={"u1": ["b1"]}),
     {"fled/u1/to": "b3"}),
    ("J5.2 others",
     position("u1 red a1, u2 blue b2", "u1 link", books={"p2": "a1"}, control={"p1": "red"},
              flee={"u1": ["b1"]}, rules={"flee_controlled": "others"}),
     {"fled/u1/to": "b1"}),
    ("J5.4 collision",
     position("u1 red a1, u2 blue a2", "u1 link, u2 link", books={"p1": "a1", "p2": "a2"},
              points={"p1": "b2", "p2": "b2"}, flee={"u1": ["b1", "b3"], "u2": ["b1"]}),
     {"fled": {"u1": {"from": "b2", "to": "b3"}}, "removed": ["u2"]}),
    ("J5.4 remove",
     position("u1 red a1, u2 blue a2", "u1 link, u2 link", books={"p1": "a1", "p2": "a2"},
              points={"p1": "b2", "p2": "b2"}, flee={"u1": ["b1", "b3"], "u2": ["b1"]},
              rules={"flee_collision": "remove"}),
     {"fled": {}, "removed": ["u1", "u2"]}),
    ("J5.4 one at a time",
     position("u2 blue a2, u1 red a1", "u1 link, u2 link", books={"p1": "a1", "p2": "a2"},
              points={"p1": "b2", "p2": "b2"}),
     {"fled": {"u2": {"from": "b2", "to": "b1"}, "u1": {"from": "b2", "to": "b3"}}}),
    # J6: supply
    ("J6.2 three quarters",
     position("u1 red a3", control={"p1": "red", "p2": "red"},
              supply={"red": [{"action": "book", "at": "a3"}]}, rules={"victory_fraction": [3, 4]}),
     {"winners": ["red"], "actions": {},
      "unsupplied/red": [{"action": "book", "at": "a3", "reason": "none_left"}],
      "out": ["blue", "green"]}),
    ("J6.2 not two thirds of four",
     position("u1 red a3", control={"p1": "red"}, rules={"victory_fraction": [3, 4]}),
     {"winners": []}),
    ("J6.2 all books on the board",
     position("u1 red a1", books={"p1": "a1"}, rules={"victory_fraction": [3, 4]}),
     {"winners": ["red"]}),
    ("J6.2 nothing", position("u1 red a1", points={}, rules={"victory_fraction": [1, 9]}),
     {"winners": []}),
    ("J6.2 joint", position("u1 red a3, u2 blue b1", rules={"victory_fraction": [1, 4]}),
     {"winners": ["red", "blue"]}),
    ("J6.2 not joint",
     position("u1 red a3, u2 blue b1", rules={"victory_fraction": [1, 4], "joint_victory": False}),
     {"winners": []}),
    ("J6.4",
     position("u1 red a1", "u1 link", books={"p1": "a1"},
              points={"p1": "b1", "p2": "b1", "p3": "a3"}, control={"p3": "red"},
              supply={"red": [{"action": "unit", "at": "a3"},
                              {"action": "book", "at": "b1", "id": "p1"},
                              {"action": "book", "at": "b1"}]}),
     {"actions": {"red": 2}, "supplied/red": [{"action": "unit", "at": "a3", "id": "u:1"}],
      "unsupplied/red": [{"action": "book", "at": "b1", "id": "p1", "reason": "id_in_use"},
                         {"action": "book", "at": "b1", "reason": "none_left"}]}),
    ("J6.4 a written book",
     position("u1 red a1", "u1 move a2", points={"p1": "a2"},
              supply={"red": [{"action": "book", "at": "a2"}]}),
     {"link_points": {"p:1": "a2"}, "books": {"p:1": "a2"},
      "control": {"p1": "red", "p:1": "red"}}),
    ("J1.5",
     position("u1 red a1", "u1 move a2", points={"p1": "a2"},
              rules={"one_link_point_per_region": True},
              supply={"red": [{"action": "book", "at": "a2"}]}),
     {"unsupplied/red": [{"action": "book", "at": "a2", "reason": "link_point_there"}]}),
    ("J6.5 the last turn", position("u1 red a1", turn=3, rules={"max_turns": 3}),
     {"draw": True, "winners": []}),
    ("J6.5 nobody left", position(""),
     {"draw": True, "out": ["red", "blue", "green"], "units": {}}),
    ("an error", {**position("u1 red a1"), "units": {"u1": {"owner": "red"}}},
     {"error/path": "/units/u1/at"}),
    ("control of a free region", position("u1 red a1", control={"p1": "blue"}),
     {"out": ["green"], "control": {"p1": "blue"}}),
]


def main():
    parser = argparse.ArgumentParser(description="Checks situations worked out by hand.")
    parser.add_argument("--law", help="the program to check, in place of the oracle")
    options = parser.parse_args()
    lines = [compare.encode(given) for _, given, _ in EXAMPLES]
    if options.law:
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "examples")
            with open(name, "wb") as file:
                file.writelines(line + b"\n" for line in lines)
            process, results = compare.start(options.law, name)
            compare.finish(process, len(lines))
            with open(results, "rb") as found:
                results = [json.loads(line) for line in found]
    else:
        results = [johvets.resolve_line(line, number)[0] for number, line in enumerate(lines, 1)]
    wrong = 0 if len(results) == len(EXAMPLES) else 1
    for (title, _, expected), result in zip(EXAMPLES, results):
        for name, value in expected.items():
            if observed(result, name) != value:
                wrong += 1
                print(f"{title}: {name}: expected {value!r}, found {observed(result, name)!r}")
    print(f"{len(EXAMPLES)} examples, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
