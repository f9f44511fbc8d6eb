local law = require "lawspeaker"

law.scenario {
    name = "a kingdom gives to the same only once in a Winter",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 5, food = 5, place = "realm/p1" },
            { "second", gold = 0, food = 0, place = "realm/p2" },
            { "third", gold = 0, food = 0, place = "realm/p3" },
        },
    },
    phase = "tithe",
    answers = {
        { "p1", "tithe", "give p2 gold" },
        { "p2", "tithe", "pass" },
    },
    expect = {
        pending = { "p1: tithe" },
        legal = { "give p3 gold food" },
        not_legal = { "give p2 gold", "give p2 food" },
    },
}
