-- A script that overwrites what stands in the libraries, or every global there is, does so for
-- itself: the module says and does the same as before.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"
local runner = require "lawspeaker.runner"

local concat, format, gsub = table.concat, string.format, string.gsub
local error, ipairs, next, pcall, rawset, select, tostring, type = error, ipairs, next, pcall,
    rawset, select, tostring, type

local texts

local function note(...)
    for index = 1, select("#", ...) do
        texts[#texts + 1] = tostring((select(index, ...)))
    end
end

local function fail(run, ...)
    note(select(2, pcall(run, ...)))
end

-- Notes a value whatever is in it, lists and fields.
local function note_all(value, depth)
    if type(value) ~= "table" or depth > 6 then
        note(value)
        return
    end
    for key, item in law.pairs(value) do
        note(key)
        note_all(item, depth + 1)
    end
end

local function declare()
    fail(law.map, { name = "m", agse = {} })
    fail(law.map, { name = "m", ages = { { "A", "a1", "a1" } } })
    fail(law.map, { name = "m", ages = { { "A", "a b" } } })
    fail(law.map, { name = 1.5 })
    fail(law.map, "m")
    fail(law.position, { map = "nowhere", units = { { "u1", "red", "a1" } } })
    fail(law.variant, { name = "v", rules = { swop = true } })
    fail(law.variant, { name = "v", rules = { flee_collision = "retri" } })
    fail(law.variant, { name = "v", rules = { max_turns = 2.0 } })
    fail(function() return law.mpa end)
    fail(law.pairs, { [{}] = 1 })
    fail(law.from_json, 7)
    note(law.from_json "{")
end

local function play(map)
    local position = map:start(2)
    note(position, map, position:to_json(), position:to_json(true))
    note(law.from_json(position:to_json()) == position)
    note(map:start(9))
    note(map:neighbours "a9")
    note(position:unit "u9")
    note(position:unit_in "a1", position:book "p1", position:controller "p1")
    local variant = law.variant { name = "v", hooks = {
        strength = function(ask, standard)
            note(ask.order.type, ask.unit.id, #ask.reinforcers)
            return standard + 1
        end,
        supply_actions = function(ask) return #ask:units(ask.player) end,
    } }
    local turn = position:resolve { variant = variant, orders = { { "u1", "move a2 carry p1" },
        { "u2", "reinforce u1 move a2" } }, flee = { { "u1", "a1", { book = "p1" } } },
        supply = { { "red", "book a2 as p9", "unit a2" } } }
    note_all(turn:result(), 1)
    note_all(turn:turning "u1", 1)
    note(turn:verify(), turn:verdict "u3")
    local begun = position:begin()
    note(begun:order("u1", "mvoe a2"))
    note(begun:order("u1", { type = "move", where = "a2" }))
    note(begun:supply("red", { "unit" }))
    fail(begun.position, begun)
    fail(function() return turn.verdcit end)
    fail(turn.verdict, 5)
end

local function run(map)
    fail(law.scenario, { name = "s", map = map, start = 2, expect = {} })
    fail(law.scenario, { name = "s", map = map, start = 2, expect = { u1 = "suceeded" } })
    note_all(law.scenario { name = "s", map = map, start = 2, orders = { { "u1", "move a2" } },
        expect = { u1 = "failed: tied", units = { u1 = "a1" }, books = { p1 = "b1" },
            winners = { "red" } } }:run(), 1)
    local scenario = law.scenario { name = "raising", map = map, start = 2,
        variant = law.variant { name = "raising", hooks = {
            strength = function() return "many" end } } }
    fail(scenario.run, scenario)
    note(#runner.run())
end

local function everything()
    texts = {}
    declare()
    local map = boards.three_and_one()
    play(map)
    run(map)
    return texts
end

-- ---- Overwriting ----

local kept = {}
local function wipe(library)
    local names = {}
    for name, value in next, library do
        if type(value) == "function" then
            names[name] = value
        end
    end
    kept[library] = names
    for name in next, names do
        library[name] = function() error("the script's own " .. name) end
    end
end
local function restore()
    for library, names in next, kept do
        for name, value in next, names do
            rawset(library, name, value)
        end
    end
end

local before, count = everything(), #runner.run()
local is_fine, after
wipe(string)
wipe(table)
wipe(math)
wipe(utf8)
wipe(_G)
is_fine, after = pcall(everything)
restore()

checks.equal("nothing but the texts was raised", is_fine or after, true)
checks.is_true("they are many", #before > 200)
checks.equal("each scenario was declared again", #runner.run(), count * 2)
for index, text in ipairs(before) do
    -- How many scenarios there are is the one thing that differs.
    local expected = text == tostring(count) and index == #before and tostring(count * 2) or text
    checks.equal(format("text %d", index), after[index], expected)
end
checks.equal("and no more", #after, #before)
local _, hints = gsub(concat(before, "\n"), "did you mean", "")
checks.is_true("messages with hints are among them", hints >= 8)

-- ---- What `require "lawspeaker"` loads calls no method of a string: those are the script's ----

local METHODS <const> = { "byte", "find", "format", "gmatch", "gsub", "len", "lower", "match",
    "pack", "packsize", "rep", "reverse", "sub", "unpack", "upper" }

local read = {}
local function read_file(name)
    local path = "lua/lawspeaker/" .. name:gsub("%.", "/") .. ".lua"
    local file <close> = assert(io.open(path, "rb"))
    -- The spec_ files hold sentences; a find of our own objects is not that of strings.
    local source = file:read "a"
    local code = name:find "^spec_" and "" or source:gsub("names:find", ""):gsub("self:find", "")
    read[#read + 1], read[name] = name, true
    for _, method in ipairs(METHODS) do
        local call = code:match("[^\n]*:" .. method .. "%s*[(\"'{%[][^\n]*")
        checks.equal(name .. ".lua, :" .. method, call, nil)
    end
    for required in source:gmatch "require%s*%(?\"lawspeaker%.([%w_.]+)\"" do
        if not read[required] and required ~= "core" then
            read_file(required)
        end
    end
end
read_file "init"
checks.is_true("there are many files", #read >= 15)

checks.finish()
