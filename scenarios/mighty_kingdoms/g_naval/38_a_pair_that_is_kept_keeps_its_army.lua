local law = require "lawspeaker"

law.scenario {
    name = "a pair that is kept keeps its army",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p2", aboard = "ship_3", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 6 }, { "sea", 1, 1 } },
    answers = { { "p2", "sunk", "ship_2" } },
    expect = {
        rows = { ship_2 = false, ship_3 = {}, army_3 = { aboard = "ship_3" } },
        pending = { "p1: concede" },
    },
}
