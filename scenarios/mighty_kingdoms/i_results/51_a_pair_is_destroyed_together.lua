local law = require "lawspeaker"

law.scenario {
    name = "a pair is destroyed together",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/E2" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/E2" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/E2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                aboard = "ship_2", place = "field/E2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = { { "p1", "concede", "fight" }, { "p2", "concede", "concede" } },
    expect = {
        rows = { ship_2 = false, army_2 = false },
    },
}
