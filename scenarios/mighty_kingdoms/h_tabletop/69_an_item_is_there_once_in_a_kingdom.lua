local law = require "lawspeaker"

law.scenario {
    name = "an item is there once in a kingdom",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6, army_count = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_1", name = "Red Bows", points = 100, strength = 1, item = "Red Horn",
                place = "list/p1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
        { "p1", "army_list",
            "Red Foot 100 1 item Red Horn", refused = "the kingdom has the item Red Horn" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Red Foot 100 1 item Cold Blade", "Red Foot 100 1" },
    },
}
