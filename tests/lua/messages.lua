-- Mistakes in declarations and calls: the exact text, behind the file and line of the call.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"

local raises = checks.raises
local map = boards.three_and_one()
local position = map:start(2)

-- ---- Where: the line of the call, also through pcall, a coroutine and a tail call ----

local function line_of(run)
    local _, message = pcall(run)
    return tonumber(message:match "^[^:]+:(%d+): ")
end
local function declare(form)
    return law.map(form) -- a tail call: this line is gone, the caller's stays
end
local base = debug.getinfo(1, "l").currentline
checks.equal("line", line_of(function()
    local _ = law.map { name = "x",
        ages = {} }
end), base + 2)
checks.equal("line behind a tail call", line_of(function()
    local _ = declare {}
end), base + 6)
checks.equal("line in a coroutine", line_of(function()
    assert(coroutine.resume(coroutine.create(function() local _ = law.map(7) end)))
end), base + 9)

-- ---- Maps ----

local function map_with(changes)
    local form = { name = "m", ages = { { "A", "a1", "a2" }, { "B", "b1" } } }
    for key, value in law.pairs(changes) do
        form[key] = value
    end
    return form
end

raises("map: expected a table, got nothing", law.map)
raises("map: expected a table, got 5", law.map, 5)
raises("law.map: expected 1 argument, got 2", law.map, {}, {})
raises("map: name: missing: what scripts call it", law.map, { ages = { { "A" } } })
raises("map: name: expected a text, got 5", law.map, map_with { name = 5 })
raises('map: name: "a\\x00b" is not UTF-8 text for people, 1 to 200 bytes, without control '
    .. 'characters',
    law.map, map_with { name = "a\0b" })
raises('map "m": no field "adjacant"; did you mean "adjacent"?', law.map,
    map_with { adjacant = {} })
raises('map "m": no field "zzz"', law.map, map_with { zzz = {} })
raises('map "m": a key is a function; fields have names', law.map,
    { name = "m", ages = { { "A", "a1" } }, [print] = 1 })
raises('map "m": unexpected key the float 1.5', law.map, map_with { [1.5] = 1 })
raises('map "m": ages: the list is empty', law.map, map_with { ages = {} })
raises('map "m": ages: expected a list, got "A"', law.map, map_with { ages = "A" })
raises('map "m": ages: unexpected key "A": a list has only the keys 1, 2, …', law.map,
    map_with { ages = { A = { "a1" } } })
raises('map "m": ages[2]: nothing is there, but there is something behind it', law.map,
    map_with { ages = { { "A", "a1" }, nil, { "B", "b1" } } })
raises('map "m": ages[1][1]: missing: the Age\'s id; it is written { id, … }', law.map,
    map_with { ages = { {} } })
raises('map "m": ages[1][3]: region "a1" is there twice', law.map,
    map_with { ages = { { "A", "a1", "a1" } } })
raises('map "m": ages[2][1]: Age "A" is there twice', law.map,
    map_with { ages = { { "A", "a1" }, { "A", "b1" } } })
raises('map "m": ages[1][2]: expected an id or a table, got 5', law.map,
    map_with { ages = { { "A", 5 } } })
raises('map "m": ages[1][2]: "a 1" is not an id, which is 1 to 63 of the characters A-Z a-z '
    .. '0-9 _ . : / -',
    law.map, map_with { ages = { { "A", "a 1" } } })
raises('map "m": ages[1][2].at[1]: expected an integer, got the float 1.5; divide with // to '
    .. 'stay in integers',
    law.map, map_with { ages = { { "A", { "a1", at = { 1.5, 2 } } } } })
raises('map "m": ages[1][2].at: there is something at 3; a point has 2 items', law.map,
    map_with { ages = { { "A", { "a1", at = { 1, 2, 3 } } } } })
raises('map "m": ages[1][2]: no field "titel"; did you mean "title"?', law.map,
    map_with { ages = { { "A", { "a1", titel = "x" } } } })
