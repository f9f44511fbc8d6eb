-- There is neither a link point nor a book.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

law.scenario {
    rule = "J6.2",
    name = "nobody controls three quarters of nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "stay" } },
    expect = { winners = {}, draw = false },
}
