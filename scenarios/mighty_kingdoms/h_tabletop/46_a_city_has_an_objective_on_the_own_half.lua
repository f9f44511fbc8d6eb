local law = require "lawspeaker"

law.scenario {
    name = "a city has an objective on the own half",
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
            { controller = "p2", settlement = "city", place = "ground/B2" },
        },
    },
    phase = "battle",
    expect = {
        events = {
            { "battle_card", changes = "p2 up to 2 blocking or difficult pieces, up to 2 "
            .. "obstacles, 1 objective marker on the own half worth 1 "
            .. "victory point" },
        },
    },
}
