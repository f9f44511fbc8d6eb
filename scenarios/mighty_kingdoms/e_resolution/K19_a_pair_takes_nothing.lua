local law = require "lawspeaker"

law.scenario {
    name = "a pair takes nothing",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "D6",
                place = "field/C6",
            },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
        },
        land = { { "there", controller = "p2", place = "ground/D6" } },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { army_1 = { place = "field/D6" }, there = { controller = "p2" } },
        no_events = { "taken" },
    },
}
