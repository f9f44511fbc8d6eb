-- The committed reference page and editor stubs are what lua/lawspeaker/spec.lua says today, and
-- help knows every name.
local law = require "lawspeaker"
local boards = require "boards"
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

-- ---- Examples of forms run ----

package.path = "variants/?.lua;" .. package.path -- house rules that they build on
local examples = {}
for _, form in ipairs(spec.forms) do
    if form.example then
        examples[form.name] = { returned = assert(load(form.example, "=" .. form.name, "t"))() }
    end
end
checks.is_true("there is one of hooks, and of a scenario",
    examples.hooks ~= nil and examples.scenario ~= nil)
local reports = require("lawspeaker.runner").run {}
checks.equal("scenarios in them", #reports, 2)
for _, report in ipairs(reports) do
    checks.is_true(report.name .. " passes", report.passed)
end
local match, random = examples.game.returned:start(), law.random(1)
while not match:result() do
    for _, asked in ipairs(match:pending()) do
        match:submit(asked.number, match:sample(asked.number, random))
    end
    match:advance()
end
checks.equal("the variant has its bases' rules, too",
    tostring(examples.variant.returned:rule "flee_through_books"), "false")
checks.equal("the game is played", match.root.round, 3)

-- A variant of a game, by its name: the hook is asked, and the standard answer stands otherwise.
package.path = "variants/?.lua;" .. package.path
local rocknroll = require "rocknroll.game"
local cautious = rocknroll:start { variant = examples.game_variant.returned }
checks.equal("its house rule", cautious.rules.attack, 5)
checks.same_list("its hooks", examples.game_variant.returned:hooks(), { "bonus" })

-- Examples of pages run, too.
local function run_page(name, text)
    local lines = {}
    local chunk = assert(load(text, "=" .. name, "t", setmetatable({ print = function(...)
        lines[#lines + 1] = table.concat({ ... }, " ")
    end }, { __index = _G })))
    return chunk(), lines
end
local _, lines = run_page("games", spec.pages.games.example)
checks.is_true("a game by chance ends: " .. lines[1], lines[1]:find "^%d+ %a+ %x+$" ~= nil)
local declared = law.game {
    name = "schema", api = 1, players = { "red", "blue" },
    state = run_page("schema", "return {" .. spec.pages.schema.example .. "}").state,
    board = function(g)
        g.point:add { name = "Ford" }
    end,
    setup = function(g)
        local unit = g.unit:add({ owner = "red" }, g.field[g.point:get(1)])
        checks.equal("a default", unit.points, 3)
        checks.equal("a text", unit.plan, "")
        checks.equal("an optional one", unit.last, nil)
    end,
    phases = { { "all", function(g)
        g:finish { winners = g.players }
    end } },
}

-- The game of the page on trading: a proposal is accepted, and a promise kept.
local barter = run_page("trading", spec.pages.trading.example):start {}
for _, given in ipairs { { "oak", "propose elm gives 2 grain takes 1 tools secret elm_well" },
    { "elm", "accept 1" }, { "oak", "deal elm promises help at the harvest asks words" },
    { "oak", "Then we are friends." }, { "elm", "accept 2" } } do
    local question = barter:pending()[1]
    checks.equal("who is asked", question.player, given[1])
    checks.is_true("an answer", barter:submit(question.number, given[2]))
    barter:advance()
end
checks.equal("traded", barter.root.store.oak:top().tools, 5)
while not barter:result() do
    local question = barter:pending()[1]
    barter:submit(question.number, question.name == "harvest" and "help" or "pass")
    barter:advance()
end
checks.equal("kept", barter.root.promise:get(1).status, "kept")
checks.same_list("a game of that schema", declared:start():result().winners, { "red", "blue" })

local map = boards.three_and_one()
checks.equal("the hook works", map:start(2):resolve { variant = examples.hooks.returned }
    :verdict("u1").strength, 2)

-- ---- What is written as text: the forms and examples are what the readers read ----

local order = require "lawspeaker.order"

-- Reads an example by its type; true, or what is wrong with it.
local readers = {
    order = function(example)
        local read, message = order.read(example)
        return read and (order.text(read) == example or order.text(read)) or message
    end,
    supply_action = function(example)
        local read, message = order.read_supply(example)
        return read and (order.supply_text(read) == example or order.supply_text(read)) or message
    end,
    flight = function(example)
        local read, message = order.read_flight(load("return " .. example)())
        return read ~= nil or message
    end,
    verdict_text = function(example)
        local is_read, message = pcall(law.scenario, { name = example, map = map, start = 2,
            expect = { verdicts = { u1 = example } } })
        return is_read or message
    end,
}

-- A form as a pattern: words in capitals are ids, or results and reasons.
local function pattern_of(written)
    return "^" .. written:gsub("[^%w ]", "%%%0"):gsub("%u+", "[%%w_]+") .. "$"
end

for _, entry in ipairs(spec.texts) do
    checks.is_true(entry.name .. " has forms", #entry.forms > 0)
    for _, form in ipairs(entry.forms) do
        checks.equal("the example is read: " .. form[3], readers[entry.type](form[3]), true)
        checks.is_true(("%s is written %s"):format(form[3], form[1]),
            form[3]:find(pattern_of(form[1])) ~= nil)
    end
end
-- And the readers read no kind of order that is not there.
for _, kind in ipairs(spec.forms.order.fields.type[2].choice) do
    checks.equal(kind .. " is told", spec.texts[kind].type, "order")
end

-- ---- Pages ----

-- What scripts lack is what this interpreter has and the sandbox does not offer.
local offered, absent = core.offered(), {}
for _, name in ipairs(core.keys(_G)) do
    if offered[name] == nil and name ~= "arg" then
        absent[#absent + 1] = name
    end
end
checks.same_list("absent in scripts", core.absent(), absent)
local help = document.help "scripts"
for _, name in ipairs(absent) do
    checks.is_true("help says that a script lacks " .. name, help:find("%f[%w]" .. name) ~= nil)
end

-- The codes of JSON documents stand in the format's own page, too.
local formats = content "variants/johvets/formats.md"
for _, fault in ipairs(core.json_faults()) do
    checks.is_true("formats.md has " .. fault[1],
        formats:find(("\n| `%s` | %s |\n"):format(fault[1], fault[2]), 1, true) ~= nil)
end

-- A rule is told as its own file has it.
local rules = content "variants/johvets/rules.md"
local rule_count = 0
for number in rules:gmatch "%*%*(J%d+%.%d+)%*%*" do
    local text = document.help(number)
    rule_count = rule_count + 1
    checks.is_true("help for " .. number, text ~= nil and text:find("^" .. number .. "\n") ~= nil)
    local first = rules:match("%*%*" .. number .. "%*%* ([^\n]*)")
    checks.is_true(number .. " in its words",
        text:gsub("%s+", " "):find((first:gsub("%s+", " ")), 1, true) ~= nil)
end
checks.is_true("there are rules", rule_count > 30)
checks.equal("small letters do", document.help "j4.4", document.help "J4.4")
checks.is_true("a chapter has its rules", document.help("J4"):find "\nJ4%.11\n" ~= nil)
checks.equal("no such rule", document.help "J4.99", nil)

-- Every class that the stubs name is declared there.
local stubs = document.stubs()
for class in stubs:gmatch "lawspeaker%.%u%a+" do
    checks.is_true(class .. " is declared", stubs:find("---@class " .. class .. " ", 1, true) ~= nil
        or stubs:find("---@alias " .. class .. " ", 1, true) ~= nil)
end

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
            check_type(entry.name .. ":" .. method[1], method.returns or "any")
        end
    end
end
checks.is_true("the module is open", law.version ~= nil)

checks.finish()
