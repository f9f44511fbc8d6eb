local law = require "lawspeaker"

law.scenario {
    name = "ties are by chance",
    rule = "57",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p1", "p2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "reform",
    dice = { { "order", 2 } },
    expect = { globals = { order = { "p2", "p1" } } },
}
