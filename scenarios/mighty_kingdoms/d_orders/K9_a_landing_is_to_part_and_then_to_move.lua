local law = require "lawspeaker"

law.scenario {
    name = "a landing is to part, and then to move",
    rule = "K9",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    dice = { { "exploration", 3, 3 }, { "exploration", 1, 2 }, { "order", 1 } },
    answers = {
        { "p1", "split", "ship_1" }, { "p1", "order", "move army_1 D5" },
        { "p2", "order", "defend army_2" }, { "p1", "order", "move ship_1 D6" },
        { "p1", "resolve", "army_1" },
    },
    expect = {
        rows = {
            army_1 = { place = "field/D5", aboard = false }, ship_1 = { place = "field/D6" },
        },
    },
}
