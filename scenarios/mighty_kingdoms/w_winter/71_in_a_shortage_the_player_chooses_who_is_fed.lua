local law = require "lawspeaker"

law.scenario {
    name = "in a shortage the player chooses who is fed",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
        kingdom = { { "first", gold = 0, food = 2, place = "realm/p1" } },
    },
    phase = "feed",
    expect = {
        pending = { "p1: feed" },
        legal = { "army_1, army_2", "army_3, army_1" },
        not_legal = { "none", "army_1", "army_1, army_2, army_3" },
    },
}
