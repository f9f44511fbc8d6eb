-- A whole game between red and blue on the standard board, eleven turns long. Red begins in
-- Hushwood, Underglass and Windharrow, blue in Saltmere, Palefrith and Brasscourt; Cinderfell and
-- Highloom are nobody's. There are 23 link points, 24 once red has written a book. 18 win (J6.2).
local law = require "lawspeaker"

law.scenario {
    rule = "J6.2",
    name = "a whole game in eight Ages",
    map = "standard",
    start = 2,
    turns = {
        -- 1   What lies close by. Everybody takes the nearest link points. r3 and b1 go through a
        --     book each, both to Highloom. Red writes a book of its own, "yew", which leads to Kite
        --     Ground.
        {
            orders = {
                { "r1", "move canopy" }, { "r2", "move hollow" }, { "r3", "link harp" },
                { "r4", "move geode" }, { "r5", "move kites" }, { "r6", "move granary" },
                { "b1", "link goat" }, { "b2", "move beacon" }, { "b3", "move cairn" },
                { "b4", "move spring" }, { "b5", "move arcade" }, { "b6", "move mint" },
            },
            supply = { { "red", "book kites as yew" } },
            expect = {
                r3 = "succeeded: unopposed", b1 = "succeeded: unopposed",
                units = { r3 = "loft", b1 = "gantry" },
                actions = { red = 5, blue = 5 },
                link_points = { yew = "kites" },
            },
        },
        -- 2   The Spindle. r3 and b1 both want it, and neither gets it (J4.4). Elsewhere nobody is
        --     in the way, and new units stand where others have just left.
        {
            orders = {
                { "r1", "move moss" }, { "r2", "move fern" }, { "r3", "move spindle" },
                { "r4", "link ring" }, { "r5", "move hedge carry yew" },
                { "b1", "move spindle" }, { "b2", "link eye" }, { "b3", "move glacier" },
                { "b4", "link wheel" }, { "b5", "move belfry" }, { "b6", "move pump" },
            },
            supply = {
                { "red", "unit geode as r7", "unit hollow as r8" },
                { "blue", "unit beacon as b7", "unit spring as b8" },
            },
            expect = {
                r3 = "failed: tied", b1 = "failed: tied",
                carried = { r5 = "yew" },
                conflicted = { "spindle" },
                supplied = { blue = { "unit beacon as b7", "unit spring as b8" } },
            },
        },
        -- 3   Into strange lands. Blue links to Underglass and to Cinderfell. r5 hands red's book
        --     to r4 at the Reed Weir, which means to take it along (J3.6).
        {
            orders = {
                { "r2", "move bole" }, { "r3", "move heddle" }, { "r5", "transfer yew to r4" },
                { "r7", "move sump" },
                { "b1", "move spindle" }, { "b2", "move vent" }, { "b3", "link moth" },
                { "b6", "link feather" }, { "b7", "move lagoon" },
            },
            supply = { { "blue", "unit caldera as b9" } },
            expect = {
                r5 = "succeeded: transferred", b3 = "succeeded: unopposed",
                books = { yew = "weir" },
                control = { moth = "blue", feather = "blue" },
                actions = { red = 0, blue = 2 },
            },
        },
        -- 4   Knocking at the Steaming Spring. r4's Link goes through, but b8 stands there: r4 must
        --     flee from where it came to, and red's book stays behind (J4.8, J4.9).
        {
            orders = {
                { "r2", "link anchor" }, { "r3", "move loft" }, { "r4", "link thorn carry yew" },
                { "r5", "link comb" }, { "r7", "move prism" }, { "r8", "link owl" },
                { "b1", "move shuttle" }, { "b2", "move forge" }, { "b7", "link needle" },
            },
            flee = { { "r4", "col" } },
            supply = {
                { "red", "unit weir as r9" },
                { "blue", "unit gantry as b10", "unit hollow as b11" },
            },
            expect = {
                r4 = "failed: occupied, displaced", b8 = "succeeded: held",
                fled = { r4 = "col" },
                books = { yew = "spring" },
                actions = { red = 2, blue = 3 },
                unsupplied = { blue = { "not_controlled" } },
            },
        },
        -- 5   A book is a door. b8 uses red's own to come to Kite Ground, which gives blue two link
        --     points and the lead, 14 to 9. But now the Steaming Spring is empty, and r4 is next to
        --     it.
        {
            orders = {
                { "r2", "move reef" }, { "r4", "move spring" }, { "r5", "move quay" },
                { "r7", "move gallery" }, { "r8", "move sump" },
                { "b1", "move heddle" }, { "b4", "link bell" }, { "b7", "move grotto" },
                { "b8", "link yew" }, { "b10", "move winch" },
            },
            supply = { { "blue", "unit lode as b11" } },
            expect = {
                b8 = "succeeded: unopposed", r4 = "succeeded: unopposed",
                control = { quill = "blue", yew = "blue", thorn = "red" },
                actions = { red = 1, blue = 2 },
            },
        },
        -- 6   The swing. r7 and r8 drive b3 from the Ledge of Names, two against one. Blue is far
        --     from home: r4 and r5 take the Great Dial and the Gulls' Gantry without a blow.
        {
            orders = {
                { "r4", "link wheel carry yew" }, { "r5", "link goat" }, { "r6", "move mills" },
                { "r7", "reinforce r8 move ledge" }, { "r8", "move ledge" }, { "r9", "move hedge" },
                { "b7", "move geode" }, { "b10", "move bobbin" },
            },
            flee = { { "b3", "sump" } },
            supply = {
                { "red", "unit spring as r10", "unit marsh as r11", "unit granary as r12" },
            },
            expect = {
                r8 = "succeeded: strongest", b3 = "failed: displaced, displaced",
                strength = { r8 = 2 },
                carried = { r4 = "yew" },
                fled = { b3 = "sump" },
                actions = { red = 3, blue = 2 },
            },
        },
        -- 7   Kite Ground is red's again. b1 tries the Dyers' Loft, and r3 holds it.
        {
            orders = {
                { "r1", "move canopy" }, { "r4", "move canal" }, { "r5", "move spindle" },
                { "r6", "reinforce r9 move kites" }, { "r7", "move prism" },
                { "r9", "move kites" }, { "r10", "move glacier" }, { "r11", "move lagoon" },
                { "b1", "move loft" }, { "b3", "reinforce b7 stay" }, { "b5", "move arcade" },
                { "b9", "move tarn" }, { "b10", "move winch" },
            },
            flee = { { "b8", "hedge" } },
            supply = { { "red", "unit dial as r13" } },
            expect = {
                r9 = "succeeded: strongest", b8 = "failed: displaced, displaced",
                b1 = "failed: occupied", r3 = "succeeded: held",
                control = { quill = "red", yew = "red" },
                actions = { red = 2, blue = 0 },
            },
        },
        -- 8   Four at a stroke. The Cold Beacon falls; Shuttle Bridge, the Tall Cairn and the Shut
        --     Mint stood empty. b3, which helped b7, is shut in and lost (J5.5). b4 flees through a
        --     book (J5.1), and b9's Link fails.
        {
            orders = {
                { "r1", "move glade" }, { "r2", "move beacon" }, { "r4", "move mint" },
                { "r5", "move shuttle" }, { "r7", "reinforce r8 move sump" }, { "r8", "move sump" },
                { "r10", "move cairn" }, { "r11", "reinforce r2 move beacon" },
                { "b3", "reinforce b7 stay" }, { "b5", "move dial" }, { "b8", "link comb" },
                { "b9", "link plum" }, { "b10", "move gantry" },
            },
            flee = { { "b4", { book = "eye" } }, { "b9", "furrow" } },
            supply = { { "red", "unit weir as r14" } },
            expect = {
                r2 = "succeeded: strongest", b3 = "succeeded: counted, displaced",
                b5 = "failed: occupied", b9 = "failed: occupied, displaced",
                removed = { "b3" },
                fled = { b4 = "caldera", b9 = "furrow" },
                control = { bell = "red", goat = "blue", comb = "blue" },
                actions = { red = 4, blue = 2 },
            },
        },
        -- 9   Doors left open. r1 comes through a book to the Bobbin Towers, which b10 has left.
        --     Blue finds none: the Reed Weir, the Loft and the Dial are all held.
        {
            orders = {
                { "r1", "link jug" }, { "r4", "move pump" }, { "r7", "move grotto" },
                { "r11", "move wreck" },
                { "b1", "move loft" }, { "b5", "move dial" }, { "b8", "move saltern" },
                { "b9", "move weir" },
            },
            expect = {
                r1 = "succeeded: unopposed", b1 = "failed: occupied", b5 = "failed: occupied",
                b9 = "failed: occupied",
                actions = { red = 1, blue = 0 },
            },
        },
        -- 10  The Walk-In Geode. Nobody is left to help b7. Red has 17 link points, one too few.
        {
            orders = {
                { "r4", "move archive" }, { "r7", "reinforce r8 move geode" },
                { "r8", "move geode" }, { "b5", "move dial" }, { "b8", "move wreck" },
            },
            flee = { { "b7", "sump" } },
            expect = {
                r8 = "succeeded: strongest", b7 = "failed: displaced, displaced",
                b8 = "failed: occupied",
                fled = { b7 = "sump" },
                winners = {},
            },
        },
        -- 11  The One-Handed Belfry, empty since b5 went down to win back the Great Dial. It is
        --     red's eighteenth link point.
        {
            orders = { { "r4", "move belfry" }, { "b5", "move dial" } },
            expect = {
                r4 = "succeeded: unopposed", r13 = "succeeded: held",
                control = { vane = "red" },
                winners = { "red" },
            },
        },
    },
}
