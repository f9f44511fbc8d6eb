local law = require "lawspeaker"

law.scenario {
    name = "a defending army on its side changes nothing",
    rule = "46",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, defending = true,
                place = "field/B2" },
        },
        land = {
            { controller = "p2", settlement = "fortress", place = "ground/B2" },
        },
    },
    phase = "battle",
    expect = {
        events = { { "battle_card", changes = "none" } },
    },
}
