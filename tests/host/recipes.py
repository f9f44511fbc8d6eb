"""The recipes in tools/recipes: a tournament over several processes or hosts, with real programs.

GNU parallel runs where it is installed. With LAWSPEAKER_RECIPES=1 it also goes through ssh to this
machine, and Slurm runs with one node on loopback; each is skipped where it is not installed.
"""

import getpass
import os
import pathlib
import shutil
import socket
import subprocess
import time
import unittest

from program import LAW, PROJECT, LawTest, main
from tournament import BOT, RACE

IS_WHOLE = os.environ.get("LAWSPEAKER_RECIPES") == "1"
GIVEN = ("race", "fast.lua", "slow.lua", "--games", "12")

SLURM = """
ClusterName=loopback
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
AuthType=auth/munge
AuthInfo=socket={root}/munge/socket
CryptoType=crypto/munge
StateSaveLocation={root}/state
SlurmdSpoolDir={root}/spool
SlurmctldPidFile={root}/slurmctld.pid
SlurmdPidFile={root}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
MailProg=/bin/true
NodeName={host} NodeAddr=127.0.0.1 CPUs={cores} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def needs(*programs):
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    missing = [program for program in programs if not shutil.which(program, path=path)]
    return unittest.skipIf(missing, f"not installed: {', '.join(missing)}")


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Recipes(LawTest):
    def setUp(self):
        super().setUp()
        self.write("race/game.lua", RACE)
        for name, choose in (("fast", "return 6"), ("slow", "return random:integer(3)")):
            self.write(f"{name}.lua", BOT.format(name=name, choose=choose, before=""))
        one = self.law("tournament", *GIVEN, "--out", "one", "--trust")
        self.assertEqual(one.status, 0, one)
        self.told = one.out

    def run_program(self, *command, **environment):
        environment = self.environment(
            LAW=LAW, PATH=os.environ["PATH"] + ":/usr/sbin:/sbin", HOME=str(self.folder),
            **environment)
        done = subprocess.run([str(part) for part in command], cwd=self.folder, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
                              check=False)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def assert_same(self, told):
        self.assertEqual((self.folder / "out").read_bytes(), (self.folder / "one").read_bytes())
        self.assertEqual(told, self.told)

    def parallel(self, hosts):
        return self.run_program(PROJECT / "tools/recipes/parallel", 2, hosts, "out", *GIVEN)

    # ---- GNU parallel ----

    @needs("parallel")
    def test_parallel_here(self):
        self.assert_same(self.parallel(":"))

    @needs("parallel")
    def test_parallel_over_another_tournament(self):
        """It says what to do about files that are left."""
        shard = self.law("tournament", *GIVEN, "--seed", "9", "--shard", "2/2", "--out", "out.2")
        self.assertEqual(shard.status, 0, shard)
        with self.assertRaises(AssertionError) as raised:
            self.parallel(":")
        told = str(raised.exception)
        self.assertIn('"out.2" is of another tournament: the seed differs: 9 there, 1 here', told)
        self.assertIn("Another tournament with this OUT begins once", told)
        (self.folder / "out.2").unlink()
        self.assert_same(self.parallel(":"))  # with what there is of the first shard
        self.assertEqual(sorted(self.folder.glob("out*")), [self.folder / "out"])

    @unittest.skipUnless(IS_WHOLE, "LAWSPEAKER_RECIPES is not 1")
    @needs("parallel", "rsync", "sshd", "ssh", "ssh-keygen")
    def test_parallel_through_ssh(self):
        port = free_ports(1)[0]
        for name in ("host", "user"):
            self.run_program("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", name)
        shutil.copy(self.folder / "user.pub", self.folder / "keys")
        if os.geteuid() == 0:
            pathlib.Path("/run/sshd").mkdir(exist_ok=True)
        server = subprocess.Popen(
            ["/usr/sbin/sshd", "-D", "-f", "/dev/null", "-o", f"Port={port}",
             "-o", "ListenAddress=127.0.0.1", "-o", f"HostKey={self.folder}/host",
             "-o", f"AuthorizedKeysFile={self.folder}/keys", "-o", "StrictModes=no",
             "-o", "UsePAM=no", "-o", f"PidFile={self.folder}/pid"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.wait_for_port(port)
        self.assert_same(self.parallel(
            f"ssh -p {port} -i {self.folder}/user -o StrictHostKeyChecking=no "
            f"-o UserKnownHostsFile=/dev/null {getpass.getuser()}@127.0.0.1"))

    def wait_for_port(self, port):
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        self.fail(f"nothing listens on port {port}")

    # ---- Slurm ----

    @unittest.skipUnless(IS_WHOLE, "LAWSPEAKER_RECIPES is not 1")
    @needs("slurmctld", "slurmd", "sbatch", "munged")
    def test_slurm(self):
        root = self.folder / "slurm"
        for name in ("state", "spool", "munge"):
            (root / name).mkdir(parents=True)
        os.chmod(self.folder, 0o711)
        (root / "munge/key").write_bytes(os.urandom(1024))
        os.chmod(root / "munge/key", 0o400)
        conf = root / "slurm.conf"
        conf.write_text(SLURM.format(
            host=socket.gethostname().split(".")[0], user=getpass.getuser(), root=root,
            ports=free_ports(2), cores=os.cpu_count()))
        self.start_daemons(root, conf)
        self.run_program(PROJECT / "tools/recipes/slurm", "--wait", 3, "out", *GIVEN,
                         SLURM_CONF=str(conf))
        self.assert_same((self.folder / "out.report").read_bytes())

    def start_daemons(self, root, conf):
        """In the foreground, so that they are ours to end."""
        munge = root / "munge"
        for command in (
                ("munged", "--foreground", "--force", f"--key-file={munge}/key",
                 f"--socket={munge}/socket", f"--pid-file={munge}/pid", f"--log-file={munge}/log",
                 f"--seed-file={munge}/seed"),
                ("slurmctld", "-D", "-f", conf), ("slurmd", "-D", "-f", conf)):
            program = shutil.which(command[0], path=os.environ["PATH"] + ":/usr/sbin:/sbin")
            daemon = subprocess.Popen([program, *map(str, command[1:])], cwd=root,
                                      env=self.environment(SLURM_CONF=str(conf)),
                                      stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.DEVNULL)
            self.addCleanup(daemon.wait)
            self.addCleanup(daemon.terminate)
            if command[0] == "munged":
                until = time.monotonic() + 20
                while not (munge / "socket").exists() and time.monotonic() < until:
                    time.sleep(0.05)


if __name__ == "__main__":
    main()
