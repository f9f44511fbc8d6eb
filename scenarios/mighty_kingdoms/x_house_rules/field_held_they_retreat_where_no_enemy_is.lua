local law = require "lawspeaker"

law.scenario {
    name = "they retreat where no enemy is",
    rule = "51",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/field_held",
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
        rows = { army_1 = { place = "field/B1", upright = false } },
    },
}
