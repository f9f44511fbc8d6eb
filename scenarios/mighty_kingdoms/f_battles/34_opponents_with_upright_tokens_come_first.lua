local law = require "lawspeaker"

law.scenario {
    name = "opponents with upright tokens come first",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        events = { { "battle", attacker = "p1", defender = "p3", kind = "land" } },
        no_events = { "overrun" },
    },
}
