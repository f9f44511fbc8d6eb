local law = require "lawspeaker"

law.scenario {
    name = "in Simple mode there are no lists",
    rule = "44",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "simple" },
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
    },
    expect = {
        no_events = { "army_list" },
        places = { ["list/p1"] = 0 },
        events = { { "army", army = "army_1" } },
    },
}
