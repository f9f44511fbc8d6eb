local law = require "lawspeaker"

law.scenario {
    name = "the retreat to a river counts as well",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/D1" },
            { controller = "p2", place = "ground/E2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D1" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/D1" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 4 } },
    expect = {
        rows = { army_2 = { place = "field/E2", slowed = true } },
    },
}
