local law = require "lawspeaker"

law.scenario {
    name = "points can be named in any order",
    rule = "R9",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/D" },
            { name = "Bao", side = "vietnam", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "second_orders",
    dice = { { "artillery", 5 } },
    answers = { { "vietnam", "order", "artillery d C" } },
    expect = {
        rows = { Mai = { place = "hq/vietnam" }, Bao = { place = "hq/vietnam" } },
        events = { { "aimed", point = "C" }, { "aimed", point = "D" } },
    },
}
