local law = require "lawspeaker"

law.scenario {
    name = "what was given can be given on",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 1, food = 0, place = "realm/p1" },
            { "second", gold = 0, food = 0, place = "realm/p2" },
            { "third", gold = 0, food = 0, place = "realm/p3" },
        },
    },
    phase = "tithe",
    answers = { { "p1", "tithe", "give p2 gold" }, { "p2", "tithe", "give p3 gold" } },
    expect = {
        rows = { second = { gold = 0 }, third = { gold = 1 } },
        pending = { "p3: tithe" },
        legal = { "give p1 gold", "give p2 gold" },
    },
}
