"""`law tournament` rates bots of known strength: in a game whose odds can be worked out, bots that
play by chance so often come out in their order, and intervals cover the truth about as often as
they say.

LAWSPEAKER_GAMES: how many tournaments are played for that (1).
"""

import json
import math
import os

from program import LawTest, main

TOURNAMENTS = int(os.environ.get("LAWSPEAKER_GAMES", "1"))

# Each player takes from 1 to 10 lots at once, and the winner is drawn among the third powers.
LOTS = """local law = require "lawspeaker"
return law.game {
    name = "lots", api = 1, players = { min = 2, max = 2 },
    state = { { globals = { first = "count", second = "count", drawn = "count" } } },
    phases = { { "draw", function(g)
        local taken = g:ask_all {
            { g.players[1], { name = "take", number = { 1, 10 } } },
            { g.players[2], { name = "take", number = { 1, 10 } } },
        }
        g.first, g.second = taken[1] ^ 3 // 1 | 0, taken[2] ^ 3 // 1 | 0
        g.drawn = g:random(g.first + g.second)
    end } },
    finished = function(g)
        if g.drawn > 0 then
            return { winners = { g.players[g.drawn <= g.first and 1 or 2] } }
        end
    end,
}
"""

# The most lots are best; so often in a hundred it takes any.
BOT = """local law = require "lawspeaker"
return law.bot {{ name = "random_{percent}", api = 1, choose = function(view, question, random)
    return random:integer(100) <= {percent} and random:integer(10) or 10
end }}
"""

PERCENTS = (0, 50, 100)
GAMES = 200


def odds(percent):
    """How often a bot takes each number of lots."""
    return {lots: percent / 1000 + (1 - percent / 100) * (lots == 10) for lots in range(1, 11)}


def share(one, other):
    """How often a bot wins against another one, each by its percent."""
    return sum(p * q * a ** 3 / (a ** 3 + b ** 3)
               for a, p in odds(one).items() for b, q in odds(other).items())


def true_ratings():
    """Those under which all are expected to win what they win where all meet equally often."""
    theta = {bot: 0.0 for bot in PERCENTS}
    for _ in range(2000):
        for bot in PERCENTS:
            others = [other for other in PERCENTS if other != bot]
            won = sum(share(bot, other) for other in others)
            expected = sum(1 / (1 + math.exp(theta[other] - theta[bot])) for other in others)
            theta[bot] += 0.5 * (won - expected)
    mean = sum(theta.values()) / len(theta)
    return {f"random_{bot}": (value - mean) * 400 / math.log(10) for bot, value in theta.items()}


class Strength(LawTest):
    def test_known_strength(self):
        self.write("lots/game.lua", LOTS)
        for percent in PERCENTS:
            self.write(f"{percent}.lua", BOT.format(percent=percent))
        truth, covered, in_order = true_ratings(), 0, 0
        self.assertGreater(truth["random_0"] - truth["random_100"], 150)
        for seed in range(1, TOURNAMENTS + 1):
            outcome = self.law("tournament", "lots", *(f"{bot}.lua" for bot in reversed(PERCENTS)),
                               "--games", str(GAMES), "--seed", str(seed), "--jobs", "1", "--trust",
                               "--json", "--out", f"{seed}.jsonl")
            self.assertEqual(outcome.status, 0, outcome)
            report = json.loads(outcome.out)
            bots = [report["bots"][number - 1] for number in report["order"]]
            covered += sum(bot["low"] <= truth[bot["name"]] <= bot["high"] for bot in bots)
            in_order += [bot["name"] for bot in bots] == [f"random_{bot}" for bot in PERCENTS]
        if TOURNAMENTS > 1:
            print(f"{in_order} of {TOURNAMENTS} in order, {covered} of {3 * TOURNAMENTS} covered")
        self.assertGreaterEqual(in_order, 0.9 * TOURNAMENTS)
        # As many as 95 % may be, but for chance: some three standard deviations.
        slack = 3 * math.sqrt(0.05 * 0.95 / (2 * TOURNAMENTS))
        self.assertGreaterEqual(covered / (3 * TOURNAMENTS), 0.95 - slack)
        self.assertLessEqual(covered / (3 * TOURNAMENTS), min(1, 0.95 + slack))


if __name__ == "__main__":
    main()
