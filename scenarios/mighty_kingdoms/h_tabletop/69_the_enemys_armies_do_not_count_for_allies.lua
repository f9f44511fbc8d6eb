local law = require "lawspeaker"

law.scenario {
    name = "the enemy's armies do not count for allies",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/A1" },
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
        { "p1", "army_list", "ally; Blue Elves 100 1", refused = "there are 2 (rule 69)" },
    },
    expect = {
        pending = { "p1: army_list" },
    },
}
