local law = require "lawspeaker"

law.scenario {
    name = "an army may have other points",
    rule = "2",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop", army_points = 1000 },
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
        { "p1", "army_list", "Red Foot 600 1; Red Bows 401 1", refused = "may have 1000" },
        { "p1", "army_list", "Red Foot 600 1; Red Bows 400 1" },
    },
    expect = {
        events = { { "army_list", list = "Red Foot 600 1; Red Bows 400 1" } },
    },
}
