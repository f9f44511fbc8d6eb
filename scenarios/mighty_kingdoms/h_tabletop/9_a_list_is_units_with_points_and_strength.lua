local law = require "lawspeaker"

law.scenario {
    name = "a list is units with points and strength",
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
        { "p1", "army_list", "Red Foot 200 2; Old Drake 300 3 monster" },
    },
    expect = {
        events = { { "army_list", list = "Red Foot 200 2; Old Drake 300 3 monster" } },
        places = { ["list/p1"] = 2 },
        rows = { army_1 = { points = 500 } },
    },
}
