local law = require "lawspeaker"

law.scenario {
    name = "two armies fight on 4x4",
    rule = "45",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
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
            { "battle_card", table = "4x4", attacker_armies = 1, defender_armies = 2 },
        },
        pending = { "p1: report" },
    },
}
