-- A game's state as a rule works with it: values, rows, places and positions, and what is said of
-- each mistake. It knows nothing of views and matches.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local schemas = require "schemas"

local PLAYERS <const> = schemas.players
local map, rows, set_up, text = schemas.map, schemas.rows, schemas.set_up, schemas.text

-- ---- Values ----

local game = set_up()
local g, johny, mai = game.g, game.johny, game.mai

checks.equal("a default", johny.points, 3)
checks.equal("none", johny.rank, nil)
checks.equal("the first choice", johny.kind, "man")
checks.equal("no choice", johny.mood, nil)
checks.equal("an empty text", johny.motto, "")
checks.equal("no id", johny.code, nil)
checks.equal("a reference", johny.at, game.a)
checks.equal("a reference of a static row", game.a.next, game.b)
checks.same_list("an empty set", johny.traits, {})
checks.same_list("an array's default", johny.wounds, { 1, 1, 1 })
checks.equal("an array of nothing", johny.path[1], false)
checks.equal("a row's number", johny.id, 1)
checks.equal("a row in no place", johny.place, nil)
checks.equal("a row of the state itself is seen", johny.unseen, false)
checks.equal("as text", tostring(johny), "unit/1")

johny.points = johny.points + 3
johny.rank, johny.kind, johny.mood, johny.motto = -7, "dog", "wild", "für uns"
johny.code, johny.upright, johny.at, johny.target = "u:1", true, nil, game.g.card:get(2)
johny.traits, johny.friends, johny.side = { "loud", "strong", "loud" }, { "blue", "red" }, "blue"
johny.wounds, johny.path = { 0, 5, 2 }, { false, game.b }
checks.equal("an integer", johny.points, 6)
checks.equal("an optional integer", johny.rank, -7)
checks.equal("a choice", johny.kind .. johny.mood, "dogwild")
checks.equal("a text", johny.motto, "für uns")
checks.equal("an id", johny.code, "u:1")
checks.equal("a flag", johny.upright, true)
checks.equal("a reference taken away", johny.at, nil)
checks.equal("one of two tables", tostring(johny.target), "card/2")
checks.equal("a player", johny.side, "blue")
checks.same_list("a set, in its order", johny.traits, { "strong", "loud" })
checks.same_list("players, in their order", johny.friends, { "red", "blue" })
checks.same_list("an array", johny.wounds, { 0, 5, 2 })
checks.equal("an array of rows", johny.path[2], game.b)
johny.target, johny.rank, johny.code, johny.mood = mai, nil, nil, nil
checks.equal("the other table", johny.target, mai)
checks.equal("none again", johny.rank or johny.code or johny.mood, nil)

