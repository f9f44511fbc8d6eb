local law = require "lawspeaker"

law.scenario {
    name = "a pair is one token",
    rule = "37",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2",
                upright = false, place = "field/B6" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", upright = false,
                aboard = "ship_2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        rows = { ship_2 = false, army_2 = false },
        no_events = { "battle" },
    },
}
