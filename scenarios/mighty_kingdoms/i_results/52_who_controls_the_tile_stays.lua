local law = require "lawspeaker"

law.scenario {
    name = "who controls the tile stays",
    rule = "52",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 4 } },
    expect = {
        rows = { army_1 = { place = "field/B2" }, here = { controller = "p1" } },
        no_events = { "won", "taken" },
    },
}
