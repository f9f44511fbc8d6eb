-- A small board for three: 17 provinces, ten centres, six of them win. Turned by a third it is the
-- same board, so nobody has a better place than another: each power has a port at the Kelp Sea and
-- at two of the bays, a town inland, an empty shore, a neck of land to each neighbour and the same
-- way to Wren Island in the middle, to which nobody comes but over water. The necks keep the Kelp
-- Sea apart from the bays: fleets go from one to the other through the three ports alone.
--
--     Kelp Sea kel on all sides
--    +-----------+-----+-----+----------+------+
--    |    fen    |     | ist |   dun    |      |
--    |     +-----+     |     +----------+      |
--    |     | hol | ald |     |   gle    |      |
--    |     |     |     |     +----------+      |
--    |     |     |     |     |       bra       |
--    |     |     |     +-----+                 |
--    |     |     |     | mir |                 |
--    +-----+-----+--+--+     +-----+-----------+
--    |      mar     | tem (wre) lag |   pas    |
--    +--------------+---------------+-+---+----+
--    |                                |ash|    |
--    |              cin               +---+    |
--    |                                |  sal   |
--    +--------------------------------+--------+
--
--     Mirror Sound mir, Lagoon lag and Tempest Bay tem meet around Wren Island.
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
        { "pas", "coast", title = "High Pass", coasts = { "pas/ec", "pas/wc" }, centre = true },
        { "cin", "coast", title = "Cinderhaven", home = "Cindral" },
        { "ash", "land", title = "Ashdown", home = "Cindral" },
        { "sal", "coast", title = "Saltings" },
        { "mar", "coast", title = "Marshwick", coasts = { "mar/wc", "mar/ec" }, centre = true },
        { "wre", "coast", title = "Wren Island", centre = true },
        { "kel", "sea", title = "Kelp Sea" },
        { "mir", "sea", title = "Mirror Sound" },
        { "lag", "sea", title = "Lagoon" },
        { "tem", "sea", title = "Tempest Bay" },
    },
    army = {
        { "ald", "hol", "fen", "ist", "mar" },
        { "hol", "fen", "mar" },
        { "fen", "mar" },
        { "bra", "gle", "dun", "pas", "ist" },
        { "gle", "dun", "ist" },
        { "dun", "ist" },
        { "cin", "ash", "sal", "mar", "pas" },
        { "ash", "sal", "pas" },
        { "sal", "pas" },
    },
    fleet = {
        { "kel", "ald", "fen", "ist/nc", "bra", "dun", "pas/ec", "cin", "sal", "mar/wc" },
        { "mir", "ald", "ist/sc", "bra", "wre", "lag", "tem" },
        { "lag", "bra", "pas/wc", "cin", "wre", "tem" },
        { "tem", "cin", "mar/ec", "ald", "wre" },
        { "ald", "fen", "ist/nc", "ist/sc", "mar/ec" },
        { "bra", "dun", "pas/ec", "pas/wc", "ist/sc" },
        { "cin", "sal", "mar/wc", "mar/ec", "pas/wc" },
        { "fen", "mar/wc" },
        { "dun", "ist/nc" },
        { "sal", "pas/ec" },
    },
    win = 6,
    start = {
        Aldmoor = { "F ald", "A hol" },
        Brannoch = { "F bra", "A gle" },
        Cindral = { "F cin", "A ash" },
    },
}
