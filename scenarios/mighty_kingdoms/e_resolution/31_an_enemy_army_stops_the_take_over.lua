local law = require "lawspeaker"

law.scenario {
    name = "an enemy army stops the take-over",
    rule = "31",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "C6",
                place = "field/C5",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C6" },
        },
        land = { { "there", controller = "p2", place = "ground/C6" } },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { army_1 = { place = "field/C6" }, there = { controller = "p2" } },
        events = { { "not_taken", tile = "C6" } },
        no_events = { "taken" },
    },
}
