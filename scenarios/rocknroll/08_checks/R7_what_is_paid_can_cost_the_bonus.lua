-- With Hardman a 3 is enough; without him it is not.
local law = require "lawspeaker"

law.scenario {
    name = "what is paid can cost the bonus",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 2 }, { "attack", 3 } },
    answers = {
        { "vpa", "order", "attack Zulu Vietnam_rifleman_1" }, { "vpa", "failed", "reroll Hardman" },
    },
    expect = {
        events = {
            { "check", bonus = 1, total = 3 },
            { "check", bonus = 0, total = 3, outcome = "failure" },
        },
        rows = { Hardman = { place = "hq/vpa" }, Vietnam_rifleman_1 = { place = "field/C" } },
        pending = { "vpa: failed" },
    },
}
