local law = require "lawspeaker"

law.scenario {
    name = "not where two kingdoms have armies",
    rule = "56",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            {
                name = "army_1", kind = "army", owner = "p1", upright = false,
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p2", upright = false,
                place = "field/B2",
            },
        },
        land = { { "here", controller = "p2", place = "ground/B2" } },
    },
    phase = "reform",
    expect = { rows = { here = { controller = "p2" } } },
}
