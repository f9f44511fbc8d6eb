"""`law replay`: the same again, the first difference, other rules, and files that are no saves."""

import json
import re

from games import DUEL, UNLUCKY
from program import LawTest, main


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
                                "--trust")
        told = self.told("--trust", "a.jsonl", status=1)
        self.assertIn("it does not come out so, after 2 answers: line ", told)

    def test_a_comment_more_is_no_difference_when_trusted(self):
        self.write("duel/game.lua", "-- changed\n" + DUEL)
        self.assertEqual(self.replay("a.jsonl").status, 2)
        self.assertIn("all the same", self.told("--trust", "a.jsonl"))

    def test_under_other_rules(self):
        told = self.told("--under", "unlucky", "a.jsonl")
        self.assertRegex(told, r"^under the other variant it parts, after \d answers: line \d+: ")
        self.assertEqual(told, self.told("--under", "duel/unlucky.lua", "a.jsonl"))
        self.write("duel/same.lua", UNLUCKY.replace("unlucky", "same").replace("false", "true"))
        self.assertIn("all the same", self.told("--under", "same", "a.jsonl"))

    def test_a_game_of_a_variant(self):
        self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "unlucky"))
        self.assertIn("all the same", self.told("b.jsonl"))
        self.assert_one_message(self.replay("b.jsonl", "--variant", "none"), 2, 'no variant "none"')

    def test_a_variant_of_a_file(self):
        """Where no file of the path bears its name, it has to be named again."""
        self.write("mine/rule.lua", UNLUCKY.replace("unlucky", "my own"))
        self.play("b.jsonl", "1", "1", options=("--seed", "5", "--variant", "mine/rule.lua"))
        self.assert_one_message(self.replay("b.jsonl"), 2, 'it was played under the variant "my '
                                'own", which has to be named with --variant')
        self.assertIn("all the same", self.told("b.jsonl", "--variant", "mine/rule.lua"))

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


if __name__ == "__main__":
    main()