raises('map "m": adjacent[2]: no region "a9"; did you mean "a1"?', law.map,
    map_with { adjacent = { { "a1", "a2" }, { "a2", "a9" } } })
raises('map "m": adjacent[1]: region "a1" is adjacent to itself', law.map,
    map_with { adjacent = { { "a1", "a1" } } })
raises('map "m": adjacent[1][2]: missing: the other; it is written { region, other }', law.map,
    map_with { adjacent = { { "a1" } } })
raises('map "m": link_points[2][1]: link point "p1" is there twice', law.map,
    map_with { link_points = { { "p1", "a1" }, { "p1", "b1" } } })
raises('map "m": link_points[1]: no region "c1"; did you mean "a1"?', law.map,
    map_with { link_points = { { "p1", "c1" } } })
raises('map "m": starts[1].units[2][3]: unit "u1" stands in region "a1" already (J1.4)', law.map,
    map_with { starts = { { players = { "red" },
        units = { { "u1", "red", "a1" }, { "u2", "red", "a1" } } } } })
raises('map "m": starts[2]: a start for 1 players is there already: starts[1]', law.map,
    map_with { starts = { { players = { "red" }, units = {} }, { players = { "blue" },
        units = {} } } })

-- Tables are read raw: what a metatable pretends is not seen.
raises('map "m": ages: the list is empty', law.map, map_with { ages = setmetatable({}, {
    __index = function() error "asked" end, __len = function() return 9 end }) })

-- ---- Positions ----

raises('position: map: missing: the map, or its name', law.position, {})
raises('position: map: no map "thre and one" is declared or on the map path'
    .. require("lawspeaker.maps").searched() .. '; did you mean "three and one"?',
    law.position, { map = "thre and one" })
raises("position: there are no players: name them, or place units", law.position, { map = map })
raises('position: units[2][1]: unit "u1" is there twice', law.position,
    { map = map, units = { { "u1", "red", "a1" }, { "u1", "red", "a2" } } })
raises("position: units[1][3]: missing: the region it stands in; it is written { id, owner, at }",
    law.position,
    { map = map, units = { { "u1", "red" } } })
raises('position: units[1][2]: no player "gren"; did you mean "green"?', law.position,
    { map = map, players = { "green" }, units = { { "u1", "gren", "a1" } } })
raises('position: players[2]: player "red" is there twice', law.position,
    { map = map, players = { "red", "red" } })
for shown, turn in law.pairs { ["0"] = 0,
    ["the float 2.0; divide with // to stay in integers"] = 2.0,
    ["the float nan; divide with // to stay in integers"] = 0 / 0,
    ["the float inf; divide with // to stay in integers"] = math.huge, ['"2"'] = "2" } do
    raises("position: turn: expected an integer from 1, got " .. shown, law.position,
        { map = map, turn = turn, units = { { "u1", "red", "a1" } } })
end
raises("position: units: the map's start has its own: leave out units or start", law.position,
    { map = map, start = 2, units = {} })
raises('position: start: map "three and one" has no start for 3 players; it has starts for 2',
    law.position, { map = map, start = 3 })
raises('position: books[2][1]: "p1" is there twice', law.position,
    { map = map, players = { "red" }, books = { { "p1", "a1" }, { "p1", "a2" } } })
raises('position: books[1][1]: no link point "p2"; did you mean "p1"?', law.position,
    { map = map, players = { "red" }, books = { { "p2", "a1" } } })
raises('position: link_points[1][1]: link point "p1" is there already', law.position,
    { map = map, players = { "red" }, link_points = { { "p1", "a1" } } })
raises('position: control[1][2]: unit "u1" of player "red" stands there, so the link point '
    .. 'is theirs (J1.6)',
    law.position, { map = map, players = { "red", "blue" }, units = { { "u1", "red", "b1" } },
        control = { { "p1", "blue" } } })

-- ---- Variants ----

local function variant_with(rules)
    return { name = "v", rules = rules }
end

raises('variant "v": rules: no field "swop"; did you mean "swap"?', law.variant,
    variant_with { swop = false })
raises('variant "v": rules.swap: expected true or false, got "false"', law.variant,
    variant_with { swap = "false" })
