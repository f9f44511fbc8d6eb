local law = require "lawspeaker"

law.scenario {
    name = "only tiles of its own will do",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/A3" },
            { controller = "p3", place = "ground/C2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        pending = { "p2: retreat" },
        legal = { "army_2: A2", "army_2: B1" },
        not_legal = { "army_2: A3", "army_2: C2", "army_2: C3" },
    },
}
