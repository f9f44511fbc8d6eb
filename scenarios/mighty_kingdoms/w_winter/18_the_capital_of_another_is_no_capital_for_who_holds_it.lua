local law = require "lawspeaker"

law.scenario {
    name = "the capital of another is no capital for who holds it",
    rule = "18",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p2", capital_number = 2,
                place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = { pending = { "p1: recall" }, legal = { "A1", "C1" } },
}
