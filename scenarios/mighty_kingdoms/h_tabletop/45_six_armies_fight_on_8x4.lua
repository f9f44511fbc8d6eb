local law = require "lawspeaker"

law.scenario {
    name = "six armies fight on 8x4",
    rule = "45",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_5", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_6", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_7", kind = "army", owner = "p2", place = "field/B2" },
        },
        land = {
            { controller = "p2", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/A2" },
        },
    },
    phase = "battle",
    expect = {
        events = {
            { "battle_card", table = "8x4", attacker_armies = 1, defender_armies = 6 },
        },
        pending = { "p1: report" },
    },
}
