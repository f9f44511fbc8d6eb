local law = require "lawspeaker"

law.scenario {
    name = "no more than the points of an army",
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
        { "p1", "army_list",
            "Red Foot 250 1; Red Bows 251 1", refused = "its units have 501 points" },
        { "p1", "army_list", "Red Foot 501 1", refused = "its points are 1 to 500" },
        { "p1", "army_list", "Red Foot 0 1", refused = "its points are 1 to 500" },
        { "p1", "army_list",
            "Red Foot 99999999999999999999999 1", refused = "its points are 1 to 500" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Red Foot 250 1; Red Bows 250 1" },
    },
}
