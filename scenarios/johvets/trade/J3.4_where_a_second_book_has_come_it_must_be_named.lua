-- Blue has the cloud in its region and receives the star: then a Link has to say which.
local law = require "lawspeaker"

law.scenario {
    name = "where a second book has come it must be named",
    rule = "J3.4",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "meadow" } },
            books = { { "star", "wall" }, { "cloud", "meadow" } },
        },
    },
    answers = {
        { "red", "propose blue gives book star b1" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" },
        { "blue", "b1: link", refused = "could be" },
        { "blue", "b1: link star carry cloud" },
    },
    expect = {
        events = { "traded", { "verdict", unit = "b1", result = "succeeded", carried = "cloud" } },
    },
}
