local law = require "lawspeaker"

law.scenario {
    name = "no knack answers these deaths",
    rule = "R9",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Mai", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 6 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        rows = {
            Doc = { place = "hq/vpa" }, VPA_rifleman_1 = { place = "hq/vpa" },
            Mai = { place = "hq/vietnam" },
        },
        no_events = { "knack", "saved" },
        pending = { "vpa: order" },
    },
}
