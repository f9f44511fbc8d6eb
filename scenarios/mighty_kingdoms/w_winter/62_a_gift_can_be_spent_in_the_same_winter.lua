local law = require "lawspeaker"

law.scenario {
    name = "a gift can be spent in the same Winter",
    rule = "62",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = { { controller = "p2", settlement = "none", place = "ground/C1" } },
        kingdom = {
            { "first", gold = 1, place = "realm/p1" }, { "second", place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = {
        { "p1", "tithe", "give p2 gold" }, { "p2", "tithe", "pass" },
        { "p2", "build", "village C1" },
    },
    expect = { events = { "gift", { "built", player = "p2", what = "village" } } },
}
