local law = require "lawspeaker"

law.scenario {
    name = "a unit given up goes to its owners HQ",
    rule = "20",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "exchange Zulu" } },
    expect = {
        places = { ["hq/vpa"] = { "Zulu" }, ["hq/vietnam"] = 0 },
        no_events = { "death" },
    },
}
