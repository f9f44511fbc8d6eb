local law = require "lawspeaker"

law.scenario {
    name = "else gifts can be made",
    rule = "63",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "fortress", place = "ground/F6" },
        },
        kingdom = {
            { gold = 2, food = 1, place = "realm/p1" },
            { gold = 2, food = 1, place = "realm/p2" },
        },
    },
    phase = "tithe",
    expect = {
        pending = { "p1: tithe" },
        legal = { "give p2 gold food", "give p2 gold", "pass" },
    },
}
