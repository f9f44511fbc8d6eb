local law = require "lawspeaker"

law.scenario {
    name = "the attacker is asked first whether to concede",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    expect = {
        pending = { "p2: concede" },
        legal = { "fight", "concede" },
    },
}
