local law = require "lawspeaker"

law.scenario {
    name = "no more are picked from the HQ than are due",
    rule = "23",
    game = "rocknroll",
    rules = { arrival_orders = 0 },
    state = {
        globals = { round = 1 },
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "unit_deck/vpa" },
            { name = "VPA_rifleman_2", side = "vpa", place = "unit_deck/vpa" },
            { name = "Doc", side = "vpa", place = "hq/vpa" },
            { name = "Johny", side = "vpa", place = "hq/vpa" },
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
        },
    },
    phase = "arrival",
    expect = {
        pending = { "vpa: arrival" },
        legal = { "none", "Doc, Zulu", "Johny, Zulu" },
        not_legal = { "Doc, Johny, Zulu" },
    },
}
