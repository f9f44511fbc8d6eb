local law = require "lawspeaker"

law.scenario {
    name = "the first in order picks first",
    rule = "5",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = { { "p1", "race", "orcs" }, { "p2", "race", "elves" } },
    expect = { pending = { "p2: start" } },
}
