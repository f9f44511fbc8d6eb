local law = require "lawspeaker"

law.scenario {
    name = "a ship goes to the ocean",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "concede" },
        { "p2", "retreat", "ship_2: C7" },
    },
    expect = {
        rows = { ship_2 = { place = "field/C7", upright = true } },
        events = { { "retreated", token = "ship_2" }, { "open_water", tile = "C7" } },
    },
}
