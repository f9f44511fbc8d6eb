local law = require "lawspeaker"

law.scenario {
    name = "when both fleets are gone armies ashore share the result",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", place = "ground/B6" },
            { controller = "p1", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    answers = { { "p1", "battle", "B6 p2 naval" } },
    expect = {
        rows = {
            army_1 = { upright = false, place = "field/A6" },
            army_2 = { upright = true, place = "field/B6" },
        },
    },
}
