local law = require "lawspeaker"

law.scenario {
    name = "defence markers are taken away",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", defending = true,
                place = "field/B2",
            },
        },
    },
    phase = "reform",
    expect = { rows = { army_1 = { defending = false, upright = true } } },
}
