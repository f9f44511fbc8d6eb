-- A later order for the same unit replaces the earlier one (J2.2).
local law = require "lawspeaker"

law.scenario {
    name = "of two orders for a unit the last one is judged",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 stay" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay; r1: move barn" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "broken", by = "red", instead = "r1 move barn" } } },
}
