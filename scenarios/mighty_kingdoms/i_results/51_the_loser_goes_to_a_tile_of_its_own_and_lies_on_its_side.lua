local law = require "lawspeaker"

law.scenario {
    name = "the loser goes to a tile of its own and lies on its side",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        events = {
            { "laid", token = "army_2", cause = "defeat" },
            { "retreated", token = "army_2", from = "B2", to = "B1" },
        },
        rows = { army_2 = { place = "field/B1", upright = false }, army_1 = { upright = true } },
    },
}
