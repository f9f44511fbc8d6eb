local law = require "lawspeaker"

law.scenario {
    name = "a tile stays its holder's when all have left",
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
            { "left", controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/B3" },
        },
    },
    step = { "resolve", "p1" },
    expect = { rows = { left = { controller = "p1" } }, places = { ["field/B2"] = 0 } },
}
