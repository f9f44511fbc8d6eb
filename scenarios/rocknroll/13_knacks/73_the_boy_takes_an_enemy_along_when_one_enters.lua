local law = require "lawspeaker"

law.scenario {
    name = "the boy takes an enemy along when one enters",
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
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "try" },
        { "vietnam", "boy_goes", "E Zulu" },
    },
    expect = {
        rows = { Boy = { place = "field/E" }, Zulu = { place = "field/E" } },
    },
}
