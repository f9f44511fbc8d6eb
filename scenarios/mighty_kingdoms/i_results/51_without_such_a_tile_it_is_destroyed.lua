local law = require "lawspeaker"

law.scenario {
    name = "without such a tile it is destroyed",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = false },
        events = { { "destroyed", player = "p2", cause = "no retreat" } },
    },
}