raises('variant "v": rules.flee_collision: no value "remov"; did you mean "remove"?', law.variant,
    variant_with { flee_collision = "remov" })
raises('variant "v": rules.flee_collision: no value "zzz"; it is one of "retry", "remove"',
    law.variant,
    variant_with { flee_collision = "zzz" })
raises('variant "v": rules.max_turns: expected an integer from 0 or law.no_limit, got -1',
    law.variant,
    variant_with { max_turns = -1 })
raises('variant "v": rules.victory_fraction[2]: missing: below the line; it is written { '
    .. 'numerator, denominator }',
    law.variant, variant_with { victory_fraction = { 2 } })
raises('variant "v": rules.victory_fraction[1]: expected an integer from 1, got 0', law.variant,
    variant_with { victory_fraction = { 0, 2 } })
raises('variant "v": hooks: no field "strenght"; did you mean "strength"?', law.variant,
    { name = "v", hooks = { strenght = print } })
raises('variant "v": hooks.strength: expected a function, got 3', law.variant,
    { name = "v", hooks = { strength = 3 } })
raises('variant "v": base: "standard" names no variant; that is written GAME/VARIANT', law.variant,
    { name = "v", base = "standard" })
raises('variant "v": base: expected a variant, its name or a list of them, got 5', law.variant,
    { name = "v", base = 5 })
raises('variant "v": base: the list is empty', law.variant, { name = "v", base = {} })
raises('variant "v": base[2]: expected a variant, its name or a list of them, got true',
    law.variant, { name = "v", base = { law.variant { name = "w" }, true } })
raises('variant "v": base has the same name; each variant needs one of its own', law.variant,
    { name = "v", base = law.variant { name = "w", base = law.variant { name = "v" } } })

-- ---- Objects ----

raises('law: no function "mapp"; did you mean "map"?', function() return law.mapp end)
raises('map: no member "neighbors"; did you mean "neighbours"?',
    function() return map.neighbors end)
raises('position: no member 1', function() return position[1] end)
raises("map: it cannot be changed", function() map.name = "other" end)
-- Through the debug library a metamethod can be called with anything; it must not believe it.
for _, value in ipairs { io.stdout, 1, "text", {} } do
    raises("map: it cannot be changed", function()
        debug.getmetatable(map).__newindex(value, "name", "other")
    end)
end
raises('map:neighbours: call it with a colon on a map, not on "a1"', map.neighbours, "a1")
raises("map:neighbours: argument 1 (region): expected a string, got nothing", map.neighbours, map)
raises("map:neighbours: expected 1 argument, got 2", map.neighbours, map, "a1", "a2")
raises('position:resolve: no field "order"; did you mean "orders"?', position.resolve, position,
    { order = {} })
raises("position:resolve: orders: expected a list, got 5", position.resolve, position,
    { orders = 5 })
raises("law.pairs: a key is a table, which has no order", law.pairs, { [{}] = 1 })
checks.equal("nothing of ours can be reached", getmetatable(map), false)

-- ---- Players' input comes back ----

local refuses = checks.refuses
refuses('orders[1][2]: no order "mvoe"; did you mean "move"?', "bad_order",
    position:resolve { orders = { { "u1", "mvoe a2" } } })
refuses("orders[1][2]: expected an order, as text or as a table, got 5", "bad_order",
    position:resolve { orders = { { "u1", 5 } } })
refuses('orders[1]: no unit "u9"; did you mean "u1"?', "unknown_unit",
    position:resolve { orders = { { "u9", "stay" } } })
refuses('flee[1]: no unit "u9"; did you mean "u1"?', "unknown_unit",
    position:resolve { flee = { { "u9", "a1" } } })
refuses('supply[1][2]: no supply action "unt"; did you mean "unit"?', "bad_supply",
    position:resolve { supply = { { "red", "unt a1" } } })
refuses('supply[1]: no player "read"; did you mean "red"?', "unknown_player",
    position:resolve { supply = { { "read", "unit a1" } } })

checks.finish()
