local law = require "lawspeaker"

law.scenario {
    name = "an enemy alone on a tile is not one's battle",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        step_result = false,
        no_events = { "battle" },
    },
}
