-- Blue sends red's unit away; it stays, as one without an order does.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J2.2",
    name = "an order for another player's unit is refused",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2", by = "blue" } },
    expect = {
        u1 = "succeeded: held",
        units = { u1 = "a1" },
    },
}
