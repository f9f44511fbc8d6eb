local law = require "lawspeaker"

law.scenario {
    name = "the player whose turn it is orders the enemy's knacks",
    rule = "54",
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
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        pending = { "vpa: reaction" },
        legal = { "Mai Zulu", "Bao Zulu" },
        no_events = { "knack" },
    },
}
