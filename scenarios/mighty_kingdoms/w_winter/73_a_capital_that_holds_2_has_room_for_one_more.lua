local law = require "lawspeaker"

law.scenario {
    name = "a capital that holds 2 has room for one more",
    rule = "73",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p1", settlement = "village", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_8", kind = "army", owner = "p1", place = "camp/p1" },
        },
    },
    step = { "deploy", "p1" },
    expect = { pending = { "p1: deploy" }, legal = { "army_8 A1", "army_8 B1" } },
}
