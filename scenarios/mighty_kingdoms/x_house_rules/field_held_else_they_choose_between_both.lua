local law = require "lawspeaker"

law.scenario {
    name = "else they choose between both",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/A2" },
        },
        land = {
            { controller = "p2", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p1", place = "ground/B1" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 6 } },
    expect = {
        pending = { "p1: retreat" },
        legal = { "army_1: A2", "army_1: B1" },
    },
}
