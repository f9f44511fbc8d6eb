-- Red sees b1 from the hives, and b1 sees r1. Neither sees what the other has besides, and a unit
-- that is not there is refused in the same words.
local law = require "lawspeaker"

law.scenario {
    name = "an order of a unit that the other does not see",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "hives" }, { "r2", "red", "well" }, { "b1", "blue", "wall" },
                { "b3", "blue", "barn" } },
        },
    },
    answers = {
        { "red", "deal blue promises order r2 stay", refused = "red has no unit r2 that both see" },
        { "red", "deal blue asks order b3 stay", refused = "blue has no unit b3 that both see" },
        { "red", "deal blue asks order b9 stay", refused = "blue has no unit b9 that both see" },
        { "red", "deal blue asks order b3 move", refused = "blue has no unit b3 that both see" },
        { "red", "deal blue asks order b1 reinforce b3 stay", refused = "no unit b3 that both" },
        { "red", "deal blue promises order r1 move well asks order b1 move meadow" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: move meadow" },
    },
    expect = {
        events = {
            { "broken", by = "red", instead = "r1 stay" },
            { "kept", by = "blue" },
        },
    },
}
