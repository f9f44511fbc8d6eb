local law = require "lawspeaker"

law.scenario {
    name = "player order: the house has a fixed one",
    rule = "57",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p1", "p2" } },
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "reform",
    dice = {},
    expect = { globals = { order = { "p1", "p2" } }, no_events = { "player_order" } },
}
