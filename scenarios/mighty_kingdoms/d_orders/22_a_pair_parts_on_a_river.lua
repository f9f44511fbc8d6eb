local law = require "lawspeaker"

law.scenario {
    name = "a pair parts on a river",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/E2",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/E2" },
        },
    },
    phase = "orders",
    expect = { pending = { "p1: split" }, legal = { "ship_1" } },
}
