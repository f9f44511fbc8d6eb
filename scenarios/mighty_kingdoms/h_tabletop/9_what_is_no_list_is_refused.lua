local law = require "lawspeaker"

law.scenario {
    name = "what is no list is refused",
    rule = "9",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list", "Red Foot", refused = "unit 1 is not written as" },
        { "p1", "army_list", "Red Foot 100 1; Red Bows 100", refused = "unit 2 is not written as" },
        { "p1", "army_list",
            "Red Foot 100 1 big", refused = "is none of monster, war_machine, legend, item" },
        { "p1", "army_list", "Red Foot 100 1 monster monster", refused = "monster is there twice" },
        { "p1", "army_list", "100 1", refused = "unit 1 has no name" },
        { "p1", "army_list", "Red Foot 100 1 item", refused = "the item of unit 1 has no name" },
        { "p1", "army_list", "Red, Foot 100 1", refused = "holds more than letters" },
        { "p1", "army_list", "Red Foot 100 1; ally", refused = "unit 2 is not written as" },
    },
    expect = {
        pending = { "p1: army_list" },
    },
}
