-- The committed reference page and editor stubs are what lua/lawspeaker/spec.lua says today, and
-- help knows every name.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local document = require "lawspeaker.document"
local spec = require "lawspeaker.spec"

local function content(path)
    local file <close> = assert(io.open(path, "rb"))
    return file:read "a"
end

local REMEDY <const> = " is up to date; else run lua/write_reference.lua"
checks.is_true("lua/reference.md" .. REMEDY, content "lua/reference.md" == document.reference())
checks.is_true("lua/lawspeaker.meta.lua" .. REMEDY,
    content "lua/lawspeaker.meta.lua" == document.stubs())
checks.is_true("the stubs are Lua", load(document.stubs(), "=stubs", "t") ~= nil)

-- ---- Every name has help; a name that is none has not ----

local topics = document.topics()
checks.is_true("there are topics", #topics > 100)
for _, topic in ipairs(topics) do
    local text = document.help(topic)
    checks.is_true("help for " .. topic, text ~= nil and #text > #topic)
    for line in (text or ""):gmatch "[^\n]+" do
        checks.is_true("a line of it fits: " .. line, utf8.len(line) <= 90)
    end
end
checks.equal("no help for nothing", document.help "nothing_of_that_name", nil)

local seen = {}
for _, topic in ipairs(topics) do
    checks.equal(topic .. " is listed once", seen[topic], nil)
    seen[topic] = true
end
for _, group in ipairs { core.rules(), core.reasons(), core.facts() } do
    for _, entry in ipairs(group) do
        checks.is_true(entry.name .. " is a topic", seen[entry.name] ~= nil)
        checks.is_true(entry.name .. " is on the reference page",
            document.reference():find("`" .. entry.name .. "`", 1, true) ~= nil)
    end
end
checks.is_true("help for a rule names it and its number",
    document.help("flee_collision"):find('default "retry".*%(J5%.4%)') ~= nil)
checks.is_true("help for a method",
    document.help("turn:verdict"):find "^turn:verdict%(unit%)" ~= nil)
checks.is_true("help for a field", document.help("scenario.expect"):find "^scenario%.expect" ~= nil)
checks.equal("law. may stand before a name", document.help "law.map", document.help "map")

-- ---- The table is whole: every sentence is there, every type is known ----

local function check_type(what, item)
    if type(item) == "table" then
        for _, part in ipairs { item.list, item.entries, table.unpack(item.either or {}) } do
            check_type(what, part)
        end
        checks.is_true(what .. " has a known type",
            (item.list or item.entries or item.either or item.choice) ~= nil)
        return
    end
    local group, name = item:match "^(%a+):(.*)$"
    local home = group == "form" and spec.forms or group == "object" and spec.objects
        or group == "result" and spec.results or spec.types
    checks.is_true(what .. " has a known type " .. item, home[name or item] ~= nil)
end
for _, group in ipairs { spec.forms, spec.results, spec.objects } do
    for _, entry in ipairs(group) do
        checks.is_true(entry.name .. " has a sentence", #entry.sentence > 0)
        for _, field in ipairs(entry.fields) do
            checks.is_true(entry.name .. "." .. field[1] .. " has a sentence", #field[3] > 0)
            check_type(entry.name .. "." .. field[1], field[2])
        end
        for _, method in ipairs(entry.methods or {}) do
            checks.is_true(entry.name .. ":" .. method[1] .. " has a sentence",
                #method.sentence > 0)
            check_type(entry.name .. ":" .. method[1], method.returns)
        end
    end
end
checks.is_true("the module is open", law.version ~= nil)

checks.finish()
