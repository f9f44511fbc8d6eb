-- What `require "lawspeaker"` gives: exactly the functions that spec.lua describes.
require "lawspeaker.ask"
local bot = require "lawspeaker.bot"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local diplomacy = require "lawspeaker.diplomacy"
local game = require "lawspeaker.game.game"
local hex_drawing = require "lawspeaker.hex_drawing"
local hex_grow = require "lawspeaker.hex_grow"
local hex_lay = require "lawspeaker.hex_lay"
local hex_map = require "lawspeaker.hex_map"
local hex_maps = require "lawspeaker.hex_maps"
local map = require "lawspeaker.map"
local maps = require "lawspeaker.maps"
local near = require "lawspeaker.near"
local object = require "lawspeaker.object"
local position = require "lawspeaker.position"
local random = require "lawspeaker.game.random"
local scenario = require "lawspeaker.scenario"
local spec = require "lawspeaker.spec"
require "lawspeaker.turn"
local variant = require "lawspeaker.variant"
-- Here, so that no file of ours is loaded once a script runs.
require "lawspeaker.game.loading"
require "lawspeaker.game.save"
require "lawspeaker.game.scenario"
require "lawspeaker.game.simulating"
require "lawspeaker.runner"

map.names = maps

-- In a sandbox this is what `pairs` does; elsewhere the same order by our own hand.
local function ordered_pairs(table)
    table = core.behind(table) -- where a script's globals are once a hook has run
    local keys, unordered = core.keys(table)
    if unordered then
        check.context("law.pairs"):fail("a key is a " .. unordered .. ", which has no order")
    end
    local index = 0
    return function()
        index = index + 1
        local key = keys[index]
        if key ~= nil then
            return key, rawget(table, key)
        end
    end
end

local implementations = {
    map = map.declare,
    position = position.declare,
    variant = variant.declare,
    scenario = scenario.declare,
    game = game.declare,
    bot = bot.declare,
    random = random.new,
    hex_map = hex_map.declare,
    diplomacy_map = diplomacy.declare,
    find_diplomacy_map = diplomacy.find_map,
    diplomacy_rules = diplomacy.rules,
    diplomacy_reasons = diplomacy.reasons,
    diplomacy_facts = diplomacy.facts,
    find_hex_map = hex_maps.find,
    grow_hex_map = hex_grow.declare,
    hex_columns = hex_lay.columns,
    hex_distance = hex_lay.distance,
    hex_direction = hex_lay.direction,
    hex_picture = hex_drawing.of_rows,
    from_json = position.from_json,
    pairs = ordered_pairs,
    no_limit = core.no_limit,
    version = core.version,
}

object.match(spec.functions, implementations, "function law")

local members, names = {}, {}
for index, entry in ipairs(spec.functions) do
    local name = entry[1]
    names[index] = name
    members[name] = entry.value and implementations[name]
        or check.wrap(entry, "law." .. name, implementations[name])
end

-- An empty table that shows the members and takes no others.
return setmetatable({}, {
    __index = function(_, name)
        local member = members[name]
        if member == nil then
            check.context("law"):fail(string.format("no function %s%s", check.describe(name),
                near.hint(name, names)))
        end
        return member
    end,
    __newindex = function(_, name)
        check.context("law"):fail(string.format("%s cannot be set: law is not a script's to change",
            check.describe(name)))
    end,
    __pairs = function()
        return ordered_pairs(members)
    end,
    __metatable = false,
})
