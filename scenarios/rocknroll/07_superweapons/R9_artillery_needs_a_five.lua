local law = require "lawspeaker"

law.scenario {
    name = "artillery needs a five",
    rule = "R9",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "artillery", 4 } },
    answers = { { "vietnam", "order", "artillery B C" } },
    expect = {
        rows = { Zulu = { place = "field/C" } },
        pending = { "vietnam: order" },
    },
}
