local law = require "lawspeaker"

law.scenario {
    name = "Mai does not attack a friend",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    answers = { { "vietnam", "order", "move Vietnam_rifleman_1 C" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/C" } },
        no_events = { "attack", "knack" },
    },
}
