local law = require "lawspeaker"

law.scenario {
    name = "retreat_into_enemy: a ship bars the way, too",
    rule = "K10",
    game = "mighty_kingdoms",
    rules = { retreat_into_enemy = false },
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", place = "ground/C6" },
            { controller = "p1", place = "ground/B6" },
        },
        token = {
            { "lost", name = "army_1", owner = "p1", place = "field/C6" },
            { name = "army_2", owner = "p2", place = "field/C6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 5 } },
    expect = { rows = { lost = false }, events = { { "destroyed", cause = "no retreat" } } },
}
