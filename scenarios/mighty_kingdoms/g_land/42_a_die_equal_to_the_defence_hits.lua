local law = require "lawspeaker"

law.scenario {
    name = "a die equal to the defence hits",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 400, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = { points = 300 } },
    },
}
