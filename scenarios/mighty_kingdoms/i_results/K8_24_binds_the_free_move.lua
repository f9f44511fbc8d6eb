local law = require "lawspeaker"

law.scenario {
    name = "24 binds the free move",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/D6" },
            { controller = "p1", place = "ground/D7" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/D6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/D6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        step_result = true,
        rows = { army_1 = { place = "field/D6" } },
    },
}