-- Each line: what is written, and what is said of it.
local other = set_up()
local link = g.link:add { a = game.a, b = game.b }
for _, case in ipairs {
    { "points", 7, "expected an integer from 0 to 6, got 7" },
    { "points", 3.0, "expected an integer from 0 to 6, got the float 3.0; divide with // to stay "
        .. "in integers" },
    { "points", "3", 'expected an integer from 0 to 6, got "3"' },
    { "points", nil, "expected an integer from 0 to 6, got nothing: it is not optional" },
    { "rank", true, "expected an integer, or nil, got true" },
    { "rank", (1 << 53) + 1, "expected an integer, or nil, got 9007199254740993" },
    { "upright", 1, "expected true or false, got 1" },
    { "kind", "dgo", 'no value "dgo"; did you mean "dog"?' },
    { "kind", 1, 'expected one of "man", "dog", got 1' },
    { "kind", "cat", 'no value "cat"; there is "man", "dog"' },
    { "side", "rde", 'no player "rde"; did you mean "red"?' },
    { "side", 1, 'expected a player: "red", "blue", got 1' },
    { "traits", { "fsat" }, 'no value "fsat"; did you mean "fast"?', "[1]" },
    { "traits", { "fast", 3 }, 'expected a list of some of "strong", "fast", "loud", got 3',
        "[2]" },
    { "traits", { fast = true }, 'expected a list of some of "strong", "fast", "loud", got a '
        .. "table" },
    { "traits", "fast", 'expected a list of some of "strong", "fast", "loud", got "fast"' },
    { "friends", { "red", "bleu" }, 'no player "bleu"; did you mean "blue"?', "[2]" },
    { "at", johny, 'expected a row of the table "point", or nil, got the row unit/1' },
    { "at", "a", 'expected a row of the table "point", or nil, got "a"' },
    { "at", g.point, 'expected a row of the table "point", or nil, got the table point' },
    { "target", game.a, 'expected a row of the table "unit" or "card", or nil, got the row '
        .. "point/2" },
    { "target", other.johny, "the row unit/1 is of another state or view" },
    { "motto", "hello world", 'expected a text of at most 10 bytes, got one of 11: "hello world"' },
    { "motto", "a\0b", '"a\\x00b" is no UTF-8 text, or has a zero byte in it' },
    { "motto", "\xed\xa0\x80", nil },
    { "motto", 3, "expected a text of at most 10 bytes, got 3" },
    { "code", "a b", '"a b" is not an id, which is 1 to 63 of the characters A-Z a-z 0-9 _ . : / '
        .. "-" },
    { "code", "", '"" is not an id, which is 1 to 63 of the characters A-Z a-z 0-9 _ . : / -' },
    { "wounds", { 1, 2 }, "expected a list of exactly 3, each an integer from 0, got a list of 2" },
    { "wounds", { 1, 2, 3, 4 }, "expected a list of exactly 3, each an integer from 0, got a list "
        .. "of 4" },
    { "wounds", { 1, -2, 3 }, "expected an integer from 0, got -2", "[2]" },
    { "wounds", { 1, 2, false }, "expected an integer from 0, got nothing: it is not optional",
        "[3]" },
    { "wounds", 3, "expected a list of exactly 3, each an integer from 0, got 3" },
    { "path", { game.b, johny }, 'expected a row of the table "point", or nil, got the row unit/1',
        "[2]" },
} do
    local column, value, said, item = case[1], case[2], case[3], case[4] or ""
    local before = core.state_hash(game.state)
    if said then
        checks.raises("unit/1." .. column .. item .. ": " .. said, function()
            johny[column] = value
        end)
    else
        checks.is_true("refused", not pcall(function() johny[column] = value end))
    end
    checks.equal("nothing has changed: " .. column, core.state_hash(game.state), before)
end
checks.raises('unit/1: no column "pionts"; did you mean "points"?', function()
    return johny.pionts
end)
checks.raises('unit/1: no column "pionts"; did you mean "points"?', function()
    johny.pionts = 3
end)
checks.raises("unit/1: a column has a name, not 1", function() return johny[1] end)
checks.raises("id cannot be set: an id is given when a row is made", function() johny.id = 3 end)
checks.raises("place cannot be set: a row moves with place:put(row)", function()
    johny.place = g.deck
end)
for _, change in ipairs {
    function() game.a.letter = "z" end,
    function() g.point:add { letter = "z" } end,
    function() g.point:remove(game.a) end,
} do
    checks.raises('table "point" is static: its rows are fixed since the state was sealed; only '
        .. "the game's board can fill it", change)
end
checks.raises("unit cannot be called; go through its rows with unit:each()", function()
    for _ in g.unit do end
end)
checks.raises("deck cannot be called; go through its rows with place:each()", function()
    for _ in g.deck do end
end)
checks.raises("hand cannot be called; it has a place for each player, whose rows place:each() goes "
    .. "through", function()
    for _ in g.hand do end
end)

