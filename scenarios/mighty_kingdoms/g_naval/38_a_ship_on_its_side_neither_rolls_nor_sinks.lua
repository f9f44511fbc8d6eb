local law = require "lawspeaker"

law.scenario {
    name = "a ship on its side neither rolls nor sinks",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", upright = false, place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 6 }, { "sea", 1 } },
    answers = { { "p2", "retreat", "ship_3: B7" } },
    expect = {
        rows = { ship_2 = false, ship_3 = { upright = false, place = "field/B7" } },
    },
}
