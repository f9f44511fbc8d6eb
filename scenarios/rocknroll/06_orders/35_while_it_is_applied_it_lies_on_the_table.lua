local law = require "lawspeaker"

law.scenario {
    name = "while it is applied it lies on the table",
    rule = "35",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        pending = { "vietnam: mai" },
        places = { played = { "diamond" }, discard = 0, ["hand/vpa"] = 0 },
    },
}
