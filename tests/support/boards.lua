-- Small boards that several tests in Lua use.
local law = require "lawspeaker"

local boards = {}

function boards.three_and_one()
    return law.map {
        name = "three and one",
        title = "Three and One",
        ages = {
            { "A", title = "The First Age", "a1", "a2", { "a3", title = "The Gate", at = { 10,
                -20 } } },
            { "B", "b1" },
        },
        adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a3" } },
        link_points = { { "p1", "b1" } },
        starts = {
            {
                players = { "red", "blue" },
                units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
                books = { { "p1", "a1" } },
            },
        },
    }
end

return boards
