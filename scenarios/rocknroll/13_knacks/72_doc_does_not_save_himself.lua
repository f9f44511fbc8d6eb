local law = require "lawspeaker"

law.scenario {
    name = "Doc does not save himself",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 Doc" } },
    expect = {
        rows = { Doc = { place = "hq/vpa" } },
        no_events = { "knack" },
    },
}
