local law = require "lawspeaker"

law.scenario {
    name = "both have armies it is a land battle",
    rule = "K6",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        events = { { "battle", kind = "land" } },
    },
}
