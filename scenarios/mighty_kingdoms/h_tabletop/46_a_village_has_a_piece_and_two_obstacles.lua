local law = require "lawspeaker"

law.scenario {
    name = "a village has a piece and two obstacles",
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
            { controller = "p2", settlement = "village", place = "ground/B2" },
        },
    },
    phase = "battle",
    expect = {
        events = {
            { "battle_card", changes = "p2 up to 1 blocking or difficult piece, up to 2 "
            .. "obstacles" },
        },
    },
}
