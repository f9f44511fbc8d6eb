"""`law resolve` as a program: streams, files, exit statuses, and maps by name. The format itself is
tested elsewhere."""

import json
import os

from program import LawTest, main

MAP = {"ages": {"A": ["a1", "a2"], "B": ["b1"]}, "adjacent": [["a1", "a2"]],
       "link_points": {"p1": "b1"}}


def position(name, board=None, **more):
    return json.dumps({"id": name, "map": MAP if board is None else board, "players": ["red"],
                       "units": {"u1": {"owner": "red", "at": "a1"}},
                       "orders": {"u1": {"type": "move", "to": "a2"}}, **more}) + "\n"


class Resolve(LawTest):
    def results(self, outcome):
        return [json.loads(line) for line in outcome.out.splitlines()]

    def test_standard_input_and_files(self):
        self.write("one.jsonl", position("one"))
        self.write("two.jsonl", "\n" + position("two") + position("three"))
        for arguments, stdin, names in (((), position("in"), ["in"]),
                                        (("-",), position("in"), ["in"]),
                                        (("one.jsonl", "-", "two.jsonl"), position("in"),
                                         ["one", "in", "two", "three"])):
            with self.subTest(arguments):
                outcome = self.law("resolve", *arguments, stdin=stdin.encode())
                self.assert_outcome(outcome, 0, err="")
                self.assertEqual([result["id"] for result in self.results(outcome)], names)

    def test_explain(self):
        plain, explained = (self.law("resolve", *options, stdin=position("x").encode())
                            for options in ((), ("--explain",)))
        self.assertNotIn(b"because", plain.out)
        self.assertIn(b"because", explained.out)

    def test_a_bad_line_costs_only_itself(self):
        outcome = self.law("resolve", stdin=(position("a") + "{\n" + position("b")).encode())
        self.assert_outcome(outcome, 1, err="")
        self.assertEqual([result.get("id") for result in self.results(outcome)], ["a", None, "b"])
        self.assertEqual(self.results(outcome)[1]["error"]["line"], 2)

    def test_files_that_cannot_be_read(self):
        self.write("one.jsonl", position("one"))
        for name in ("absent.jsonl", "."):
            with self.subTest(name):
                outcome = self.law("resolve", name, "one.jsonl")
                self.assertEqual(outcome.status, 1, outcome)
                self.assertEqual([result["id"] for result in self.results(outcome)], ["one"])
                self.assertEqual(outcome.err.count(b"\n"), 1, outcome)

    def test_names_of_files_are_escaped(self):
        for name, shown in ((b"a\x1b[31m\n\xff.jsonl", r"a\x1b[31m\n\xff.jsonl"),
                            ("é\u202e.jsonl".encode(), r"é\u{202e}.jsonl"),
                            (b"0/" + b"x" * 300, "..." + "x" * 200)):
            with self.subTest(shown):
                outcome = self.law("resolve", name)
                self.assertEqual(outcome.status, 1, outcome)
                self.assertEqual(outcome.err.count(b"\n"), 1, outcome)
                self.assertIn(f'law: cannot read "{shown}": '.encode(), outcome.err)


class Maps(LawTest):
    def setUp(self):
        super().setUp()
        self.write("maps/small.lua", """
local law = require "lawspeaker"
return law.map { name = "small", ages = { { "A", "a1", "a2" } }, adjacent = { { "a1", "a2" } } }
""")

    def fault(self, *arguments, board, **environment):
        stdin = position("x", board).encode()
        outcome = self.law("resolve", *arguments, stdin=stdin, **environment)
        self.assert_outcome(outcome, 1, err="")
        return json.loads(outcome.out)["error"]

    def test_by_name(self):
        os.mkdir(self.folder / "empty")
        for arguments, environment in ((("--maps", "maps"), {}), ((), {"LAW_PATH": "maps"}),
                                       (("--maps=empty", "--maps", "maps"), {})):
            with self.subTest(arguments):
                outcome = self.law("resolve", *arguments, stdin=position("x", "small").encode() * 3,
                                   **environment)
                self.assert_outcome(outcome, 0, err="")
                self.assertEqual(outcome.out.count(b'"reason":"unopposed"'), 3)

    def test_unknown(self):
        self.assertEqual(self.fault(board="small")["code"], "unknown_map")
        self.assertIn('"nowhere"', self.fault("--maps", "maps", board="nowhere")["message"])

    def test_a_name_never_leaves_its_folder(self):
        self.write("secret.lua", (self.folder / "maps/small.lua").read_bytes())
        os.symlink("../secret.lua", self.folder / "maps/link.lua")
        for name in ("../secret", "/etc/passwd", "..", "", "link", "maps/../../secret",
                     "small.lua"):
            with self.subTest(name):
                self.assertEqual(self.fault("--maps", "maps", board=name)["code"], "unknown_map")

    def test_maps_that_are_of_no_use(self):
        for name, text, words in (("broken", "x = = 1", "broken.lua:1:"),
                                  ("raising", "\nerror 'here'", "raising.lua:2: here"),
                                  ("other", "return 1", "no map"),
                                  ("named", (self.folder / "maps/small.lua").read_text(),
                                   '"small"'),
                                  ("endless", "while true do end", "limit")):
            with self.subTest(name):
                self.write(f"maps/{name}.lua", text)
                fault = self.fault("--maps", "maps", board=name)
                self.assertEqual(fault["code"], "unknown_map")
                self.assertIn(words, fault["message"])

    def test_many_unknown_names(self):
        lines = "".join(position("x", f"m{number}") for number in range(2000))
        outcome = self.law("resolve", "--maps", "maps", stdin=lines.encode())
        self.assertEqual(outcome.out.count(b'"code":"unknown_map"'), 2000)


if __name__ == "__main__":
    main()
