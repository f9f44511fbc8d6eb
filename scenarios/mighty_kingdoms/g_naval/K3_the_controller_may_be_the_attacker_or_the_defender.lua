local law = require "lawspeaker"

law.scenario {
    name = "the controller may be the attacker or the defender",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { "here", controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        events = { { "battle", attacker = "p2" }, { "won", winner = "p1", loser = "p2" } },
        rows = { here = { controller = "p1" } },
    },
}
