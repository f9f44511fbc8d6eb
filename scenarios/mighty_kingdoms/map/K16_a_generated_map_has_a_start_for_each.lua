local law = require "lawspeaker"

law.scenario {
    name = "a generated map has a start for each",
    rule = "K16",
    game = "mighty_kingdoms",
    options = { map = "generated" },
    players = 4,
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p3", "race", "dwarfs" },
        { "p4", "race", "undead" },
    },
    dice = { { "map", 7 }, { "order", 1 }, { "order", 1 }, { "order", 1 } },
    expect = { pending = { "p1: start" } },
}
