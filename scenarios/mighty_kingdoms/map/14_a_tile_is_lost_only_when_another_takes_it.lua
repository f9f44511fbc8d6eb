local law = require "lawspeaker"

law.scenario {
    name = "a tile is lost only when another takes it",
    rule = "14",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = {
            { "near", controller = "p2", place = "ground/B4" },
            { "there", controller = "p2", place = "ground/B3" },
        },
    },
    step = { "resolve", "p1" },
    expect = { rows = { near = { controller = "p2" }, there = { controller = "p1" } } },
}
