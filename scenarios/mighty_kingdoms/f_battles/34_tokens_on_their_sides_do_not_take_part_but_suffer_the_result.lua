local law = require "lawspeaker"

law.scenario {
    name = "tokens on their sides do not take part but suffer the result",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 200, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 2 }, { "battle", 1 } },
    expect = {
        events = {
            { "pool", player = "p1", dice = "2" }, { "pool", player = "p2", dice = "1" },
            { "won", winner = "p1" }, { "retreated", token = "army_2" },
            { "retreated", token = "army_3" },
        },
        rows = {
            army_2 = { points = 100, upright = false, place = "field/A2" },
            army_3 = { points = 500, upright = false, place = "field/A2" },
        },
    },
}
