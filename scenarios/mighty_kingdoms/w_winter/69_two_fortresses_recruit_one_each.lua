local law = require "lawspeaker"

law.scenario {
    name = "two fortresses recruit one each",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
            { controller = "p1", settlement = "fortress", place = "ground/B1" },
            { controller = "p1", settlement = "none", place = "ground/C1" },
        },
        kingdom = { { "first", gold = 5, food = 9, place = "realm/p1" } },
    },
    phase = "build",
    answers = { { "p1", "build", "army B1" }, { "p1", "build", "army A1" } },
    expect = {
        places = { ["field/A1"] = { "army_2" }, ["field/B1"] = { "army_1" } },
        not_legal = { "army A1", "army B1" },
        pending = { "p1: build" },
    },
}
