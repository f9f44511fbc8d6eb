local law = require "lawspeaker"

law.scenario {
    name = "a third kingdom's ships stay out",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p2", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p3", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 1 } },
    expect = {
        rows = { ship_2 = false, ship_3 = { place = "field/B6" } },
        events = { { "taken", player = "p1", from = "p2" } },
    },
}
