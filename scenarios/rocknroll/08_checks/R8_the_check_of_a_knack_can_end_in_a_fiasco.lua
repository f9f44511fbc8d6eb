local law = require "lawspeaker"

law.scenario {
    name = "the check of a knack can end in a fiasco",
    rule = "R8",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 4 }, { "rocknroll", 4 } },
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "failed", "rocknroll" } },
    expect = {
        rows = { Bao = { place = "hq/vietnam" }, Zulu = { place = "field/C" } },
        events = { { "fiasco", unit = "Bao" }, { "lost", unit = "Bao" } },
    },
}
