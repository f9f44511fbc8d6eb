local law = require "lawspeaker"

law.scenario {
    name = "an army that was recruited in this Winter eats too",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "fortress", recruited = true, place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
        },
        kingdom = { { "first", gold = 0, food = 1, place = "realm/p1" } },
    },
    phase = "feed",
    expect = { pending = { "p1: feed" }, legal = { "army_1", "army_2" } },
}
