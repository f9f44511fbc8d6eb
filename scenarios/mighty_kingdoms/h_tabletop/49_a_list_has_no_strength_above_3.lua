local law = require "lawspeaker"

law.scenario {
    name = "a list has no Strength above 3",
    rule = "49",
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
        { "p1", "army_list", "Red Foot 100 4", refused = "a Unit Strength is 0 to 3" },
        { "p1", "army_list", "Red Foot 100 3" },
    },
    expect = {
        events = { { "army_list", list = "Red Foot 100 3" } },
    },
}
