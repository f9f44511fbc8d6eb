-- There are 24 tokens by the standard rules, and 23 are on the board.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J6.4",
    name = "the twenty fourth link point is placed and the twenty fifth is not",
    map = map,
    units = { { "u1", "red", "a1" } },
    link_points = {
        { "q1", "a3" }, { "q2", "a3" }, { "q3", "a3" }, { "q4", "a3" }, { "q5", "a3" },
        { "q6", "a3" }, { "q7", "a3" }, { "q8", "a3" }, { "q9", "a3" }, { "q10", "a3" },
        { "q11", "a3" }, { "q12", "a3" }, { "q13", "a3" }, { "q14", "a3" }, { "q15", "a3" },
        { "q16", "a3" }, { "q17", "a3" }, { "q18", "a3" }, { "q19", "a3" }, { "q20", "a3" },
        { "q21", "a3" }, { "q22", "a3" }, { "q23", "a3" },
    },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as q24", "book a2 as q25" } },
    expect = { supplied = { red = { "book a2 as q24" } }, unsupplied = { red = { "no_token" } } },
}
