-- Two of the three books that are on the board are enough then; red had them, and gives one away.
local law = require "lawspeaker"

law.scenario {
    name = "with two thirds who receives a book wins",
    rule = "J6.2",
    game = "johvets",
    variant = { "johvets/with_trade", "johvets/two_thirds_win" },
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "meadow" } },
            books = { { "star", "wall" }, { "sun", "wall" }, { "moon", "meadow" } },
        },
    },
    answers = {
        { "red", "propose blue gives book sun b1" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
    },
    expect = { result = { winners = { "blue" } } },
}
