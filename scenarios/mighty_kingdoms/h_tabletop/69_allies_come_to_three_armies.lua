local law = require "lawspeaker"

law.scenario {
    name = "allies come to three armies",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list", "ally; Blue Elves 100 1" },
    },
    expect = {
        events = { { "army_list", list = "ally; Blue Elves 100 1" } },
        rows = { army_3 = { is_ally = false } },
    },
}
