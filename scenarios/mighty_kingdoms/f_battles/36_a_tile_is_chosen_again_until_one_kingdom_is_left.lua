local law = require "lawspeaker"

law.scenario {
    name = "a tile is chosen again until one kingdom is left",
    rule = "36",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1 },
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    phase = "battle",
    answers = { { "p2", "overrun", "army_3" } },
    expect = {
        events = { { "overrun" }, { "destroyed", token = "army_3" }, { "overrun" },
            { "destroyed", cause = "overrun" } },
        places = { ["field/B2"] = { "army_1" } },
    },
}
