local law = require "lawspeaker"

law.scenario {
    name = "without any room all armies go and nobody is asked",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "deploy",
    expect = {
        events = {
            { "destroyed", token = "army_1", cause = "no room" },
            { "destroyed", token = "army_2", cause = "no room" },
        },
        no_events = { "deployed" },
    },
}
