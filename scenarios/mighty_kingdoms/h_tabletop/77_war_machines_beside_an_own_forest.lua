local law = require "lawspeaker"

law.scenario {
    name = "war machines beside an own forest",
    rule = "77",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    variant = "mighty_kingdoms/army_limits",
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B4" },
            { controller = "p1", place = "ground/C5" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army B4" },
        { "p1", "army_list", "Drake 100 1 monster", refused = "own mountain or marsh" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Ram 100 1 war_machine" },
    },
}
