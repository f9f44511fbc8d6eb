local law = require "lawspeaker"

law.scenario {
    name = "in simple mode they are fought here",
    rule = "8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "fight", "tile/B2", "p1", "p2", "land" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        events = { "defence", "pool", "won" },
        no_events = { "battle_card" },
    },
}
