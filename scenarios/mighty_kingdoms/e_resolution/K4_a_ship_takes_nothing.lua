local law = require "lawspeaker"

law.scenario {
    name = "a ship takes nothing",
    rule = "K4",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "D6",
                place = "field/C6",
            },
        },
        land = { { "there", controller = "p2", place = "ground/D6" } },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { ship_1 = { place = "field/D6" }, there = { controller = "p2" } },
        no_events = { "taken", "not_taken" },
    },
}
