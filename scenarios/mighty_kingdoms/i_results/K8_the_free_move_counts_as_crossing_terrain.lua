local law = require "lawspeaker"

law.scenario {
    name = "the free move counts as crossing terrain",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/D4" },
            { controller = "p1", place = "ground/D5" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D4" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/D4" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p1", "free_move", "move army_1 D5" } },
    expect = {
        rows = { army_1 = { place = "field/D5", upright = true, slowed = true } },
    },
}
