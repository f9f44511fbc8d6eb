local law = require "lawspeaker"

law.scenario {
    name = "Hardman adds to Johny's answer across Points",
    rule = "77",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "attack", 3 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "mai", "D" },
        { "vpa", "johny", "attack Mai" },
    },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Mai = { place = "hq/vietnam" } },
        events = { { "check", unit = "Johny", roll = 3, bonus = 1, outcome = "success" } },
    },
}
