local law = require "lawspeaker"

law.scenario {
    name = "the retreat after a draw counts as crossing terrain",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/D4" },
            { controller = "p2", place = "ground/D5" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D4" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/D4" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 4 } },
    expect = {
        rows = {
            army_1 = { slowed = false },
            army_2 = { place = "field/D5", upright = true, slowed = true },
        },
    },
}
