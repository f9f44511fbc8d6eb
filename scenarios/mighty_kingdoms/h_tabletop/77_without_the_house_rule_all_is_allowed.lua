local law = require "lawspeaker"

law.scenario {
    name = "without the house rule all is allowed",
    rule = "77",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B2" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Drake 100 1 monster; Ram 100 1 war_machine item Horn" },
    },
}
