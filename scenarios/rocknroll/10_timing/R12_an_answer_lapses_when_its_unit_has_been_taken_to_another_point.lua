-- Johny has an attack in C to answer, and is in E when it is his turn.
local law = require "lawspeaker"

law.scenario {
    name = "an answer lapses when its unit has been taken to another Point",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 }, { "boy", 5 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Mai" },
        { "vietnam", "failed", "accept" }, { "vietnam", "boy", "try" },
        { "vietnam", "boy_goes", "E Johny" },
    },
    expect = {
        rows = { Johny = { place = "field/E" }, Boy = { place = "field/E" } },
        events = {
            { "attack", unit = "Mai", target = "Zulu" }, { "moved", unit = "Johny", to = "E" },
            { "lapsed", unit = "Johny" },
        },
        pending = { "vpa: order" },
    },
}
