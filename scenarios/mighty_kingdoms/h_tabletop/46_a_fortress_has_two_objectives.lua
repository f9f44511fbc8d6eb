local law = require "lawspeaker"

law.scenario {
    name = "a fortress has two objectives",
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
            { controller = "p2", settlement = "fortress", place = "ground/B2" },
        },
    },
    phase = "battle",
    expect = {
        events = {
            { "battle_card", changes = "p2 up to 2 blocking or difficult pieces, up to 4 "
            .. "obstacles, 2 objective markers worth 1 victory point "
            .. "each to whoever controls them" },
        },
    },
}
