local law = require "lawspeaker"

law.scenario {
    name = "a kingdom that has given to all others is passed over",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "none", place = "ground/C1" },
        },
        kingdom = {
            { "first", gold = 5, food = 5, place = "realm/p1" },
            { "second", gold = 2, food = 0, place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = { { "p1", "tithe", "give p2 gold" }, { "p2", "tithe", "give p1 gold" } },
    expect = {
        rows = { first = { gold = 5 }, second = { gold = 2 } },
        pending = { "p1: build" },
    },
}
