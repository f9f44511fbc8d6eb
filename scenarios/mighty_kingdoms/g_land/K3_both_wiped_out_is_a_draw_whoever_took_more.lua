local law = require "lawspeaker"

law.scenario {
    name = "both wiped out is a draw, whoever took more",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { "here", controller = "p3", place = "ground/B2" },
            { controller = "p1", place = "ground/B1" },
            { controller = "p2", place = "ground/B3" },
        },
        token = {
            { "small", name = "army_1", owner = "p1", points = 50, place = "field/B2" },
            { "large", name = "army_2", owner = "p2", points = 100, place = "field/B2" },
            { name = "army_3", owner = "p1", upright = false, place = "field/B2" },
            { name = "army_4", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        rows = {
            small = false, large = false, here = { controller = "p3" },
            army_3 = { place = "field/B1" }, army_4 = { place = "field/B3" },
        },
        events = { "drawn" },
        no_events = { "won" },
    },
}
