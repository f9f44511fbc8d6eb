-- A short game to change: three turns on the learning board, which has four link points; three win.
-- In the third turn r1 and b2 pass each other. Play it under a rule by which they cannot:
--     law run --variant variants/johvets/no_swaps.lua scenarios/johvets/games/two_ages.lua
-- Then r1 does not win the game but is driven from the board, and the expectations below say so.
local law = require "lawspeaker"

law.scenario {
    rule = "J4.3",
    name = "the raid on the Cut Stair",
    map = "two_ages",
    start = 2,
    turns = {
        -- 1   Home. Red takes the Straw Hives and the Leaning Barn, blue the Cut Stair and the Seal
        --     Cave. Two link points each; b1 has taken the book of the Hives along.
        {
            orders = {
                { "r2", "move hives" }, { "r3", "move barn" },
                { "b1", "move cave carry sun" }, { "b2", "move stair" },
            },
            expect = {
                carried = { b1 = "sun" },
                control = { sun = "red", moon = "red", star = "blue", cloud = "blue" },
                actions = { red = 2, blue = 2 },
            },
        },
        -- 2   A raid. r1 links to the Cut Stair, where b2 stands: it must flee, and does not flee
        --     far (J4.8).
        {
            orders = { { "r1", "link star" }, { "r2", "move wall" } },
            flee = { { "r1", "cistern" } },
            expect = {
                r1 = "failed: occupied, displaced", b2 = "succeeded: held",
                fled = { r1 = "cistern" },
                winners = {},
            },
        },
        -- 3   The hunt. b2 goes after r1, with b3 to help. But r1 does not wait for them: it goes
        --     to where b2 came from, and that is red's third link point (J4.3, J6.2).
        {
            orders = {
                { "r1", "move stair" },
                { "b2", "move cistern" }, { "b3", "reinforce b2 move cistern" },
            },
            expect = {
                r1 = "succeeded: unopposed", b2 = "succeeded: unopposed",
                units = { r1 = "stair", b2 = "cistern" },
                control = { star = "red" },
                winners = { "red" },
            },
        },
    },
}
