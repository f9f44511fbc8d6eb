local law = require "lawspeaker"

law.scenario {
    name = "defend is no help against a six",
    rule = "41",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", defending = true, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 6 } },
    expect = {
        rows = { army_1 = { points = 400 } },
        events = { { "won", winner = "p2" } },
    },
}
