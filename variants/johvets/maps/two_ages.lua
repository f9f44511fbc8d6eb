-- A first board: two Ages that mirror each other, three units a side. On foot nobody meets anybody;
-- the books are the only way across, so a game here teaches linking, carrying and reinforcing.

local law = require "lawspeaker"

return law.map {
    name = "two_ages",
    title = "Combe and Skerry",
    ages = {
        { "combe", title = "The Combe of Bees",
            { "hives", title = "The Straw Hives", at = { 200, 90 } },
            { "wall", title = "The Dry Wall", at = { 85, 170 } },
            { "well", title = "The Sweet Well", at = { 315, 175 } },
            { "meadow", title = "Clover Meadow", at = { 210, 245 } },
            { "barn", title = "The Leaning Barn", at = { 100, 330 } },
        },
        { "skerry", title = "The Skerry of Gulls",
            { "stair", title = "The Cut Stair", at = { 600, 330 } },
            { "pier", title = "The Broken Pier", at = { 715, 250 } },
            { "cistern", title = "The Rain Cistern", at = { 485, 245 } },
            { "turf", title = "The Patch of Turf", at = { 590, 175 } },
            { "cave", title = "The Seal Cave", at = { 700, 90 } },
        },
    },
    adjacent = {
        { "hives", "wall" }, { "hives", "well" }, { "wall", "meadow" }, { "well", "meadow" },
        { "meadow", "barn" }, { "wall", "barn" },
        { "stair", "pier" }, { "stair", "cistern" }, { "pier", "turf" }, { "cistern", "turf" },
        { "turf", "cave" }, { "pier", "cave" },
    },
    link_points = {
        { "sun", "hives" }, { "moon", "barn" },
        { "star", "stair" }, { "cloud", "cave" },
    },
    starts = {
        {
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" }, { "r2", "red", "well" }, { "r3", "red", "meadow" },
                { "b1", "blue", "pier" }, { "b2", "blue", "cistern" }, { "b3", "blue", "turf" },
            },
            books = {
                { "sun", "pier" }, { "moon", "cave" }, { "star", "wall" }, { "cloud", "barn" },
            },
        },
    },
}
