local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "more actions than were earned are not carried out",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p7", "book a2 as p8", "book a2 as p9" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "book a2 as p7" } },
        unsupplied = { red = { "none_left", "none_left" } },
        link_points = { p7 = "a2", p8 = false, p9 = false },
    },
}
