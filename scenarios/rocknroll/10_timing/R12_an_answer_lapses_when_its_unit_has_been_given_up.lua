local law = require "lawspeaker"

law.scenario {
    name = "an answer lapses when its unit has been given up",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "attack", 2 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Mai" },
        { "vietnam", "failed", "reroll Bao" }, { "vietnam", "failed", "accept" },
    },
    expect = {
        rows = { Bao = { place = "hq/vietnam" }, Zulu = { place = "field/C" } },
        events = { { "given_up", unit = "Bao" }, { "lapsed", unit = "Bao" } },
        pending = { "vpa: order" },
    },
}
