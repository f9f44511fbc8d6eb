local law = require "lawspeaker"

law.scenario {
    name = "a list may have fewer points",
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
        { "p1", "army_list", "Red Foot 200 2; Red Bows 100 1" },
    },
    expect = {
        events = { { "army_list", list = "Red Foot 200 2; Red Bows 100 1" } },
        no_events = { "strength" },
    },
}
