local law = require "lawspeaker"

law.scenario {
    name = "Mai does not attack where she comes to herself",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Mai", side = "vietnam", place = "field/B" },
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    answers = { { "vietnam", "order", "move Mai C" } },
    expect = {
        rows = { Mai = { place = "field/C" }, Zulu = { place = "field/C" } },
        no_events = { "attack", "knack" },
    },
}
