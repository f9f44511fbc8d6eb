local law = require "lawspeaker"

law.scenario {
    name = "an item is there once in a list",
    rule = "69",
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
        { "p1", "army_list", "Red Foot 90 1 item Horn; Red Bows 90 1 item horn",
            refused = "the kingdom has the item horn" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Red Foot 90 1 item Horn; Red Bows 90 1 item Blade" },
    },
}
