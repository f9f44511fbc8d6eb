local law = require "lawspeaker"

law.scenario {
    name = "one that stands is enough to go on",
    rule = "K7",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", upright = false, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p3" },
    expect = {
        pending = { "p3: battle" },
        legal = { "B2 p1 overrun", "B2 p2 overrun" },
    },
}
