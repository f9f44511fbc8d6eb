local law = require "lawspeaker"

law.scenario {
    name = "a ship that lies only regroups",
    rule = "21",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", upright = false,
                place = "field/C6",
            },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "orders",
    expect = { legal = { "regroup ship_1" }, not_legal = { "move ship_1 D6" } },
}
