-- A game's schema as a designer writes it: what it becomes, and what is said of each mistake.
require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local schema = require "lawspeaker.game.schema"
local schemas = require "schemas"

local declare, cards, map = schemas.declare, schemas.cards, schemas.map

-- What a declaration of these items says.
local function refuses(expected, ...)
    local list = { ... }
    checks.raises('game "cards": ' .. expected, function()
        declare(list)
    end)
end

do
    local made = declare(cards())
    local described = schema.describe(made)
    checks.same_list("players", described.players, schemas.players)
    local names = {}
    for index, column in ipairs(described.tables[2].columns) do
        names[index] = column.name .. ":" .. column.kind .. (column.optional and "?" or "")
            .. (column.count and "[" .. column.count .. "]" or "")
    end
    checks.same_list("columns, by name", names, { "at:row?", "code:text?", "friends:players",
        "kind:choice", "mood:choice?", "motto:text", "name:text", "path:row?[2]",
        "points:integer", "rank:integer?", "side:player", "target:row?", "traits:set",
        "upright:flag", "wounds:integer[3]" })
    checks.equal("a range", described.tables[2].columns[9].most, 6)
    checks.equal("needed", described.tables[2].columns[11].needed, true)
    checks.same_list("a key", described.tables[4].key, { "a", "b" })
    checks.equal("static", described.tables[1].static, true)
    checks.equal("a zone's table", described.zones[2].of, "card")
    checks.equal("a zone's lists", described.zones[2].each .. described.zones[3].each,
        "playerpoint")
    checks.same_list("positions", described.blocks, { "position" })
    checks.equal("globals", described.globals[1].name, "first")
    checks.equal("the same form, the same schema", core.schema_hash(declare(cards())),
        core.schema_hash(made))
end

checks.raises('game "cards": state: expected a list of tables, got nothing', function()
    declare(nil)
end)
refuses("state[1]: expected { name, { … } }, got 3", 3)
refuses("state[1]: unexpected key 3", { "unit", {}, "more" })
refuses('state[1]: no field "statc"; did you mean "static"?', { "unit", {}, statc = true })
refuses("state[1][1]: expected a name, got 3", { 3, {} })
refuses('state[1][1]: "a b" is not a name, which is a letter or _ and then letters, digits and _, '
    .. "at most 63", { "a b", {} })
refuses('state[1][1]: "roll" cannot be the name of a table: it means something else there',
    { "roll", {} })
refuses('state[1][1]: "count" cannot be the name of a table: it is a column type', { "count", {} })
refuses('state[2][1]: "unit" is there twice', { "unit", {} }, { "unit", {} })
refuses("state[1]: expected a table of columns, got nothing", { "unit" })
refuses("state[1].most: expected an integer from 1 to 65535, got the float 2.0; divide with // to "
    .. "stay in integers", { "unit", {}, most = 2.0 })
refuses("state[1].static: expected true or false, got 1", { "unit", {}, static = 1 })
refuses('state[1].unseen: "unseen" cannot be the name of a column: it means something else there',
    { "unit", { unseen = "flag" } })
refuses('state[1].points: no column type or table "cuont"; did you mean "count"?',
    { "unit", { points = "cuont" } })
refuses('state[1].at: no column type or table "pint"; did you mean "point"?',
    { "unit", { at = "pint?" } }, { "point", {} })
refuses("state[1].points: expected a column type, got 3", { "unit", { points = 3 } })
refuses('state[1].points: no column type or table "boolean"; a type is "flag", "int", "count", '
    .. '"player", "players", "text", "id", a table\'s name or { … } (law help schema)',
    { "unit", { points = "boolean" } })
refuses('state[1]: no field "owner"; columns stand in the table behind the name: { "name", { … } }',
    { "unit", owner = "player", { name = "text" } })
for _, key in ipairs { { "a", "a" }, { "a" } } do
    refuses("state[1].key: a key is two different columns",
        { "link", { a = "player", b = "player" }, key = key })
end
refuses('state[1].points: it says no type: { type = "count" }, { least = 0, most = 6 }, '
    .. '{ "a", "b" }, { text = 200 }, { set = { … } } or { ref = { … } }',
    { "unit", { points = {} } })
refuses("state[1].points: it says two types, type and least",
    { "unit", { points = { type = "int", least = 0 } } })
refuses('state[1].points: no field "laest"; did you mean "least"?',
    { "unit", { points = { laest = 0, most = 6 } } })
