local law = require "lawspeaker"

law.scenario {
    name = "a fortress that was built in this Winter recruits",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/C1" },
        },
        kingdom = { { "first", gold = 4, food = 0, place = "realm/p1" } },
    },
    phase = "build",
    answers = { { "p1", "build", "fortress A1" }, { "p1", "build", "army A1" } },
    expect = { places = { ["field/A1"] = { "army_1" } }, pending = { "p1: build" } },
}
