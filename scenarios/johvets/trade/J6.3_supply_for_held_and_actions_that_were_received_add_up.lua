-- Red holds the sun and the star and takes none: they earn two actions, and it has given away the
-- one that it had kept. Blue holds nothing, and has that one beside its own two.
local law = require "lawspeaker"

law.scenario {
    name = "supply for held and actions that were received add up",
    rule = "J6.3",
    game = "johvets",
    variant = { "johvets/with_trade", "johvets/supply_for_held" },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "meadow" } },
            control = { { "sun", "red" }, { "star", "red" } },
        },
        saving = {
            { "reds", actions = 1, place = "purse/red" },
            { "blues", actions = 2, place = "purse/blue" },
        },
    },
    answers = {
        { "red", "propose blue gives action" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
        { "red", "supply", "unit hives" }, { "red", "supply", "unit stair" },
    },
    expect = {
        rows = { reds = { actions = 0 }, blues = { actions = 3 } },
        pending = { "blue: supply" },
    },
}
