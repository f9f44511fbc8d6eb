local law = require "lawspeaker"

law.scenario {
    name = "at most 1 gold and 1 food to one other",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 5, food = 5, place = "realm/p1" },
            { "second", gold = 0, food = 0, place = "realm/p2" },
        },
    },
    phase = "tithe",
    expect = {
        pending = { "p1: tithe" },
        legal = { "pass", "give p2 gold", "give p3 food", "give p3 gold food" },
        not_legal = { "give p1 gold", "give p2 gold gold", "give p2 p3 gold", "give p2" },
    },
}
