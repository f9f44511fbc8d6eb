"""Terminals, readers that go away, full disks, and signals."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from program import LAW, TIE, LawTest, main, scenario


class Terminal(LawTest):
    def on_terminal(self, *arguments, columns=0, **environment):
        """What the program writes to a terminal that is both its standard output and error."""
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        with subprocess.Popen([LAW, *arguments], stdin=slave, stdout=slave, stderr=slave,
                              cwd=self.folder, env=self.environment(**environment)) as process:
            os.close(slave)
            written = b""
            while True:
                try:
                    part = os.read(master, 65536)
                except OSError:  # the terminal's other side is closed
                    break
                if not part:
                    break
                written += part
            os.close(master)
            process.wait()
        return written

    def test_colours_on_a_terminal_only(self):
        self.write("tie.lua", TIE)
        self.assertNotIn(b"\x1b", self.law("run", "tie.lua").out)
        self.assertIn(b"\x1b[31mfailed: tied", self.on_terminal("run", "tie.lua"))
        self.assertIn(b"\x1b[31mfailed: tied", self.on_terminal("run", "tie.lua", NO_COLOR=""))
        self.assertNotIn(b"\x1b", self.on_terminal("run", "tie.lua", NO_COLOR="1"))
        self.assertNotIn(b"\x1b", self.on_terminal("run", "tie.lua", TERM="dumb"))

    def test_lines_as_wide_as_the_terminal(self):
        """The outcome stands beside the order where there is room, else below it."""
        self.write("tie.lua", TIE)
        told = [self.on_terminal("run", "tie.lua", columns=columns, NO_COLOR="1").decode()
                .replace("\r\n", "\n") for columns in (50, 0, 200)]
        self.assertIn("""
  unit  owner  from  order
      outcome
  u1    red    a1    move a2 carry p1
      failed: tied: another entrant was as strong
      (J4.4): u2 wanted it with 1, p1 was left in
      a1
  u2""", told[0])
        self.assertLessEqual(max(map(len, told[0].splitlines())), 50)
        self.assertEqual(told[1], self.law("run", "tie.lua").out.decode())
        self.assertLessEqual(max(map(len, told[1].splitlines())), 80)
        self.assertIn("  u1    red    a1    move a2 carry p1  failed: tied: another entrant was as "
                      "strong (J4.4): u2 wanted it with 1, p1 was left in a1\n", told[2])

    def test_progress_on_a_terminal_only(self):
        for name in ("a", "b", "c"):
            self.write(f"t/{name}.lua", scenario(name))
        self.assertEqual(self.law("test", "t").err, b"")
        written = self.on_terminal("test", "t", NO_COLOR="1")
        self.assertIn(b"3 of 3 files", written)
        self.assertTrue(written.endswith(b"3 passed, 0 failed\r\n"), written)


class Output(LawTest):
    def write_to(self, out, *arguments):
        return subprocess.run([LAW, *arguments], stdout=out, stderr=subprocess.PIPE, check=False,
                              cwd=self.folder, env=self.environment(), timeout=60)

    def test_a_reader_that_goes_away(self):
        self.write("loud.lua", "while true do print(('x'):rep(1000)) end")
        self.write("many.lua", "for i = 1, 300 do" + scenario("many") + "end")
        for arguments in (("run", "loud.lua"), ("run", "many.lua"), ("--help",),
                          ("test", "many.lua")):
            with self.subTest(arguments):
                read, write = os.pipe()
                os.close(read)
                done = self.write_to(write, *arguments)
                os.close(write)
                self.assertNotEqual(done.returncode, 0)
                self.assertEqual(done.stderr, b"")

    def test_a_full_disk(self):
        self.write("loud.lua", "for i = 1, 100000 do print 'x' end")
        for arguments in (("run", "loud.lua"), ("--help",), ("help", "run")):
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                done = self.write_to(full, *arguments)
                self.assertEqual(done.returncode, 1)
                self.assertEqual(done.stderr.count(b"\n"), 1, done.stderr)
                self.assertTrue(done.stderr.startswith(b"law: cannot write to standard output: "),
                                done.stderr)

    def test_closed_output(self):
        self.write("loud.lua", "print 'x'")
        self.write("tie.lua", TIE)
        for arguments in (("run", "loud.lua"), ("--help",), ("--version",), ("test", "tie.lua"),
                          ("explain", "tie.lua"), ("check", "tie.lua")):
            with self.subTest(arguments):
                done = subprocess.run([LAW, *arguments], stderr=subprocess.PIPE, check=False,
                                      cwd=self.folder, env=self.environment(), timeout=60,
                                      preexec_fn=lambda: os.close(1))
                self.assertEqual(done.returncode, 1)
                self.assertEqual(done.stderr, b"law: cannot write to standard output: Bad file "
                                 b"descriptor\n")

    def test_closed_streams(self):
        """A file that is opened must not take the place of standard output."""
        self.write("loud.lua", "print 'x'")
        done = subprocess.run([LAW, "run", "loud.lua"], cwd=self.folder, check=False, timeout=60,
                              env=self.environment(), preexec_fn=lambda: os.closerange(0, 3))
        self.assertEqual(done.returncode, 1)
        self.assertEqual((self.folder / "loud.lua").read_text(), "print 'x'")


class Signals(LawTest):
    def start(self, *arguments):
        return subprocess.Popen([LAW, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                cwd=self.folder, env=self.environment(), start_new_session=True)

    def children(self, process):
        with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
            return [int(number) for number in file.read().split()]

    def assert_stopped(self, process, number):
        began = time.monotonic()
        process.send_signal(number)
        _, messages = process.communicate(timeout=30)
        self.assertLess(time.monotonic() - began, 10)
        self.assertEqual(process.returncode, -number)
        self.assertEqual(messages, b"")

    def test_a_script_is_stopped(self):
        self.write("loop.lua", "print 'go' while true do end")
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                process = self.start("run", "--seconds", "60", "loop.lua")
                time.sleep(0.5)
                self.assert_stopped(process, number)

    def test_resolve_is_stopped_while_it_waits_for_input(self):
        with subprocess.Popen([LAW, "resolve"], stdin=subprocess.PIPE, cwd=self.folder,
                              env=self.environment()) as process:
            time.sleep(0.3)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(timeout=30), -signal.SIGINT)

    def test_children_are_ended(self):
        for name in ("a", "b", "c"):
            self.write(f"t/{name}.lua", "while true do end")
        process = self.start("test", "t", "--jobs", "3", "--seconds", "60",
                             "--instructions", "1000000000000")
        deadline = time.monotonic() + 20
        while len(self.children(process)) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        children = self.children(process)
        self.assertEqual(len(children), 3)
        self.assert_stopped(process, signal.SIGINT)
        for child in children:
            self.assertFalse(os.path.exists(f"/proc/{child}"), child)

    def test_children_end_with_their_parent(self):
        for name in ("a", "b"):
            self.write(f"t/{name}.lua", "while true do end")
        process = self.start("test", "t", "--jobs", "2", "--seconds", "60",
                             "--instructions", "1000000000000")
        deadline = time.monotonic() + 20
        while len(self.children(process)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        children = self.children(process)
        self.assertEqual(len(children), 2)
        process.kill()
        process.communicate(timeout=30)
        deadline = time.monotonic() + 20
        while any(map(self.is_running, children)) and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertFalse(any(map(self.is_running, children)))

    def is_running(self, process):
        """A process that has ended may be left for somebody to ask about: a zombie."""
        try:
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                return file.read().rpartition(")")[2].split()[0] != "Z"
        except FileNotFoundError:
            return False

    def test_a_child_that_dies_costs_one_file(self):
        self.write("t/a.lua", scenario("a"))
        self.write("t/b.lua", "while true do end")
        self.write("t/c.lua", scenario("c"))
        process = self.start("test", "t", "--jobs", "1", "--seconds", "60",
                             "--instructions", "1000000000000")
        # Its line is written once the file before it is done; then the child is in the loop.
        select.select([process.stdout], [], [], 20)
        time.sleep(0.5)
        for child in self.children(process):
            os.kill(child, signal.SIGKILL)
        out, messages = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 1)
        self.assertEqual(messages, b"")
        self.assertIn(b"FAILED  t/b.lua\n        the process that ran it was ended by signal 9\n",
                      out)
        self.assertTrue(out.endswith(b"2 passed, 1 failed\n"), out)


if __name__ == "__main__":
    main()
