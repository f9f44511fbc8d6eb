local law = require "lawspeaker"

law.scenario {
    name = "a ship goes where a ship of its own is",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_4", kind = "ship", owner = "p2", place = "field/C7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = { { "p1", "concede", "fight" }, { "p2", "concede", "concede" } },
    expect = {
        places = { ["field/C7"] = { "ship_4", "ship_2" } },
    },
}
