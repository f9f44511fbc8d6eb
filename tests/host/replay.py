"""`law replay`: the same again, the first difference, other rules, and files that are no saves."""

import json
import os
import re

from games import DUEL, UNLUCKY
from program import PROJECT, LawTest, main


class Replay(LawTest):
    def setUp(self):
        super().setUp()
        self.write("duel/game.lua", DUEL)
        self.write("duel/unlucky.lua", UNLUCKY)
        self.play("a.jsonl", "1", "2", "/undo", "2", "1", "2", "1", "")

    def play(self, name, *lines, options=("--seed", "5")):
        outcome = self.law("play", "duel", *options, "--save", name,
                           stdin="".join(line + "\n" for line in lines).encode(), LAW_PATH=".")
        self.assert_outcome(outcome, 0, err="")

    def replay(self, *arguments):
        return self.law("replay", *arguments, LAW_PATH=".")

    def told(self, *arguments, status=0):
        outcome = self.replay(*arguments)
        self.assert_outcome(outcome, status, err="")
        return outcome.out.decode()

    def lines(self):
        return (self.folder / "a.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)

    def test_all_the_same(self):
        self.assertRegex(self.told("a.jsonl"), r"^4 answers, all the same, hash [0-9a-f]{16}\n$")
        self.play("b.jsonl", "1", "1", "1")
        self.assertRegex(self.told("b.jsonl"), "^2 answers, all the same, hash [0-9a-f]{16}; the "
                         "game is not over\n$")

    def test_the_first_difference(self):
        """Whichever line is tampered with, that one is named, or one that follows from it."""
        lines = self.lines()
        for number, line in enumerate(lines, start=1):
            data = json.loads(line)
            if data.get("event") not in ("rolled", "moved", "set", "note", "waits"):
                continue
            for field in ("total", "position", "after", "hash"):
                if field not in data:
                    continue
                value = data[field]
                data[field] = value + 1 if isinstance(value, int) else "0" * 16
                changed = json.dumps(data, separators=(",", ":")) + "\n"
                self.write("b.jsonl", "".join(lines[:number - 1]) + changed
                           + "".join(lines[number:]))
                told = self.told("b.jsonl", status=1)
                self.assertIn(f"line {number}", told.replace("\n", " "))

    def test_a_missing_line(self):
        lines = self.lines()
        for number in (2, len(lines) // 2, len(lines) - 2):
            self.write("b.jsonl", "".join(lines[:number] + lines[number + 1:]))
            outcome = self.replay("b.jsonl")
            self.assertIn(outcome.status, (1, 2), outcome)
            self.assertIn(b"line ", outcome.out + outcome.err)

    def test_other_answers_that_do_not_fit(self):
        text = "".join(self.lines())
        answers = re.findall(r'"event":"answered".*?"row":"(card/\d+)"', text)
        other = "card/999"
        self.write("b.jsonl", text.replace(f'"answer":{{"row":"{answers[0]}"}}',
                                           f'"answer":{{"row":"{other}"}}'))
        outcome = self.replay("b.jsonl")
        self.assertEqual(outcome.status, 1, outcome)

    def test_changed_rules(self):
        """Refused unless told; then the first difference."""
        self.write("duel/game.lua", DUEL.replace('"1d6"', '"2d6"'))
        self.assert_one_message(self.replay("a.jsonl"), 2, "a.jsonl: the rules have been changed",
                                "--changed")
        told = self.told("--changed", "a.jsonl", status=1)
        self.assertIn("it does not come out so, after 2 answers: line ", told)

    def test_a_comment_more_is_no_difference_when_told_so(self):
        self.write("duel/game.lua", "-- changed\n" + DUEL)
        self.assertEqual(self.replay("a.jsonl").status, 2)
        self.assertIn("all the same", self.told("--changed", "a.jsonl"))

    def test_under_other_rules(self):
        told = self.told("--under", "unlucky", "a.jsonl")
        self.assertRegex(told, r"^under the other rules it parts, after \d answers: line \d+: ")
        self.assertEqual(told, self.told("--under", "duel/unlucky.lua", "a.jsonl"))
        self.write("duel/same.lua", UNLUCKY.replace("unlucky", "same").replace("false", "true"))
        self.assertIn("all the same", self.told("--under", "same", "a.jsonl"))

    def test_under_the_standard_rules(self):
        """What differs is told in the words of the notes."""
        self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "unlucky"))
        for words in ("duel", "unlucky"):
            told = " ".join(self.told("b.jsonl", "--under", words).split())
            if words == "duel":
                self.assertRegex(told, r'line \d+: recorded .*, came out '
                                       r'"1d6 \(luck.*\): \d" \(D3\)')
            else:
                self.assertIn("all the same", told)

    def test_a_game_of_a_variant(self):
        self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "unlucky"))
        self.assertIn("all the same", self.told("b.jsonl"))
        self.assert_one_message(self.replay("b.jsonl", "--variant", "none"), 2, 'no variant "none"')

    def test_a_game_of_several_variants(self):
        """A save names them all; a file's is found by what the save says of its sources."""
        short = UNLUCKY.replace("unlucky", "so short").replace("lucky = false", "rounds = 2")
        for place, words in (("duel/so_short.lua", "so_short"), ("mine/rule.lua", "mine/rule.lua")):
            with self.subTest(place):
                self.write(place, short)
                self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "unlucky",
                                                        "--variant", words))
                self.assertIn("all the same", self.told("b.jsonl"))
                self.assertIn("all the same", self.told("b.jsonl", "--variant", "unlucky",
                                                        "--variant", words))
                self.assert_one_message(
                    self.replay("b.jsonl", "--variant", "unlucky"), 2, "it was played with variant "
                    '"unlucky + so short", not with variant "unlucky"')
                self.assertRegex(self.law("play", "--load", "b.jsonl").out.decode(),
                                 "^The Duel, variant unlucky \\+ so short\n")
                os.remove(self.folder / place)
                self.assert_one_message(self.replay("b.jsonl"), 2, 'it was played under the variant '
                                        '"so short"')
        told = self.told("--under", "unlucky", "--under", "duel/unlucky.lua", "a.jsonl")
        self.assertRegex(told, r"^under the other rules it parts")

    def test_names_without_a_path(self):
        """A game's folder that is here, and its variants, are found as play finds them."""
        self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "unlucky"))
        for arguments in (("a.jsonl", "--under", "unlucky"), ("a.jsonl", "--under", "duel/unlucky"),
                          ("a.jsonl", "--game", "duel"), ("a.jsonl", "--game", "./duel", "--under",
                                                          "unlucky"),
                          ("b.jsonl",), ("b.jsonl", "--variant", "unlucky"),
                          ("b.jsonl", "--game", "duel/unlucky")):
            with self.subTest(arguments):
                self.assert_outcome(self.law("replay", *arguments), 0, err="")
        os.rename(self.folder / "duel", self.folder / "games")
        os.makedirs(self.folder / "below")
        os.rename(self.folder / "games", self.folder / "below/duel")
        self.assert_outcome(self.law("replay", "b.jsonl"), 0, err="")
        self.assert_one_message(self.law("replay", "a.jsonl", "--under", "unluck"), 2,
                                'no variant "unluck" here or on the game path; did you mean '
                                '"unlucky"?')

    def test_a_variant_that_is_not_there(self):
        for name in ("unluck", "duel/unluck"):
            with self.subTest(name):
                self.assert_one_message(self.replay("a.jsonl", "--under", name), 2,
                                        f'no variant "{name}" here or on the game path')

    def test_a_variant_of_a_file(self):
        """It is found again by what the save says of its sources, while it is the same."""
        own = UNLUCKY.replace("unlucky", "my own")
        self.write("mine/rule.lua", own)
        self.write("saves/none.txt", "")
        self.play("saves/b.jsonl", "1", "1", options=("--seed", "5", "--variant", "mine/rule.lua"))
        save = "saves/b.jsonl"
        for place in ("mine/rule.lua", "rule.lua", "saves/rule.lua", "duel/rule.lua"):
            with self.subTest(place):
                os.rename(self.folder / "mine/rule.lua", self.folder / place)
                self.assertIn("all the same", self.told(save))
                os.rename(self.folder / place, self.folder / "mine/rule.lua")
        os.makedirs(self.folder / "far/away")
        os.rename(self.folder / "mine/rule.lua", self.folder / "far/away/rule.lua")
        self.assert_one_message(self.replay(save), 2, 'it was played under the variant "my own" of '
                                'rule.lua, which is not there or has been changed, which has to be '
                                'named with --variant')
        self.assertIn("all the same", self.told(save, "--variant", "far/away/rule.lua"))
        self.write("rule.lua", own + "-- more\n")
        self.assert_one_message(self.replay(save), 2, "rule.lua, which is not there or has been "
                                "changed")

    def test_a_save_names_no_files(self):
        """What stands in a save does not say which file is run."""
        self.write("other.lua", 'error "it was run"')
        header, rest = "".join(self.lines()).split("\n", 1)
        for field in ("game", "variant"):
            for name in ("other.lua", "./other.lua", str(self.folder / "other.lua"), "other"):
                data = json.loads(header)
                data[field] = name
                self.write("b.jsonl", json.dumps(data, separators=(",", ":")) + "\n" + rest)
                with self.subTest((field, name)):
                    self.assert_one_message(self.replay("b.jsonl"), 2, name)
                    self.assertNotIn(b"it was run", self.replay("b.jsonl").err)
                    outcome = self.law("play", "--load", "b.jsonl", LAW_PATH=".")
                    self.assert_one_message(outcome, 2, name)

    def test_under_a_variant_of_another_game(self):
        self.write("other/game.lua", DUEL.replace('"duel"', '"other"'))
        self.write("other/rule.lua", UNLUCKY.replace('"duel"', '"other"'))
        self.assert_one_message(self.replay("a.jsonl", "--under", "other/rule"), 2, "a.jsonl: the "
                                'variant "unlucky" changes the game "other"')

    def test_a_game_of_a_file(self):
        """So is the game itself; where it is not, it is said what to name."""
        self.write("mine/it.lua", DUEL.replace('"duel"', '"own"'))
        outcome = self.law("play", "mine/it.lua", "--seed", "5", "--save", "b.jsonl", stdin=b"1\n")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn("all the same", self.told("b.jsonl"))
        outcome = self.law("play", "--load", "b.jsonl", stdin=b"1\n")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b"  law play mine/it.lua --load b.jsonl\n", outcome.out)
        self.write("mine/it.lua", DUEL.replace('"duel"', '"own"') + "-- more\n")
        self.assert_one_message(self.replay("b.jsonl"), 2, 'it is a save of the game "own" of '
                                "it.lua, which is not there or has been changed; name the game's "
                                "file, too")

    def test_events(self):
        told = self.told("--events", "a.jsonl")
        self.assertIn("p1 shows card", told.replace("(", ""))
        self.assertIn("1d6 (luck): ", told)
        own = self.told("--events", "--as", "p1", "a.jsonl")
        self.assertLess(len(own), len(told))
        self.assertIn("p1 shows", own)
        self.assert_one_message(self.replay("--events", "--as", "p9", "a.jsonl"), 2,
                                'there is no player "p9"; did you')

    def test_hashes(self):
        told = self.told("--hashes", "a.jsonl")
        hashes = re.findall(r"(?m)^(\d+)  ([0-9a-f]{16})$", told)
        recorded = [json.loads(line)["hash"] for line in self.lines() if '"waits"' in line]
        self.assertEqual([hash for _, hash in hashes], recorded)

    def test_purity(self):
        told = self.told("--pure", "a.jsonl")
        self.assertRegex(told, "the same in a process of its own: 4 answers, hash [0-9a-f]{16}\n")

    def test_files_that_are_no_saves(self):
        for text, words in (("", "is no saved game"), ("hello\n", "is no saved game"),
                            ("{}\n", "is no saved game"), ("[1]\n", "is no saved game"),
                            ('{"phases":[],"map":"standard"}\n', "is no saved game"),
                            ("\0\xff", "is no saved game"), ("{" * 100000, "is no saved game")):
            with self.subTest(text[:20]):
                self.write("b.jsonl", text)
                self.assert_one_message(self.replay("b.jsonl"), 2, "b.jsonl", words)
        self.assert_one_message(self.replay("none"), 2, 'cannot read "none": no such file')
        self.assert_one_message(self.replay("."), 2, 'cannot read ".": it is a folder')
        self.assert_one_message(self.replay(), 2, "missing FILE")

    def test_damaged_saves(self):
        """Cut off anywhere, it is unreadable or differs; it is never the same, nor a mess."""
        text = "".join(self.lines())
        for size in range(len(self.lines()[0]), len(text) - 1, max(len(text) // 60, 1)):
            self.write("b.jsonl", text[:size])
            outcome = self.replay("b.jsonl")
            self.assertIn(outcome.status, (1, 2), outcome)
            self.assertNotIn(b"traceback", outcome.err)

    def test_another_game(self):
        self.write("other/game.lua", DUEL.replace('"duel"', '"other"'))
        self.assert_one_message(self.replay("--game", "other", "a.jsonl"), 2, "duel")


def record(n, phase, before, orders, after, **more):
    """A phase of a recorded game; states are units, dislodged and centers."""
    season, year, kind = phase.split()
    names = ("units", "dislodged", "centers")
    return {"game": 7, "n": n, "phase": {"year": int(year), "season": season, "type": kind},
            "before": dict(zip(names, before)), "orders": orders,
            "after": dict(zip(names, after)), "next": None, **more}


BEGUN = ({"Austria": ["A tri"], "Italy": ["A ven", "A tyr"]}, {},
         {"Austria": ["tri"], "Italy": ["rom", "ven"]})
BEATEN = ({"Italy": ["A tri", "A tyr"]}, {"Austria": ["A tri"]}, BEGUN[2])
FLED = ({"Austria": ["A bud"], "Italy": ["A tri", "A tyr"]}, {},
        {"Austria": ["bud"], "Italy": ["rom", "tri", "ven"]})
BUILT = ({"Austria": ["A bud"], "Italy": ["A tri", "A tyr", "F rom"]}, {}, FLED[2])
WALKED = ({"Austria": ["A bud"], "Italy": ["A ven", "A tyr", "F rom"]}, {}, FLED[2])


def recorded():
    """A retreat, centres that change hands, a build, and "via" that goes by land."""
    return [
        record(0, "Fall 1901 Movement", BEGUN, {
            "Austria": ["A tri H"], "Italy": ["A ven - tri", "A tyr S A ven - tri"]}, BEATEN),
        record(1, "Fall 1901 Retreat", BEATEN, {"Austria": ["A tri - bud"]}, FLED),
        record(2, "Fall 1901 Adjustment", FLED, {"Italy": ["B F rom", "B A ven"]}, BUILT),
        record(3, "Spring 1902 Movement", BUILT, {"Italy": ["A tri - ven via"]}, WALKED),
    ]


class Recorded(LawTest):
    def replay(self, records, *options):
        lines = [one if isinstance(one, str) else json.dumps(one) for one in records]
        self.write("games.jsonl", "".join(line + "\n" for line in lines))
        return self.law("replay", "games.jsonl", *options, LAW_PATH=str(PROJECT))

    def told(self, records, *options, status=0):
        outcome = self.replay(records, *options)
        self.assert_outcome(outcome, status, err="")
        return " ".join(outcome.out.decode().split())

    def test_all_the_same(self):
        self.assertEqual(self.told(recorded()), "4 phases of 1 game, all the same")
        other = recorded()[:1]
        other[0]["game"] = "another"
        self.assertEqual(self.told(recorded() + [""] + other), "5 phases of 2 games, all the same")

    def test_the_first_difference(self):
        """Whatever is recorded otherwise, its phase is named."""
        for number, part, power, words in (
                (0, "units", "Italy", "Movement: Italy: recorded is A boh, here A t"),
                (0, "dislodged", "Austria", "Movement: Austria, dislodged: recorded is A boh, here "
                    "A tri (A tri H: failed, the unit is dislodged)"),
                (1, "units", "Austria", "Retreat: Austria: recorded is A boh, here A bud"),
                (1, "centers", "Italy", "Retreat: the centre bul: recorded is Italy, here it is "
                    "nobody's"),
                (2, "units", "Italy", "Adjustment: Italy: recorded is A boh, here A tri"),
                (3, "units", "Italy", "Movement: Italy: recorded is A boh, here A ven (A tri - "
                    "ven via: succeeded, ")):
            records = json.loads(json.dumps(recorded()))
            first = records[number]["after"][part][power]
            first[0] = "A boh" if part != "centers" else "bul"
            with self.subTest(words):
                told = self.told(records, status=1)
                self.assertIn(f"game 7, n {number} (games.jsonl:{number + 1})", told)
                self.assertIn(words, told)

    def test_what_is_recorded_twice(self):
        """A unit or a centre that stands in a state twice, or where none is, does not pass."""
        for part, power, value, words in (
                ("units", "Italy", "A tri", "A tri twice|another stands"),
                ("dislodged", "Austria", "A tri", "A tri twice|another stands"),
                ("centers", "Austria", "tri", "after.centers.Austria: tri is owned already"),
                ("centers", "Italy", "tri", "tri is owned already, by Austria"),
                ("centers", "Italy", "boh", "after.centers.Italy: no centre is in"),
                ("centers", "Prussia", "mun", "after.centers: no power \"Prussia\"")):
            records = json.loads(json.dumps(recorded()[:1]))
            records[0]["after"][part].setdefault(power, []).append(value)
            with self.subTest(words):
                outcome = self.replay(records)
                self.assertNotEqual(outcome.status, 0)
                told = " ".join((outcome.out + outcome.err).decode().split())
                self.assertIn("games.jsonl:1", told)
                self.assertRegex(told, words)

    def test_lines_that_do_not_follow(self):
        """A phase begins as the one before ended; numbers count up, and may leave some out."""
        for part, power, value, words in (
                ("units", "Italy", ["A ven"], 'before.units.Italy: no "A tyr", which the line'),
                ("units", "Italy", ["A ven", "A tyr", "A pie"], 'before.units.Italy: "A pie" is'),
                ("centers", "Italy", ["rom"], 'before.centers.Italy: no "ven", which the line'),
                ("centers", "Austria", ["tri", "bud"], 'before.centers.Austria: "bud" is not in')):
            records = [record(n, "Spring 1902 Movement", BEGUN, {}, BEGUN) for n in range(2)]
            with self.subTest(words):
                for state in ("before", "after"):
                    records[1][state] = {**records[1][state], part: {
                        **records[1][state][part], power: value}}
                told = self.told(records, status=1)
                self.assertIn("game 7, n 1 (games.jsonl:2), Spring 1902, Movement: ", told)
                self.assertIn(words, told)
                records[1]["n"] = 2
                self.told(records)
                for n in (0, -1):
                    records[1]["n"] = n
                    self.assert_one_message(self.replay(records), 2, "games.jsonl:2",
                                            f"n: {n} stands after 0 of the same game")
        records = [record(n, "Spring 1902 Movement", BEGUN, {}, BEGUN) for n in range(2)]
        records[1]["before"] = {**records[1]["before"],
                                "units": {"Austria": ["A TRI"], "Italy": ["A tyr", "A Venice"]}}
        self.told(records)

    def test_rules(self):
        told = self.told(recorded(), "--rule", "failed_convoy=stays", status=1)
        self.assertIn("recorded is A ven, here A tri", told)
        for rule, words in (("paradox=none", 'no value "none"'), ("speed=1", '"speed"'),
                            ("paradox", "no NAME=VALUE")):
            self.assert_one_message(self.replay(recorded(), "--rule", rule), 2, words)

    def test_where_a_retreat_stands(self):
        self.assert_one_message(self.replay(recorded()[1:]), 2, "games.jsonl:1", "may_retreat")
        for may in ({"A tri": ["bud"]}, {"Austria": {"A tri": ["vie", "bud"]}}):
            records = recorded()[1:]
            records[0]["may_retreat"] = may
            self.assertEqual(self.told(records), "3 phases of 1 game, all the same")
        records[0]["may_retreat"] = {"A tri": ["vie"]}
        self.assertIn("here none", self.told(records, status=1))

    def test_broken_lines(self):
        for change, words in (
                ({"game": None}, "game:"), ({"n": "1"}, "n:"), ({"nn": 1}, '"nn"'),
                ({"phase": {"year": 1, "season": "Winter", "type": "Retreat"}}, "phase.season"),
                ({"after": 3}, "after:"), ({"orders": {"Italy": "A ven H"}}, "orders.Italy"),
                ({"orders": {"Italy": ["A ven - atlantis"]}}, '"atlantis"'),
                ({"orders": {"Rome": []}}, '"Rome"')):
            with self.subTest(words):
                records = recorded()[:1] * 2
                records[1] = {**records[1], "n": 1, **change}
                self.assert_one_message(self.replay(records), 2, "games.jsonl:2", words)
        self.assert_one_message(self.replay(recorded()[:1] + ['{"game":']), 2, "games.jsonl:2",
                                "no JSON")
        void = recorded()[:1]
        void[0]["orders"]["Italy"].append("A tyr - atlantis")
        void[0]["void"] = {"Italy": ["A tyr - atlantis"]}
        self.told(void)
        void = recorded()[:3]
        void[2]["orders"]["Italy"][:0] = ["B A atlantis", "A tyr H"]
        self.assert_one_message(self.replay(void), 2, "games.jsonl:3", '"atlantis"')
        void[2]["void"] = {"Italy": ["B A atlantis", "A tyr H"]}
        self.told(void)

    def test_the_first_order_of_a_retreat_counts(self):
        records = recorded()[:2]
        records[1]["orders"]["Austria"] = ["A tyr H", "A tri - bud", "D A tri"]
        self.told(records)
        records[1]["orders"]["Austria"].reverse()
        self.assertIn("Retreat: Austria: recorded is A bud, here none",
                      self.told(records, status=1))

    def test_the_examples_of_the_notes(self):
        notes = (PROJECT / "variants/diplomacy/notes.md").read_text(encoding="utf-8")
        record, position, result = (json.loads(block)
                                    for block in re.findall(r"```json\n(.*?)```", notes, re.S))
        self.assertIn("1 phase of 1 game", self.told([record]))
        outcome = self.law("resolve", stdin=json.dumps(position).encode(), LAW_PATH=str(PROJECT))
        self.assertEqual(json.loads(outcome.out), result)

    def test_what_may_have_been_meant(self):
        self.assert_one_message(self.replay(['{"game":"diplomacy"}']), 2, "games.jsonl:1: no phase",
                                "notes.md")

    def test_options_of_saves(self):
        self.assert_one_message(self.replay(recorded(), "--pure"), 2, "--pure", "saved games")


if __name__ == "__main__":
    main()
