-- A small board for three: 16 provinces, ten centres, six of them win. Fleets of the Kelp Sea reach
-- the Mirror Sound through Aldport and Brannoch Head alone, for the isthmus keeps the seas apart;
-- nobody comes to Wren Island but over water, and from Fenland to the south an army is convoyed.
--
--      Kelp Sea kel
--    +--------+------+--------+
--    | ald    | ist  | bra    +------+
--    +---+    +------+        | gle  |
--    |hol+----+ Mirror Sound  +--+   +-----+
--    |   | fen|  mir    (wre)    |dun| pas |
--    +---+----+- Lagoon lag -----+   +-----+
--      Tempest Bay   +-----------+---+ ash |
--          tem  +----+ cin           +     |
--               | mar +--------------+     |
--               +-----+--------------------+
local law = require "lawspeaker"

return law.diplomacy_map {
    name = "three crowns", title = "Three Crowns",
    powers = { "Aldmoor", "Brannoch", "Cindral" },
    provinces = {
        { "ald", "coast", title = "Aldport", home = "Aldmoor" },
        { "hol", "land", title = "Hollow Hill", home = "Aldmoor" },
        { "fen", "coast", title = "Fenland" },
        { "ist", "coast", title = "Isthmus", coasts = { "ist/nc", "ist/sc" }, centre = true },
        { "bra", "coast", title = "Brannoch Head", home = "Brannoch" },
        { "gle", "land", title = "Glenfell", home = "Brannoch" },
        { "dun", "coast", title = "Dunes" },
        { "pas", "land", title = "High Pass", centre = true },
        { "ash", "land", title = "Ashdown", home = "Cindral" },
        { "cin", "coast", title = "Cinderhaven", home = "Cindral" },
        { "mar", "coast", title = "Marshwick", centre = true },
        { "wre", "coast", title = "Wren Island", centre = true },
        { "kel", "sea", title = "Kelp Sea" },
        { "mir", "sea", title = "Mirror Sound" },
        { "lag", "sea", title = "Lagoon" },
        { "tem", "sea", title = "Tempest Bay" },
    },
    army = {
        { "ald", "hol", "fen", "ist" },
        { "hol", "fen" },
        { "bra", "ist", "gle", "dun" },
        { "pas", "gle", "dun", "ash" },
        { "dun", "gle", "ash", "cin" },
        { "mar", "ash", "cin" },
        { "ash", "cin" },
    },
    fleet = {
        { "kel", "ald", "ist/nc", "bra" },
        { "mir", "ald", "fen", "ist/sc", "bra", "wre", "lag" },
        { "lag", "fen", "bra", "dun", "cin", "wre", "tem" },
        { "tem", "fen", "cin", "mar" },
        { "ald", "ist/nc", "ist/sc", "fen" },
        { "bra", "ist/nc", "ist/sc", "dun" },
        { "cin", "dun", "mar" },
    },
    win = 6,
    start = {
        Aldmoor = { "F ald", "A hol" },
        Brannoch = { "F bra", "A gle" },
        Cindral = { "F cin", "A ash" },
    },
}