-- pairs gives the columns in their order.
do
    local seen = {}
    for name in pairs(johny) do
        seen[#seen + 1] = name
    end
    checks.same_list("pairs of a row", seen, { "at", "code", "friends", "kind", "mood", "motto",
        "name", "path", "points", "rank", "side", "target", "traits", "upright", "wounds" })
end
checks.raises("pairs: go through rows with unit:each()", function() return pairs(g.unit) end)
checks.raises("pairs: a state has no order of its own; ask for its tables by name", function()
    return pairs(g)
end)
checks.raises("pairs: hand has a place for each player; go through those", function()
    return pairs(g.hand)
end)
checks.raises("pairs: go through the rows of a place with deck:each()", function()
    return pairs(g.deck)
end)

-- ---- Globals and members ----

checks.equal("a global", g.round, 0)
g.round, g.first, g.tag, g.leader = 3, "blue", "t1", mai
checks.equal("globals", g.round .. g.first .. g.tag .. g.leader.name, "3bluet1Mai")
g.first, g.tag, g.leader = nil, nil, nil
checks.equal("none of them", g.first or g.tag or g.leader, nil)
checks.same_list("players", g.players, PLAYERS)
g.players[1] = "green"
checks.same_list("they are the reader's own list", g.players, PLAYERS)
checks.raises("round: expected an integer from 0, got the float 1.5; divide with // to stay in "
    .. "integers", function() g.round = 3 / 2 end)
checks.raises('no global "rond"; did you mean "round"?', function() g.rond = 3 end)
checks.raises("unit is a table: rows are made with unit:add { … }", function() g.unit = {} end)
checks.raises("deck is a zone: rows move with place:put(row)", function() g.deck = {} end)
checks.raises('no table, zone, global or method "untis"; law rules GAME state lists them',
    function() return g.untis end)
checks.raises('no table, zone, global or method "unti"; did you mean "unit"?', function()
    return g.unti
end)
checks.raises("the state has names, not 1", function() return g[1] end)
do
    local root = objects.open(game.state, { rules = { attack = 4 }, roll = function(self)
        return self.round
    end }, "its owner")
    checks.equal("a method", root:roll(), 3)
    checks.equal("a value", root.rules.attack, 4)
    checks.equal("an owner", objects.owner(root), "its owner")
    checks.raises('no table, zone, global or method "rolll"; did you mean "roll"?', function()
        return root.rolll
    end)
end

-- ---- Rows ----

checks.equal("count", g.unit:count(), 2)
checks.equal("length", #g.unit, 2)
checks.equal("get", g.unit:get(2), mai)
checks.equal("get nothing", g.unit:get(3) or g.unit:get(0) or g.unit:get(1 << 40), nil)
checks.equal("each", rows(g.unit:each()), "unit/1 unit/2")
checks.equal("one handle a row", g.unit:get(1), johny)
checks.equal("a key of tables", ({ [johny] = "here" })[g.unit:get(1)], "here")
checks.equal("find", g.link:find(game.a, game.b), link)
checks.equal("find nothing", g.link:find(game.b, game.a), nil)
checks.equal("a table's name", g.unit.name .. tostring(g.unit), "unitunit")
checks.raises("link.b: expected a row of the table \"point\", got the row unit/1", function()
    return g.link:find(game.a, johny)
end)
checks.raises("unit:find: the table has no key", function() return g.unit:find(1, 2) end)
checks.raises('unit:get: expected a row\'s number, got "1"', function() return g.unit:get "1" end)
checks.raises('unit: no member "ecah"; did you mean "each"?', function() return g.unit.ecah end)
checks.raises("unit: no member 1; a row is found with get(id)", function() return g.unit[1] end)
checks.raises("each: call it with a colon, as in thing:each(…)", function()
    return g.unit.each()
end)
checks.raises("unit: a table cannot be set; rows are made with unit:add { … }", function()
    g.unit[1] = { name = "x" }
end)
checks.raises("unit.side: missing: expected a player: \"red\", \"blue\"; it has no default",
    function() g.unit:add { name = "x" } end)
checks.raises('unit:add: no column "nmae"; did you mean "name"?', function()
    g.unit:add { side = "red", nmae = "x", zzz = 1 }
end)
checks.raises("unit:add: a column has a name, not 1", function() g.unit:add { "x" } end)
checks.raises("unit:add: expected the columns of a row, got 3", function() g.unit:add(3) end)
checks.raises("unit.points: expected an integer from 0 to 6, got 9", function()
    g.unit:add { side = "red", points = 9 }
end)
checks.raises("unit:add: rows of unit lie in no zone, so they have no place", function()
    g.unit:add({ side = "red" }, g.deck)
end)
checks.raises("card:add: say where it lies: card:add({ … }, place)", function() g.card:add {} end)
checks.raises("add: expected a place, got the zone hand: it has a place each, as in zone[player]",
    function() g.card:add({}, g.hand) end)
checks.raises("add: the place deck is of another state or view", function()
    g.card:add({}, other.g.deck)
end)
checks.equal("nothing was added", g.unit:count() + g.card:count(), 7)
do
    local full = g.unit:add { name = "full", side = "red", wounds = { 1, 2, 3 }, upright = true,
        traits = { "fast" }, path = { game.a, false }, target = johny }
    checks.equal("all of it", full.wounds[3] .. full.traits[1] .. full.path[1].letter, "3fasta")
    local kept = johny
    checks.is_true("removing what is referred to is refused", not pcall(function()
        g.unit:remove(kept)
    end))
    checks.equal("it is still there", kept.name, "Johny")
    g.unit:remove(full)
    checks.raises("unit/3 was removed", function() return full.name end)
    checks.raises("unit/3 was removed", function() full.name = "x" end)
    local again = g.unit:add { name = "again", side = "blue" }
    checks.equal("the slot again", tostring(again), "unit/3")
    checks.is_true("another handle", again ~= full)
    checks.raises("unit/3 was removed", function() return full.name end)
    checks.raises("remove: the row unit/3 was removed", function() g.unit:remove(full) end)
    checks.raises("unit/1.target: the row unit/3 was removed", function() johny.target = full end)
    checks.is_true("is it there?", objects.row_exists(again) and not objects.row_exists(full))
    checks.raises("unit:remove: the row link/1 is of another table", function()
        g.unit:remove(link)
    end)
    checks.raises("remove: expected a row, got 3", function() g.unit:remove(3) end)
    g.unit:remove(again)
end

-- What is removed while a loop runs is skipped, what is added then is not met.
do
    local met = {}
    for card in g.card:each() do
        met[#met + 1] = card.value
        if card.value == 1 then
            g.card:remove(g.card:get(2))
            g.card:remove(g.card:get(4))
            g.card:add({ value = 9 }, g.deck)
        end
    end
    checks.equal("rows of a loop", table.concat(met, " "), "1 3 5")
    checks.equal("rows after it", rows(g.card:each()), "card/1 card/2 card/3 card/5")
    g.card:add({ value = 4 }, g.deck)
end

-- Another root of the same state sees a removal, too.
do
    local one = g.unit:add { name = "one", side = "red" }
    local twin = objects.open(game.state)
    local same = twin.unit:get(3)
    checks.is_true("another root, another handle", same ~= one and same.name == "one")
    mai.target = same
    checks.equal("a row by another root of the state", mai.target, one)
    mai.target = nil
    g.unit:remove(one)
    g.unit:add { name = "two", side = "red" }
    checks.raises("unit/3 was removed", function() return same.name end)
    checks.equal("a new handle there", twin.unit:get(3).name, "two")
    g.unit:remove(g.unit:get(3))
end

-- ---- Places ----

checks.equal("count of a place", g.deck:count() + #g.deck, 10)
checks.equal("from the top", rows(g.deck:each()), "card/1 card/3 card/5 card/2 card/4")
checks.equal("top and bottom", tostring(g.deck:top()) .. tostring(g.deck:bottom()), "card/1card/4")
checks.equal("at", g.deck:at(2), g.card:get(3))
checks.equal("at nothing", g.deck:at(6), nil)
checks.equal("an empty place", g.hand.red:top() or g.hand.red:bottom(), nil)
g.hand.red:put(g.deck:top())
g.hand.red:put(g.deck:top())
g.hand["red"]:put(g.deck:top(), 1)
checks.equal("put at the end, and at the top", rows(g.hand.red:each()), "card/5 card/1 card/3")
g.hand.red:put(g.hand.red:top(), 3)
checks.equal("inside one place", rows(g.hand.red:each()), "card/1 card/3 card/5")
checks.equal("a row's place", g.hand.red:top().place, g.hand.red)
checks.equal("has", tostring(g.hand.red:has(g.card:get(1))) .. tostring(
    g.deck:has(g.card:get(1))), "truefalse")
checks.equal("of a player", g.hand.red.whose .. g.hand.red.zone .. tostring(g.hand.red),
    "redhandhand/red")
checks.equal("of a row", g.field[game.b].whose, game.b)
checks.equal("as text", tostring(g.field[game.b]), "field/1")
checks.equal("of all", g.deck.whose, nil)
checks.equal("by text", objects.place_of(g, "field/1"), g.field[game.b])
checks.equal("by text", objects.place_of(g, "hand/red"), g.hand.red)
checks.equal("by text", objects.place_of(g, "deck"), g.deck)
checks.equal("by a wrong text", objects.place_of(g, "hand/green") or objects.place_of(g, "field/7")
    or objects.place_of(g, "hand"), nil)
for card in g.hand.red:each() do
    g.field[game.b]:put(card)
end
checks.equal("a loop that empties its place", rows(g.field[game.b]:each()), "card/1 card/3 card/5")
checks.raises('hand: no player "rde"; did you mean "red"?', function() return g.hand.rde end)
checks.raises("hand: it has a place for each player, not for 1", function() return g.hand[1] end)
checks.raises('field: it has a place for each row of point, not for "b"', function()
    return g.field.b
end)
checks.raises("field: it has a place for each row of point, not for the row unit/1", function()
    return g.field[johny]
end)
checks.raises("hand: its places cannot be set; rows move with place:put(row)", function()
    g.hand.red = {}
end)
checks.raises("hand: it has a place for each player, and each of those a length", function()
    return #g.hand
end)
checks.raises("put: hand holds rows of card, not the row unit/1", function()
    g.hand.red:put(johny)
end)
checks.raises("hand/red:put: expected a position from 1 to 1, got 2", function()
    g.hand.red:put(g.deck:top(), 2)
end)
checks.raises("deck:at: expected a position from 1, the top, got 0", function()
    return g.deck:at(0)
end)
checks.raises("deck: no member 1; a row is found with at(n)", function() return g.deck[1] end)
checks.raises("deck: a place cannot be set; rows move with place:put(row)", function()
    g.deck[1] = g.card:get(1)
end)
checks.raises("shuffle: expected a purpose, which is an id, got nothing", function()
    g.deck:shuffle()
end)
do
    local shuffled
    local root = objects.open(game.state, { shuffle = function(self, place, purpose)
        shuffled = objects.place_text(place) .. purpose
        checks.equal("its root", objects.root_of(place), self)
        objects.shuffle(place, purpose)
    end })
    root.deck:shuffle "deck"
    checks.equal("shuffled by the root's own", shuffled, "deckdeck")
    checks.equal("rows are those that they were", #root.deck, 2)
end

-- ---- Positions ----

checks.equal("no position yet", g.position, nil)
local start = map:start(2)
g.position = start
checks.equal("a position", g.position, start)
checks.is_true("read once", rawequal(g.position, g.position))
do
    local clone = core.state_clone(game.state)
    local root = objects.open(clone)
    root.position = start:resolve({ orders = { { "u1", "move a2" } } }):position()
    checks.equal("a clone has its own", g.position, start)
    checks.is_true("another one", root.position ~= start)
    checks.equal("the difference", text(core.state_difference(game.state, clone)[1]),
        "block=position event=block")
    checks.is_true("equal again", (core.state_copy(clone, game.state) == clone)
        and core.state_equal(clone, game.state))
    checks.equal("and read again", root.position, start)
    root.position = nil
    checks.equal("none again", root.position, nil)
end
checks.raises("position: expected a position or nil, got 3", function() g.position = 3 end)
checks.raises("position: the position is of another map", function()
    g.position = law.map({ name = "other", ages = { { "A", "a1" } },
            starts = { { players = { "red" }, units = {} } } }):start(1)
end)

-- What scenarios and listings ask.
checks.same_list("tables", objects.table_names(g), { "point", "unit", "card", "link", "secret" })
checks.same_list("zones", objects.zone_names(g), { "deck", "hand", "field" })
checks.equal("a zone", objects.zone(g, "field").each, "point")
checks.equal("no zone", objects.zone(g, "filed"), nil)
checks.same_list("what a column refers to", objects.columns(g, "unit").target.refers_to,
    { "unit", "card" })
checks.equal("whether it may be none", objects.columns(g, "globals").first.optional, true)
checks.is_true("a column", objects.has_column(johny, "name") and not objects.has_column(link,
    "name"))

checks.finish()
