-- What games say that their hooks ask: mistakes in saying it, g:hook held to it, and that johvets,
-- whose hooks the core asks, says what its hooks are told; so does the reference page.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"
local core = require "lawspeaker.core"
local spec = require "lawspeaker.spec"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

-- ---- A game that asks one hook, with the fields that a test gives ----

local fields_of -- function(g) → the fields

local function game_of(asks)
    return law.game {
        name = "asking", api = 1, players = { "red", "blue" },
        hooks = { { "gain", "2", "what is gained?", asks = asks, standard = "1",
            answer = "an integer" } },
        state = {
            { "unit", { owner = "player" } },
            { "coin", { owner = "player" } },
            { "bag", { zone_of = "coin" } },
            { globals = { sum = "int" } },
        },
        setup = function(g)
            g.unit:add { owner = "red" }
            g.coin:add({ owner = "red" }, g.bag)
        end,
        phases = { { "all", function(g)
            g.sum = g:hook("gain", fields_of(g), 1)
            g:finish {}
        end } },
    }
end

-- What comes of asking with fields; with a hook: what that answers.
local function ask(asks, given, hook)
    fields_of = type(given) == "function" and given or function()
        return given
    end
    local game = game_of(asks)
    local variant = hook and law.variant { name = "answering", game = game,
        hooks = { gain = hook } } or nil
    return game:start { variant = variant }.root.sum
end

-- ---- Kept to ----

local function row(g)
    return { unit = g.unit:get(1) }
end
local UNIT <const> = { { "unit", "unit", "the unit" } }
equal("as declared", ask(UNIT, row), 1)
equal("nothing declared", ask(nil, { whatever = 1 }), 1)
equal("nothing asked", ask({}, nil), 1)
equal("what the hook reads", ask(UNIT, row, function(asked)
    return asked.unit.owner == "red" and asked.kind == "gain" and #asked.g.bag or 0
end), 1)
local MAYBE <const> = { { "unit", "unit?", "the unit, or nil" }, { "count", "count", "how many" } }
equal("one that may be nil", ask(MAYBE, { count = 2 }, function(asked)
    return asked.unit == nil and asked.count or 0
end), 2)

for expected, case in pairs {
    ['hook "gain": it is not given "unit", which its asks have'] = { UNIT, {} },
    ['hook "gain": it is given "count", which its asks do not have'] =
        { UNIT, function(g) return { unit = g.unit:get(1), count = 1 } end },
    ['hook "gain": it is given "unti", which its asks do not have; did you mean "unit"?'] =
        { { { "unit", "unit?", "u" } }, { unti = 1 } },
    ['hook "gain": it is given "more", which its asks do not have'] = { {}, { more = 1 } },
    ['hook "gain": field "unit" is declared as "unit"; it is a row of coin'] =
        { UNIT, function(g) return { unit = g.coin:get(1) } end },
    ['hook "gain": field "unit" is declared as "unit"; it is "red"'] = { UNIT, { unit = "red" } },
    ['hook "gain": field "count" is declared as "count"; it is -1'] = { MAYBE, { count = -1 } },
    ["expected a table of fields, got 7"] = { UNIT, 7 },
} do
    local text = checks.message_of(ask, table.unpack(case))
    is_true(expected .. " in " .. tostring(text),
        text:find("g:hook: " .. expected, 1, true) ~= nil)
end

-- Each type takes what it says, and not what it does not.
for kind, values in pairs {
    int = { -3, 1.0 }, count = { 0, -1 }, flag = { false, 0 }, text = { "a b", 3 },
    id = { "a_b", "a b" }, player = { "red", "green" }, players = { { "red" }, { "green" } },
    list = { { 1 }, { a = 1 } }, table = { { a = 1 }, "x" },
    ["function"] = { print, 1 },
} do
    local asks = { { "value", kind, "a value" } }
    equal("a good " .. kind, ask(asks, { value = values[1] }), 1)
    is_true("a bad " .. kind, checks.message_of(ask, asks, { value = values[2] })
        :find('is declared as "' .. kind .. '"', 1, true) ~= nil)
end
local PLACE <const> = { { "value", "place", "a place" } }
equal("a place", ask(PLACE, function(g) return { value = g.bag } end), 1)

-- A hook cannot change what the next one is asked.
equal("what is declared stays", ask(UNIT, row, function(asked)
    return rawget(asked, 1) == nil and rawget(asked, 2) == nil and 7 or 0
end), 7)

