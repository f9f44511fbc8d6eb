local law = require "lawspeaker"

law.scenario {
    name = "only tokens of the enemy that was chosen are offered",
    rule = "37",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p3", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    answers = { { "p1", "battle", "B2 p2 overrun" } },
    expect = {
        pending = { "p2: overrun" },
        legal = { "army_2", "army_3" },
        not_legal = { "army_1", "army_4" },
    },
}
