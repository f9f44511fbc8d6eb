local law = require "lawspeaker"

law.scenario {
    name = "what is no order cannot be promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1", refused = "with its unit" },
        {
            "red", "deal blue promises order r1 fly",
            refused = "\"fly\" is no order; an order begins with stay, move, link, transfer, "
                .. "reinforce (J2.1)",
        },
        { "red", "deal blue promises order R1 moves sea", refused = "\"moves\" is no order" },
        { "red", "deal blue promises order r9 moves sea", refused = "with its unit" },
        { "red", "deal blue promises order r1 move", refused = "cannot read" },
        { "red", "deal blue promises order r9 stay", refused = "red has no unit r9" },
        { "red", "deal blue promises order b1 stay", refused = "red has no unit b1" },
        { "red", "deal blue asks order r1 stay", refused = "blue has no unit r1" },
        { "red", "deal blue promises order r1 move sea", refused = "no such region" },
        { "red", "deal blue promises order r1 reinforce x9 stay", refused = "no unit x9" },
    },
    expect = { pending = { "red: talk" } },
}
