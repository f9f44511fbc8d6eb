local law = require "lawspeaker"

law.scenario {
    name = "an army in a fortress for 1 gold",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { army_count = 2 },
        land = {
            { "there", controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 2, food = 1, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "army A1" } },
    expect = {
        rows = {
            first = { gold = 1, food = 1 },
            army_3 = { owner = "p1", points = 500, upright = true, place = "field/A1" },
            there = { recruited = true },
        },
        events = { { "army", player = "p1", army = "army_3", tile = "A1" } },
    },
}
