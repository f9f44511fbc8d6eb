local law = require "lawspeaker"

law.scenario {
    name = "its player chooses among several",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p2", "retreat", "army_2: A2" } },
    expect = {
        rows = { army_2 = { place = "field/A2" } },
        pending = { "p1: free_move" },
    },
}
