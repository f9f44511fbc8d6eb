local law = require "lawspeaker"

law.scenario {
    name = "a battle may follow there",
    rule = "K10",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1, order = { "p1", "p2" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "battle",
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        events = {
            { "retreated", token = "army_2", to = "B1" },
            { "overrun", attacker = "p1", tile = "B1" }, { "destroyed", cause = "overrun" },
        },
    },
}
