local law = require "lawspeaker"

law.scenario {
    name = "mines: the house needs another number",
    rule = "72",
    game = "rocknroll",
    rules = { mines = 3 },
    state = {
        unit = {
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 3 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" } },
    },
}
