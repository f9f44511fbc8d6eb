local law = require "lawspeaker"

law.scenario {
    name = "then comes the Summer of the next year",
    rule = "74",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { "there", controller = "p1", settlement = "fortress", recruited = true,
                place = "ground/A1" },
            { controller = "p2", settlement = "fortress", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_9", kind = "army", owner = "p2", place = "field/A3" },
        },
        kingdom = { { "first", tithed = { "p2" }, place = "realm/p1" } },
    },
    phase = "deploy",
    expect = {
        globals = { year = 2, month = 1 },
        rows = { there = { recruited = false }, first = { tithed = {} } },
        events = { { "summer", year = 2 }, { "month", year = 2, month = 1 } },
        result = false,
    },
}
