local law = require "lawspeaker"

law.scenario {
    name = "battles are on a table",
    rule = "77",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/army_limits",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
        land = { { controller = "p2", place = "ground/B2" } },
    },
    phase = "battle",
    expect = {
        events = { "battle_card" },
        pending = { "p1: report" },
    },
}
