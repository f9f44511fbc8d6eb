local law = require "lawspeaker"

law.scenario {
    name = "a canal between plains is not for ships",
    rule = "25",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/E8" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move ship_1 E7" }, not_legal = { "move ship_1 F7", "move ship_1 F8" } },
}
