local law = require "lawspeaker"

law.scenario {
    name = "a tie behind the first",
    rule = "57",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/E3" },
        },
    },
    phase = "reform",
    dice = { { "order", 2 } },
    expect = { globals = { order = { "p2", "p3", "p1" } } },
}
