local law = require "lawspeaker"

law.scenario {
    name = "army points: the house has another number",
    rule = "2",
    game = "mighty_kingdoms",
    rules = { army_points = 800 },
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p2", "start", "B2" },
        { "p1", "start", "F6" }, { "p2", "city", "A2" }, { "p2", "fortress", "A3" },
        { "p2", "villages", "B1, B3" },
        { "p1", "city", "G6" }, { "p1", "fortress", "G7" }, { "p1", "villages", "F5, F7" },
        { "p2", "first_army", "B1" },
    },
    expect = { rows = { army_1 = { points = 800 } } },
}
