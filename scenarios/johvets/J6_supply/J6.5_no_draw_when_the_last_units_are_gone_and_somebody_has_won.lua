-- Both Links tie over a1, as before. Red has left six of eight link points behind.
local law = require "lawspeaker"

local map = law.map {
    name = "an island and another Age",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    link_points = {
        { "p1", "a1" }, { "p2", "a1" }, { "p3", "b1" }, { "p4", "b3" }, { "p5", "b3" },
        { "p6", "b3" }, { "p7", "b3" }, { "p8", "b3" },
    },
}

law.scenario {
    rule = "J6.5",
    name = "no draw when the last units are gone and somebody has won",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    control = {
        { "p4", "red" }, { "p5", "red" }, { "p6", "red" }, { "p7", "red" }, { "p8", "red" },
    },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = {
        removed = { "u1", "u2" },
        winners = { "red" },
        draw = false,
    },
}