-- ---- Mistakes in a declaration ----

for expected, asks in pairs {
    ['game "asking": hooks[1].asks[1][1]: every hook is told "g"; leave it out'] =
        { { "g", "int", "x" } },
    ['game "asking": hooks[1].asks[2][1]: field "unit" is there twice'] =
        { { "unit", "unit", "x" }, { "unit", "unit", "x" } },
    ['game "asking": hooks[1].asks[1][2]: expected a type, as "player", "unit" or "unit?", got '
        .. '"a unit" (law help hook_field)'] = { { "unit", "a unit", "x" } },
    ['game "asking": hooks[1].asks[1][3]: missing: what it says'] = { { "unit", "unit" } },
} do
    local text = checks.message_of(game_of, asks)
    is_true(expected .. " in " .. tostring(text), text:find(expected, 1, true) ~= nil)
end

-- ---- Limits with a default of their own ----

local function limited(rule)
    return law.game { name = "limited", api = 1, players = { "red" }, rules = { rule },
        state = { { globals = { n = "count" } } }, phases = { { "all", function(g)
            g.n = g.rules.most == law.no_limit and 99 or g.rules.most
            g:finish {}
        end } } }
end
local some = limited { "most", 24, "1", "the most", limit = true }
equal("its default", some:start().root.n, 24)
equal("no limit", some:start { rules = { most = law.no_limit } }.root.n, 99)
is_true("a text is none", checks.message_of(limited,
    { "most", "a", "1", "the most", limit = true }):find("expected an integer or law.no_limit", 1,
        true) ~= nil)

-- ---- Johvets: what the core tells its hooks ----

package.path = "variants/?.lua;" .. package.path
local johvets = core.game_details(require "johvets.game")
local map = boards.three_and_one()

-- The members that a hook of this name can read when it is asked; a list that is always empty tells
-- nothing.
local seen = {}
local function look(asked)
    local known = seen[asked.kind] or {}
    seen[asked.kind] = known
    for _, field in ipairs(spec.objects.ask.fields) do
        local value = asked[field.name]
        local is_told = value ~= nil and (field.name ~= "reinforcers" or #value > 0)
        known[field.name] = known[field.name] or is_told or nil
    end
    for _, method in ipairs(spec.objects.ask.methods) do
        local argument = ({ unit_region = "u1", book = "p1", controller = "p1" })[method.name]
            or asked.player
        known[method.name] = pcall(asked[method.name], asked, argument) or nil
    end
end
local hooks = {}
for _, name in ipairs(core.questions()) do
    hooks[name] = look
end
local position = law.position { map = map, books = { { "p1", "a1" } }, units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a3" } } }
assert(position:resolve { variant = law.variant { name = "looking", hooks = hooks,
    rules = { victory_fraction = { 9, 1 } } },
    orders = { { "u1", "move a2 carry" }, { "u2", "reinforce u1 move a2" } } })

local page = require("lawspeaker.spec_house_rules").hooks
for index, name in ipairs(core.questions()) do
    local declared = johvets.hooks[index]
    equal("hook " .. index, declared.name, name)
    equal(name .. ": its rule", declared.rule, spec.forms.hooks.fields[name].rule)
    local told = { kind = true }
    for _, field in ipairs(declared.asks) do
        told[field.name] = true
        local is_method = spec.objects.ask.methods[field.name] ~= nil
        equal(name .. "." .. field.name .. " is a function", field.type == "function", is_method)
    end
    same_list(name .. " is told", core.keys(told), core.keys(seen[name]))
    -- The page has the same.
    local on_page = { kind = true }
    for member in page[index][3]:gmatch "ask[.:]([%w_]+)" do
        on_page[member] = true
    end
    same_list(name .. " on the page", core.keys(on_page), core.keys(seen[name]))
    equal(name .. ": its name on the page", page[index][1], name)
    equal(name .. ": its rule on the page", page[index][2], declared.rule)
    is_true(name .. ": its answer on the page", declared.answer:find(page[index][4], 1, true) == 1)
end
equal("and no more", #johvets.hooks, #core.questions())
equal("nor on the page", #page, #core.questions())

-- Games that come along say what each hook asks and answers.
for _, name in ipairs { "johvets", "rocknroll", "mighty_kingdoms", "transactions" } do
    for _, hook in ipairs(core.game_details(require(name .. ".game")).hooks) do
        is_true(name .. "." .. hook.name, hook.asks and hook.standard and hook.answer and true)
    end
end

checks.finish()
