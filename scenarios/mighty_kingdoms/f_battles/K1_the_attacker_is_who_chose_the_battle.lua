local law = require "lawspeaker"

law.scenario {
    name = "the attacker is who chose the battle",
    rule = "K1",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "battle", 1 }, { "battle", 2 } },
    expect = {
        events = {
            { "battle", attacker = "p2", defender = "p1" },
            { "pool", player = "p2", dice = "1" }, { "pool", player = "p1", dice = "2" },
        },
    },
}
