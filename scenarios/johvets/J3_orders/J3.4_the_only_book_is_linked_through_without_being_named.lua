local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.4",
    name = "the only book is linked through without being named",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "b1" },
        books = { p1 = "a1" },
    },
}
