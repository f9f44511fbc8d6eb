local law = require "lawspeaker"

law.scenario {
    name = "a pair whose army lies only regroups",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                upright = false, place = "field/C7",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C7" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = { { place = "ground/C7" } },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "regroup ship_1" },
        not_legal = { "move ship_1 C6", "regroup army_1" },
    },
}
