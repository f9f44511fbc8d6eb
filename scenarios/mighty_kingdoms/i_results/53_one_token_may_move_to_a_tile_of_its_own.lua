local law = require "lawspeaker"

law.scenario {
    name = "one token may move to a tile of its own",
    rule = "53",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p1", "free_move", "move army_1 A2" } },
    expect = {
        rows = { army_1 = { place = "field/A2" } },
        events = { { "moved", token = "army_1", from = "B2", to = "A2" } },
    },
}