refuses("state[1].points.least: expected an integer from -9007199254740992 to 9007199254740992, "
    .. "got the float 0.5; divide with // to stay in integers",
    { "unit", { points = { least = 0.5, most = 6 } } })
refuses("state[1].points: least is 6 and most is 6: there is nothing to choose between them",
    { "unit", { points = { least = 6, most = 6 } } })
refuses("state[1].points.default: expected an integer from 0 to 6, got 7",
    { "unit", { points = { least = 0, most = 6, default = 7 } } })
refuses("state[1].points.array: expected an integer from 1 to 255, got 0",
    { "unit", { points = { type = "count", array = 0 } } })
refuses('state[1].kind[2]: "a b" is not an id, which is 1 to 63 of the characters A-Z a-z 0-9 _ '
    .. ". : / -", { "unit", { kind = { "man", "a b" } } })
refuses('state[1].kind[2]: "man" is there twice', { "unit", { kind = { "man", "man" } } })
refuses('state[1].kind.default: no choice "dgo"; did you mean "dog"?',
    { "unit", { kind = { "man", "dog", default = "dgo" } } })
refuses("state[1].traits.set: 0 choices; 1 to 63 would be right",
    { "unit", { traits = { set = {} } } })
refuses("state[1].name.text: expected an integer from 1 to 255, got 300",
    { "unit", { name = { text = 300 } } })
refuses('state[1].name.default: "a\\x00" is no text of at most 63 bytes',
    { "unit", { name = { type = "text", default = "a\0" } } })
refuses('state[1].target.ref[2]: no table "crad"; did you mean "card"?',
    { "unit", { target = { ref = { "unit", "crad" } } } }, { "card", {} })
refuses("state[1].at.default: a reference has no default: there are no rows before the game makes "
    .. "some", { "unit", { at = { ref = "unit", default = 1 } } })
refuses("state[1].upright: a flag cannot be optional: where there is nothing it is false",
    { "unit", { upright = "flag?" } })
refuses("state[1].name: a text cannot be optional: where there is nothing it is empty",
    { "unit", { name = { text = 5, optional = true } } })
refuses("state[1].points.default: it is given inside type already",
    { "unit", { points = { type = { type = "count", default = 1 }, default = 2 } } })
refuses('state[1].seen_by: "onwer" is neither "all" nor "nobody" nor a column; did you mean '
    .. '"owner"?', { "unit", { owner = "player" }, seen_by = "onwer" })
refuses("state[1].plan.seen_by[2]: points is no player or set of players",
    { "unit", { owner = "player", points = "int",
        plan = { type = "int", seen_by = { "owner", "points" } } } })
refuses("state[1].key[2]: b is not one player or one reference that is always there",
    { "link", { a = "player", b = "link?" }, key = { "a", "b" } })
refuses('state[1].key[1]: no column "frm"; did you mean "from"?',
    { "link", { from = "player", to = "player" }, key = { "frm", "to" } })
refuses("state[1].at: point is static and unit is not, so it cannot be referred to",
    { "point", { at = "unit?" }, static = true }, { "unit", {} })
refuses('state[2].zone_of: no table "crad"; did you mean "card"?', { "card", {} },
    { "deck", { zone_of = "crad" } })
refuses('state[2].each: no table "plyer"; did you mean "player"?', { "card", {} },
    { "deck", { zone_of = "card", each = "plyer" } })
refuses("state[2].each: card is not static, so its rows have no places", { "card", {} },
    { "deck", { zone_of = "card", each = "card" } })
refuses("state[2].zone_of: card is static, so its rows do not move", { "card", {}, static = true },
    { "deck", { zone_of = "card" } })
refuses('state[2].order: expected "unknown" or nothing, got "secret"', { "card", {} },
    { "deck", { zone_of = "card", order = "secret" } })
refuses('state[2]: no field "sen_by"; did you mean "seen_by"?', { "card", {} },
    { "deck", { zone_of = "card", sen_by = "all" } })
refuses("state[2].globals: globals are there twice; they are one table", { globals = {} },
    { globals = {} })
refuses('state[1].globals.unit: "unit" is the name of a table already',
    { globals = { unit = "int" } }, { "unit", {} })
refuses("state[1].globals.first: a player that is there from the beginning needs a default, or is "
    .. 'optional: "player?"', { globals = { first = "player" } })
refuses("state[1].globals.at: there are no rows at the beginning, so a global reference is "
    .. "optional",
    { globals = { at = "unit" } }, { "unit", {} })
refuses('state[1]: no field "fgo"; did you mean "fog"?',
    { "position", { block = map, fgo = true } })

checks.finish()
