local law = require "lawspeaker"

law.scenario {
    name = "who is disbanded is gone before the first is deployed",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "deploy",
    answers = { { "p1", "disband", "army_2" } },
    expect = {
        events = { { "destroyed", token = "army_2", cause = "no room" } },
        places = { ["camp/p1"] = { "army_1", "army_3" } },
        pending = { "p1: deploy" },
    },
}
