"""`law play` on a terminal: editing, completion, history, and secrets between two people."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from games import DUEL
from program import LAW, LawTest, main

CLEAR = "\x1b[3J"
ENTER, TAB, UP, BACKSPACE, CONTROL_D = "\r", "\t", "\x1b[A", "\x7f", "\x04"


class Person:
    """Somebody at a terminal of their own, who reads before typing on."""

    def __init__(self, test, *arguments, columns=80, **environment):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        environment.setdefault("LANG", "C.UTF-8")
        environment.setdefault("LC_ALL", "C.UTF-8")
        environment.setdefault("LAW_PATH", ".")
        self.process = subprocess.Popen(
            [LAW, "play", *arguments], stdin=slave, stdout=slave, stderr=slave, cwd=test.folder,
            env=test.environment(**environment), start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)
        self.seen = ""
        test.addCleanup(self.leave)

    def read_until(self, words):
        """All that is shown up to these words; fails when they do not come."""
        deadline = time.monotonic() + 30
        while words not in self.seen:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.master], [], [], left)[0]:
                raise AssertionError(f"waited for {words!r}, saw {self.seen!r}")
            try:
                part = os.read(self.master, 65536)
            except OSError:
                part = b""
            if not part:
                raise AssertionError(f"ended before {words!r}, saw {self.seen!r}")
            self.seen += part.decode(errors="replace")
        at = self.seen.index(words) + len(words)
        shown, self.seen = self.seen[:at], self.seen[at:]
        return shown

    def type(self, keys):
        os.write(self.master, keys.encode())

    def answer(self, prompt, keys):
        """Waits for a prompt, then types; what was shown until then."""
        shown = self.read_until(prompt)
        self.type(keys)
        return shown

    def finish(self):
        """What is shown until the program ends, and its exit status."""
        while select.select([self.master], [], [], 30)[0]:
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the terminal's other side is closed
                break
            self.seen += part.decode(errors="replace")
        return self.seen, self.process.wait(timeout=30)

    def leave(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


class Terminal(LawTest):
    def setUp(self):
        super().setUp()
        self.write("duel/game.lua", DUEL)

    def sit(self, *arguments, **environment):
        environment.setdefault("NO_COLOR", "1")
        return Person(self, "duel", "--seed", "5", *arguments, **environment)

    def cards(self, shown, player):
        line = [line for line in shown.splitlines() if line.startswith(player + ": ")
                and "cards:" in line][-1]
        return line.split("cards: ")[1].split()

    def test_secrets_between_two_people(self):
        """What one was shown is cleared before the next one looks, in both directions."""
        person = self.sit()
        person.answer("p1, press Enter when the screen is yours> ", ENTER)
        first = person.answer("p1> ", "2" + ENTER)
        person.answer("p2 is next: Enter clears the screen> ", ENTER)
        between = person.read_until("p2, press Enter when the screen is yours> ")
        self.assertIn(CLEAR, between)
        person.type(ENTER)
        second = person.answer("p2> ", UP)
        self.assertTrue(second.lstrip("\r\n").startswith(CLEAR) or CLEAR in second)
        hands = self.cards(first, "p1"), self.cards(second, "p2")
        self.assertEqual([len(hand) for hand in hands], [3, 3])
        shown = between[between.index(CLEAR):] + second
        for card in hands[0]:
            self.assertNotIn(card, shown.split())
        # The history of the first player is not the second one's.
        told = person.read_until("p2> ")
        person.type("1" + ENTER)
        told += person.read_until("p2 shows")
        self.assertNotIn("p2> 2", told)
        person.answer("p2> ", "1" + ENTER)
        person.answer("p1 is next: Enter clears the screen> ", ENTER)
        between = person.read_until("p1, press Enter when the screen is yours> ")
        self.assertIn(CLEAR, between)
        person.type(ENTER)
        third = person.read_until("p1> ")
        self.assertIn("p1 shows", third)
        self.assertIn("p2 shows", third)
        left = [card for card in hands[1] if f"p2 shows {card} " not in third]
        self.assertEqual(len(left), 2)
        for card in left:
            self.assertNotIn(card, third.split())

    def test_taking_back_before_the_next_one_sits_down(self):
        person = self.sit()
        person.answer("p1, press Enter when the screen is yours> ", ENTER)
        person.answer("p1> ", "2" + ENTER)
        person.answer("p2 is next: Enter clears the screen> ", "1" + ENTER)
        person.answer("here Enter, /undo and /quit are meant", "")
        person.answer("p2 is next: Enter clears the screen> ", "/undo" + ENTER)
        again = person.answer("p1> ", "1" + ENTER)
        self.assertNotIn(CLEAR, again)
        person.answer("p2 is next: Enter clears the screen> ", ENTER)
        person.answer("p2, press Enter when the screen is yours> ", ENTER)
        person.answer("p2> ", CONTROL_D)

    def test_people_who_hide_nothing(self):
        person = self.sit("--open")
        shown = person.answer("p1> ", "1" + ENTER) + person.answer("p2> ", CONTROL_D)
        self.assertNotIn(CLEAR, shown)

    def test_one_person_against_bots(self):
        person = self.sit("--bots")
        shown = person.answer("p1> ", "1" + ENTER) + person.answer("p1> ", CONTROL_D)
        self.assertNotIn(CLEAR, shown)
        self.assertNotIn("screen", shown)

    def test_a_dumb_terminal(self):
        """Nothing is edited and there are no escapes; what was there is pushed out of sight."""
        person = self.sit(TERM="dumb")
        shown = person.answer("is yours> ", "\n") + person.answer("p1> ", "1\n")
        shown += person.answer("clears the screen> ", "\n")
        between = person.answer("is yours> ", "\n")
        self.assertGreater(between.count("\n"), 50)
        self.assertNotIn("\x1b", shown + between)
        person.answer("p2> ", "\x04")
        told, status = person.finish()
        self.assertEqual(status, 0, told)
        self.assertIn("law play duel --load duel.save.jsonl", told)

    def test_editing(self):
        person = self.sit("--bots")
        person.answer("p1> ", "/bord" + "\x1b[D\x1b[D" + "a" + ENTER)  # two to the left
        person.read_until("round 1")
        person.answer("p1> ", "/helq" + BACKSPACE + "p" + ENTER)
        person.read_until("/undo")
        person.answer("p1> ", UP + UP + ENTER)
        person.read_until("round 1")

    def test_letters_beyond_ascii(self):
        for locale in ("C.UTF-8", "C"):
            with self.subTest(locale):
                person = self.sit("--bots", LC_ALL=locale, LANG=locale)
                person.answer("p1> ", "häüß" + BACKSPACE + ENTER)
                self.assertIn('"häü"', person.read_until("p1> "))

    def test_completion(self):
        person = self.sit("--bots")
        shown = person.answer("p1> ", "ca" + TAB)
        person.read_until("rd")
        card = self.cards(shown, "p1")[0]
        person.type(card[4:] + ENTER)
        person.read_until(f"p1 shows {card} ")
        person.answer("p1> ", "/he" + TAB)
        person.read_until("lp")
        person.type(ENTER)
        person.read_until("/abandon")

    def test_colours(self):
        person = self.sit("--bots", NO_COLOR="")
        self.assertIn("\x1b[1m", person.answer("p1>", CONTROL_D))

    def test_the_end_of_input(self):
        person = self.sit("--bots")
        person.answer("p1> ", CONTROL_D)
        told, status = person.finish()
        self.assertEqual(status, 0, told)
        self.assertIn("\nsaved to duel.save.jsonl\r\n", told)

    def test_signals(self):
        """Also in the middle of a line."""
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                person = self.sit("--bots")
                person.answer("p1> ", "car")
                person.read_until("car")
                person.process.send_signal(number)
                told, status = person.finish()
                self.assertEqual(status, 0, told)
                self.assertIn("\nsaved to duel", told)

    def test_the_key_for_it(self):
        """Control-C is the signal, though the terminal hands over every key by itself."""
        person = self.sit("--bots")
        person.answer("p1> ", "\x03")
        told, status = person.finish()
        self.assertEqual(status, 0, told)
        self.assertIn("\nsaved to duel", told)

    def test_keys_that_were_typed_ahead(self):
        """Before there is a prompt the terminal edits the line itself."""
        person = self.sit("--bots")
        person.type("/boars\x7fd\rhä" + ENTER)
        person.read_until("Which card")
        person.read_until("round 1")
        person.read_until('"hä"')

    def test_a_narrow_terminal(self):
        person = Person(self, "duel", "--seed", "5", "--bots", columns=30, NO_COLOR="1")
        shown = person.answer("p1> ", "/help" + ENTER) + person.answer("p1> ", CONTROL_D)
        for line in shown.replace("\r", "").splitlines():
            if "cards:" not in line and "-- " not in line:
                self.assertLessEqual(len(line), 45, line)


if __name__ == "__main__":
    main()
