local law = require "lawspeaker"

law.scenario {
    name = "it ends when all pass in a row",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = { { controller = "p1", settlement = "none", place = "ground/A1" } },
        kingdom = {
            { "first", gold = 1, place = "realm/p1" }, { "second", gold = 1, place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = { { "p1", "tithe", "pass" }, { "p2", "tithe", "pass" } },
    expect = { pending = { "p1: build" }, no_events = { "gift" } },
}
