local law = require "lawspeaker"

law.scenario {
    name = "nor after a draw",
    rule = "52",
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
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        events = { "drawn", { "destroyed", token = "army_1" } },
    },
}
