-- Red does not see b3.
local law = require "lawspeaker"

law.scenario {
    name = "a breach is told as in the verdict",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "hives" }, { "b1", "blue", "wall" },
                { "b3", "blue", "barn" } },
        },
    },
    answers = {
        { "red", "deal blue asks order b1 stay" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: reinforce b3 stay" },
    },
    expect = { events = { { "broken", by = "blue", instead = "b1 reinforce ? stay" } } },
}
