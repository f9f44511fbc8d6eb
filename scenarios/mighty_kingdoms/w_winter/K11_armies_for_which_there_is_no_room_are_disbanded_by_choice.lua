local law = require "lawspeaker"

law.scenario {
    name = "armies for which there is no room are disbanded by choice",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_9", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    expect = {
        pending = { "p1: disband" },
        legal = { "army_1", "army_2", "army_3" },
        not_legal = { "none", "army_1, army_2", "army_9" },
    },
}
