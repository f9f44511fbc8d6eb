local law = require "lawspeaker"

law.scenario {
    name = "an own tile stays the mover's",
    rule = "31",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B3" },
        },
        land = { { "there", controller = "p1", place = "ground/B3" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { there = { controller = "p1" } }, no_events = { "taken", "not_taken" } },
}
