local law = require "lawspeaker"

law.scenario {
    name = "the tile keeps its controller though it is a third",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { "here", controller = "p3", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 100, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 100, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        rows = { here = { controller = "p3" } },
        events = { "drawn" },
    },
}
