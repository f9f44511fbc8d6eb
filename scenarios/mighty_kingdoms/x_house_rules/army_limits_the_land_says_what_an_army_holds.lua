local law = require "lawspeaker"

law.scenario {
    name = "the land says what an army holds",
    rule = "77",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/army_limits",
    options = { map = "proving_ground" },
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
    answers = { { "p1", "build", "army B4" } },
    expect = {
        pending = { "p1: army_list" },
        legal = { "Ram 100 1 war_machine; Foot 100 1" },
        not_legal = { "Drake 100 1 monster", "Foot 100 1 item Horn" },
    },
}
