local law = require "lawspeaker"

law.scenario {
    name = "without a capital its player chooses one of the cities",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p1", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "city", place = "ground/A2" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = {
        pending = { "p1: recall" },
        legal = { "A1", "C1" },
        not_legal = { "B1", "A2", "pass" },
    },
}
