local law = require "lawspeaker"

law.scenario {
    name = "first the tithe, then building, then feeding",
    rule = "62",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
        },
        kingdom = {
            { "first", gold = 1, food = 1, place = "realm/p1" },
            { "second", place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = {
        { "p1", "tithe", "give p2 food" }, { "p2", "tithe", "pass" },
        { "p1", "build", "village A1" }, { "p2", "feed", "army_2" },
    },
    expect = { events = { "gift", "built", "fed", { "destroyed", token = "army_1" } } },
}
