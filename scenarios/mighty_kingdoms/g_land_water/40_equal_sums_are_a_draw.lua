local law = require "lawspeaker"

law.scenario {
    name = "equal sums are a draw",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 3 }, { "land_water", 3 } },
    expect = {
        events = { "drawn" },
        rows = { here = { controller = "p1" }, army_2 = { place = "field/A6", upright = true } },
    },
}
