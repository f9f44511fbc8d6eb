local law = require "lawspeaker"

law.scenario {
    name = "after a success the boy must go",
    rule = "73",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "try" } },
    expect = {
        pending = { "vietnam: boy_goes" },
        legal = { "B Zulu" },
        not_legal = { "stay" },
    },
}
