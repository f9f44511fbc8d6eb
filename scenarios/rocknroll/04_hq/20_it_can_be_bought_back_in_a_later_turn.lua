local law = require "lawspeaker"

law.scenario {
    name = "it can be bought back in a later turn",
    rule = "20",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "hq/vpa" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "second_deployment",
    answers = { { "vpa", "deployment", "buy Zulu spade" } },
    expect = {
        rows = { Zulu = { place = "active/vpa" } },
    },
}
