local law = require "lawspeaker"

law.scenario {
    name = "an answer lapses when the enemy has been taken away",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Boy" },
        { "vietnam", "boy", "try" }, { "vietnam", "boy_goes", "E Zulu" },
    },
    expect = {
        rows = {
            Boy = { place = "field/E" }, Zulu = { place = "field/E" }, Bao = { place = "field/C" },
        },
        events = { { "moved", unit = "Zulu", to = "E" }, { "lapsed", unit = "Bao" } },
        pending = { "vpa: order" },
    },
}
