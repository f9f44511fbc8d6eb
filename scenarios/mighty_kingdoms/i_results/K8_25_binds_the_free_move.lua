local law = require "lawspeaker"

law.scenario {
    name = "25 binds the free move",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p1", place = "ground/A6" },
            { controller = "p1", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 1 } },
    expect = {
        legal = { "move ship_1 C6", "stay" },
        not_legal = { "move ship_1 A6", "move ship_1 B7" },
    },
}
