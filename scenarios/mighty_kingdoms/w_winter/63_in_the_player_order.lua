local law = require "lawspeaker"

law.scenario {
    name = "in the player order",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, order = { "p2", "p1" } },
        kingdom = {
            { "first", gold = 1, place = "realm/p1" }, { "second", gold = 1, place = "realm/p2" },
        },
    },
    phase = "tithe",
    expect = { pending = { "p2: tithe" } },
}
