local law = require "lawspeaker"

law.scenario {
    name = "monsters beside an own marsh",
    rule = "77",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    variant = "mighty_kingdoms/army_limits",
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/E2" },
            { controller = "p1", place = "ground/E1" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    phase = "build",
    answers = {
        { "p1", "build", "army E2" },
    },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Drake 100 1 monster" },
    },
}
