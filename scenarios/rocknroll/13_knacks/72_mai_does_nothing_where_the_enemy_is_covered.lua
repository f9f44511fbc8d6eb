local law = require "lawspeaker"

law.scenario {
    name = "Mai does nothing where the enemy is covered",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Voi_Dai", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        rows = { Zulu = { place = "field/C" }, Mai = { place = "field/C" } },
        events = { { "knack", unit = "Mai" }, { "nothing", unit = "Mai" } },
        no_events = { "attack" },
        pending = { "vpa: order" },
    },
}
