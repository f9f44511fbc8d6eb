local law = require "lawspeaker"

law.scenario {
    name = "who has passed comes back in",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 1, food = 0, place = "realm/p1" },
            { "second", gold = 1, food = 0, place = "realm/p2" },
        },
    },
    phase = "tithe",
    answers = {
        { "p1", "tithe", "pass" }, { "p2", "tithe", "give p1 gold" },
        { "p1", "tithe", "give p2 gold" },
    },
    expect = {
        events = {
            { "gift", player = "p2", receiver = "p1" }, { "gift", player = "p1", receiver = "p2" },
        },
    },
}
