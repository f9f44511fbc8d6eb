-- A schema that has one of everything, for tests of schemas and states, and what declares it.
local boards = require "boards"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local schema = require "lawspeaker.game.schema"

local schemas = { players = { "red", "blue" }, map = boards.three_and_one() }

local function context()
    local at = check.context 'game "cards"'
    at:enter "state"
    return at
end

function schemas.declare(list)
    return schema.declare(context(), list, schemas.players)
end

function schemas.cards()
    return {
        { "point", { letter = "id", next = "point?" }, static = true, most = 64 },
        { "unit", {
            name = "text", motto = { text = 10 }, code = "id?", side = "player",
            points = { least = 0, most = 6, default = 3 }, at = "point?",
            kind = { "man", "dog" }, mood = { "calm", "wild", optional = true },
            traits = { set = { "strong", "fast", "loud" } }, friends = "players",
            target = { ref = { "unit", "card" }, optional = true },
            wounds = { type = "count", array = 3, default = 1 }, upright = "flag",
            rank = "int?", path = { type = "point?", array = 2 },
        } },
        { "card", { suit = { "spades", "diamonds" }, value = "count" } },
        { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { "field", { zone_of = "card", each = "point" } },
        { "link", { a = "point", b = "point" }, key = { "a", "b" } },
        { "secret", { owner = "player", plan = { type = "count", seen_by = "owner" } } },
        { globals = { round = "count", first = "player?", tag = "id?", leader = "unit?" } },
        { "position", { block = schemas.map } },
    }
end

-- An event as text, its fields by name.
function schemas.text(event)
    local parts = {}
    for index, key in ipairs((core.keys(event))) do
        local value = event[key]
        parts[index] = key .. "=" .. (type(value) == "table" and "{" .. table.concat(value, ",")
            .. "}" or tostring(value))
    end
    return table.concat(parts, " ")
end

-- The rows that an iterator gives.
function schemas.rows(iterate)
    local texts = {}
    for row in iterate do
        texts[#texts + 1] = tostring(row)
    end
    return table.concat(texts, " ")
end

-- A game with two points, two units and five cards, its points fixed.
function schemas.set_up()
    local draft = core.state_new(schemas.declare(schemas.cards()))
    local g = objects.open(draft)
    local b = g.point:add { letter = "b" }
    local a = g.point:add { letter = "a", next = b }
    local state = assert(core.state_seal(draft))
    objects.rebind(g, state)
    local johny = g.unit:add { name = "Johny", side = "red", at = a }
    local mai = g.unit:add { name = "Mai", side = "blue" }
    for value = 1, 5 do
        g.card:add({ value = value }, g.deck)
    end
    return { state = state, g = g, a = a, b = b, johny = johny, mai = mai }
end

return schemas
