local law = require "lawspeaker"

law.scenario {
    name = "a gift of both",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 2, food = 2, place = "realm/p1" },
            { "second", gold = 0, food = 0, place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = { { "p1", "tithe", "give p2 gold food" } },
    expect = {
        rows = {
            first = { gold = 1, food = 1, tithed = { "p2" } }, second = { gold = 1, food = 1 },
        },
        pending = { "p2: tithe" },
    },
}
