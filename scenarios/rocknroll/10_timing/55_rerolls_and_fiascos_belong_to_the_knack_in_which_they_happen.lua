local law = require "lawspeaker"

law.scenario {
    name = "rerolls and fiascos belong to the knack in which they happen",
    rule = "55",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = {
            { name = "diamond", place = "hand/vpa" },
            { name = "spade", place = "hand/vietnam" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "attack", 2 }, { "rocknroll", 1 }, { "mines", 6 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Mai" },
        { "vietnam", "failed", "reroll spade" }, { "vietnam", "failed", "rocknroll" },
    },
    expect = {
        events = {
            { "knack", unit = "Mai" }, { "reroll", player = "vietnam" }, { "fiasco", unit = "Mai" },
            { "lost", unit = "Mai" }, { "knack", unit = "Bao" }, { "death", unit = "Zulu" },
        },
        rows = {
            Mai = { place = "hq/vietnam" }, Zulu = { place = "hq/vpa" },
            Bao = { place = "field/C" },
        },
    },
}
