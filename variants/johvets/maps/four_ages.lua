-- A board between the first one and the standard one: four Ages, for two to four players.
-- With four players the books lie elsewhere than with two or three; ../notes.md says why.

local law = require "lawspeaker"

local books_for_few = {
    { "otter", "shelf" }, { "lantern", "wharf" }, { "saucer", "punt" }, { "pitcher", "spit" },
    { "tile", "hut" }, { "raven", "grove" }, { "boot", "claypit" }, { "conch", "pass" },
    { "crab", "sedge" }, { "oar", "stack" },
}

local books_for_four = {
    { "otter", "market" }, { "lantern", "hut" }, { "saucer", "spit" }, { "pitcher", "shelf" },
    { "tile", "sedge" }, { "raven", "mire" }, { "boot", "cove" }, { "conch", "bank" },
    { "crab", "oven" }, { "oar", "eyrie" },
}

return law.map {
    name = "four_ages",
    title = "The Four Ages",
    ages = {
        { "fen", title = "The Lamplit Fen",
            { "punt", title = "The Moored Punt", at = { 95, 120 } },
            { "sedge", title = "The Sedge", at = { 215, 90 } },
            { "eelhouse", title = "The Eel House", at = { 320, 155 } },
            { "mire", title = "The Mire", at = { 80, 250 } },
            { "bank", title = "The Long Bank", at = { 205, 210 } },
            { "sluice", title = "The Sluice", at = { 275, 300 } },
        },
        { "kiln", title = "The Town of Kilns",
            { "claypit", title = "The Clay Pit", at = { 490, 150 } },
            { "oven", title = "The First Oven", at = { 600, 90 } },
            { "market", title = "Potters' Market", at = { 715, 145 } },
            { "wharf", title = "Jar Wharf", at = { 485, 275 } },
            { "yard", title = "The Drying Yard", at = { 600, 215 } },
            { "stack", title = "The Cold Stack", at = { 705, 280 } },
        },
        { "crag", title = "The Crag of Steps",
            { "summit", title = "The Summit", at = { 605, 435 } },
            { "eyrie", title = "The Eyrie", at = { 490, 495 } },
            { "pass", title = "The Windy Pass", at = { 720, 500 } },
            { "shelf", title = "The Goat Shelf", at = { 600, 545 } },
            { "hut", title = "The Roofless Hut", at = { 500, 630 } },
            { "gully", title = "The Gully", at = { 685, 640 } },
        },
        { "isle", title = "The Isle of Shells",
            { "cove", title = "The Quiet Cove", at = { 90, 475 } },
            { "ridge", title = "The Pine Ridge", at = { 210, 440 } },
            { "cape", title = "The Far Cape", at = { 320, 510 } },
            { "spit", title = "The Sand Spit", at = { 85, 615 } },
            { "grove", title = "The Fig Grove", at = { 200, 560 } },
            { "pool", title = "The Tide Pool", at = { 275, 645 } },
        },
    },
    adjacent = {
        { "punt", "sedge" }, { "sedge", "eelhouse" }, { "punt", "mire" }, { "sedge", "bank" },
        { "mire", "bank" }, { "bank", "sluice" }, { "eelhouse", "sluice" },
        { "claypit", "oven" }, { "oven", "market" }, { "claypit", "wharf" },
        { "claypit", "yard" }, { "market", "yard" }, { "wharf", "yard" }, { "yard", "stack" },
        { "market", "stack" },
        { "summit", "eyrie" }, { "summit", "pass" }, { "eyrie", "shelf" }, { "pass", "shelf" },
        { "eyrie", "hut" }, { "shelf", "gully" }, { "hut", "gully" }, { "pass", "gully" },
        { "cove", "ridge" }, { "ridge", "cape" }, { "cove", "spit" }, { "cove", "grove" },
        { "ridge", "grove" }, { "grove", "pool" }, { "cape", "pool" }, { "spit", "pool" },
    },
    link_points = {
        { "otter", "mire" }, { "lantern", "eelhouse" },
        { "saucer", "oven" }, { "pitcher", "wharf" }, { "tile", "stack" },
        { "raven", "summit" }, { "boot", "hut" },
        { "conch", "cape" }, { "crab", "spit" }, { "oar", "grove" },
    },
    starts = {
        {
            players = { "red", "blue" },
            units = {
                { "r1", "red", "eyrie" }, { "r2", "red", "shelf" }, { "r3", "red", "cove" },
                { "r4", "red", "ridge" },
                { "b1", "blue", "bank" }, { "b2", "blue", "sluice" },
                { "b3", "blue", "claypit" }, { "b4", "blue", "yard" },
            },
            books = books_for_few,
        },
        {
            players = { "red", "blue", "green" },
            units = {
                { "r1", "red", "punt" }, { "r2", "red", "sedge" }, { "r3", "red", "bank" },
                { "b1", "blue", "claypit" }, { "b2", "blue", "market" },
                { "b3", "blue", "yard" },
                { "g1", "green", "eyrie" }, { "g2", "green", "pass" },
                { "g3", "green", "shelf" },
            },
            books = books_for_few,
        },
        {
            players = { "red", "blue", "green", "gold" },
            units = {
                { "r1", "red", "cove" }, { "r2", "red", "ridge" },
                { "b1", "blue", "market" }, { "b2", "blue", "yard" },
                { "g1", "green", "eyrie" }, { "g2", "green", "shelf" },
                { "y1", "gold", "sedge" }, { "y2", "gold", "bank" },
            },
            books = books_for_four,
        },
    },
}
