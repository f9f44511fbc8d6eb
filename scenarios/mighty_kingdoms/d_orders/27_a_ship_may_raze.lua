local law = require "lawspeaker"

law.scenario {
    name = "a ship may raze",
    rule = "27",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
        },
        land = { { controller = "p2", settlement = "city", place = "ground/C6" } },
    },
    phase = "orders",
    expect = { legal = { "raze ship_1" } },
}
