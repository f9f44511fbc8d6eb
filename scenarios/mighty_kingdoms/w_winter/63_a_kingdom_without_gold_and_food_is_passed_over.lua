local law = require "lawspeaker"

law.scenario {
    name = "a kingdom without gold and food is passed over",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 0, food = 0, place = "realm/p1" },
            { "second", gold = 0, food = 1, place = "realm/p2" },
        },
    },
    phase = "tithe",
    expect = { pending = { "p2: tithe" } },
}
