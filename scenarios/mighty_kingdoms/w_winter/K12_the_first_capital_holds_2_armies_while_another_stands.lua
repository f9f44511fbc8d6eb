local law = require "lawspeaker"

law.scenario {
    name = "the first capital holds 2 armies while another stands",
    rule = "K12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 2, place = "ground/B1" },
            { controller = "p1", settlement = "village", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_4", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_8", kind = "army", owner = "p1", place = "camp/p1" },
        },
    },
    step = { "deploy", "p1" },
    expect = { legal = { "army_8 B1", "army_8 A2" }, not_legal = { "army_8 A1" } },
}
