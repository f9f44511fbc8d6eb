local law = require "lawspeaker"

law.scenario {
    name = "an army that took no part at sea makes no free move",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 1 } },
    expect = {
        rows = { ship_2 = false },
        legal = { "move ship_1 C6", "stay" },
        not_legal = { "move army_1 C6" },
    },
}
