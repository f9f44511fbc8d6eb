local law = require "lawspeaker"

law.scenario {
    name = "nobody gives what it has not",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 0, food = 1, place = "realm/p1" },
            { "second", gold = 0, food = 0, place = "realm/p2" },
        },
    },
    phase = "tithe",
    expect = {
        legal = { "give p2 food", "pass" },
        not_legal = { "give p2 gold", "give p2 gold food" },
    },
}
