"""The command line itself: help, versions, mistakes, and where each of them is written."""

from program import LawTest, main

COMMANDS = ("run", "play", "replay", "explain", "test", "tournament", "balance", "check", "new",
            "rules", "diff-rules", "resolve", "help")


class Usage(LawTest):
    def test_no_arguments_is_a_short_usage(self):
        outcome = self.law()
        self.assert_outcome(outcome, 2, out="")
        self.assertTrue(outcome.err.startswith(b"usage: law COMMAND"), outcome)
        self.assertLessEqual(outcome.err.count(b"\n"), 3, outcome)

    def test_version(self):
        self.assertRegex(self.law("--version").out.decode(), r"^law \d+\.\d+\.\d+\n$")

    def test_version_and_help_stand_alone(self):
        for option in ("--version", "--help", "-h"):
            for more in ("--bogus", "extra"):
                self.assert_one_message(self.law(option, more), 2,
                                        f'unexpected "{more}" after {option}')

    def test_maps_are_in_folders(self):
        self.write("file", "")
        for command in ("run", "play", "replay", "test", "explain", "check", "resolve"):
            for folder in ("none", "file", "", "file/x"):
                self.assert_one_message(self.law(command, "--maps", folder, "x.lua"), 2,
                                        f'--maps: "{folder}" is no folder (law help {command})')

    def test_files_that_cannot_be_read(self):
        """The same words everywhere; what goes through many files goes on, and ends in 1."""
        for command, status in (("run", 2), ("play", 2), ("replay", 2), ("explain", 2),
                                ("check", 2), ("resolve", 1)):
            with self.subTest(command):
                self.assert_one_message(self.law(command, "none.lua"), status,
                                        'law: cannot read "none.lua": no such file\n')
        for command, status in (("run", 2), ("explain", 2), ("resolve", 1)):
            with self.subTest(command):
                self.assert_one_message(self.law(command, "."), status,
                                        'law: cannot read ".": it is a folder\n')
        outcome = self.law("test", "none.lua")
        self.assert_outcome(outcome, 1, "FAILED  none.lua\n"
                            '        cannot read "none.lua": no such file\n'
                            "0 passed, 1 failed\n", "")

    def test_help_is_data(self):
        overview = self.law("--help")
        self.assert_outcome(overview, 0, err="")
        self.assertEqual(overview.out, self.law("help").out)
        self.assertEqual(overview.out, self.law("-h").out)
        for command in COMMANDS:
            self.assertIn(f"\n  {command} ", overview.out.decode())

    def test_help_of_each_command(self):
        for command in COMMANDS:
            with self.subTest(command):
                asked = self.law(command, "--help")
                self.assert_outcome(asked, 0, err="")
                self.assertTrue(asked.out.startswith(f"usage: law {command}".encode()), asked)
                self.assertTrue(self.law("help", command).out.startswith(asked.out), command)
                self.assertLessEqual(max(map(len, asked.out.decode().splitlines())), 100)

    def test_help_loads_no_script(self):
        self.write("loud.lua", 'print "I ran"')
        for arguments in (("run", "--help", "loud.lua"), ("test", "loud.lua", "--help"),
                          ("test", "--bogus", "--help", "loud.lua")):
            with self.subTest(arguments):
                outcome = self.law(*arguments)
                self.assert_outcome(outcome, 0, err="")
                self.assertNotIn(b"I ran", outcome.out)

    def test_help_of_a_topic(self):
        outcome = self.law("help", "scenario")
        self.assert_outcome(outcome, 0, err="")
        self.assertIn(b"expect", outcome.out)

    def test_help_of_what_is_a_command_and_a_member(self):
        """The command is shown, the member has its owner before it, and each names the other."""
        outcome = self.law("help", "resolve")
        self.assert_outcome(outcome, 0, err="")
        self.assertTrue(outcome.out.startswith(b"usage: law resolve"), outcome)
        self.assertTrue(outcome.out.endswith(
            b"\n\nin scripts: law help position:resolve, law help turn:resolve\n"), outcome)
        for topic in ("position:resolve", "turn:resolve"):
            outcome = self.law("help", topic)
            self.assert_outcome(outcome, 0, err="")
            self.assertTrue(outcome.out.startswith(topic.encode() + b"("), outcome)
            self.assertTrue(outcome.out.endswith(
                b"\n\nthe command of this name: law help resolve\n"), outcome)
        self.assertTrue(self.law("help", "run").out.endswith(b", law help scenario:run\n"))
        self.assertNotIn(b"in scripts", self.law("help", "test").out)
        self.assertNotIn(b"the command", self.law("help", "turn:flee").out)

    def test_no_topic(self):
        self.assert_outcome(self.law("help", ""), 2, "", 'law: unknown topic "" (law help)\n')

    def test_unknown_topic(self):
        self.assert_one_message(self.law("help", "scenari"), 2,
                                'unknown topic "scenari"; did you mean "scenario"?')

    def test_unknown_command(self):
        self.assert_one_message(self.law("tset"), 2, 'unknown command "tset"; did you mean "test"?',
                                "law help")
        self.assert_one_message(self.law("zzzzzz"), 2, 'unknown command "zzzzzz"', "law help")

    def test_unknown_option(self):
        self.assert_one_message(self.law("--vresion"), 2, '"--vresion"; did you mean "--version"?')
        self.assert_one_message(self.law("test", "--fliter", "x"), 2,
                                'unknown option "--fliter"; did you mean "--filter"?',
                                "law help test")
        self.assert_one_message(self.law("test", "-x"), 2, 'unknown option "-x"')

    def test_an_unknown_option_is_never_a_file(self):
        self.write("-x.lua", 'print "I ran"')
        for command in ("run", "test", "resolve"):
            with self.subTest(command):
                outcome = self.law(command, "-x.lua")
                self.assert_one_message(outcome, 2, 'unknown option "-x"')
                self.assertEqual(outcome.out, b"")

    def test_two_dashes_end_options(self):
        self.write("-x.lua", 'print("I ran", ...)')
        self.assert_outcome(self.law("run", "--", "-x.lua", "--", "-y"), 0, "I ran\t--\t-y\n", "")
        self.assert_outcome(self.law("--", "run", "--", "-x.lua"), 0, "I ran\n", "")

    def test_missing_and_superfluous(self):
        self.assert_one_message(self.law("run"), 2, "missing FILE", "law help run")
        self.assert_one_message(self.law("help", "a", "b"), 2, "too many arguments")
        self.assert_one_message(self.law("test", "--filter"), 2, '"--filter" needs a value')
        self.assert_one_message(self.law("test", "--tap=x"), 2, '"--tap" takes no value')
        self.assert_one_message(self.law("run", "--memory", "5", "--memory", "6", "x.lua"), 2,
                                '"--memory" is given twice')

    def test_numbers(self):
        for value in ("0", "-1", "x", "1.5", "", "99999999999999999999", "0x10", "1e3"):
            with self.subTest(value):
                self.assert_one_message(self.law("test", "--jobs", value), 2, "--jobs",
                                        f'"{value}"')

    def test_a_value_may_begin_with_a_dash(self):
        self.write("a.lua", 'print "nothing"')
        for arguments in (("--filter=-x",), ("--filter", "-x"), ("--filter", "--tap")):
            with self.subTest(arguments):
                outcome = self.law("test", "a.lua", *arguments)
                self.assertEqual(outcome.status, 1, outcome)
                self.assertTrue(outcome.out.endswith(b"0 passed, 1 failed\n"), outcome)

    def test_messages_are_escaped(self):
        self.assert_one_message(self.law("\x1b[31m\nlaw: fine"), 2, r"\x1b[31m\nlaw: fine")


if __name__ == "__main__":
    main()
