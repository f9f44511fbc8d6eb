local law = require "lawspeaker"

law.scenario {
    name = "24: an army does not retreat across water",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/D6" },
            { controller = "p2", place = "ground/D7" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D6" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/D6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = false },
    },
}
