local law = require "lawspeaker"

law.scenario {
    name = "without a settlement one piece changes",
    rule = "46",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", defending = true, place = "field/B2" },
        },
        land = {
            { controller = "p2", settlement = "none", place = "ground/B2" },
        },
    },
    phase = "battle",
    expect = {
        events = {
            { "battle_card", changes = "p2 add, remove or move 1 terrain piece" },
        },
    },
}
