local law = require "lawspeaker"

law.scenario {
    name = "a capital that is razed is none",
    rule = "K12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
        },
        land = {
            {
                "here", controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { here = { settlement = "none", capital_of = false, capital_number = 0 } },
    },
}
