-- `law diff-rules` from within: each house rule at each of its values is told from the standard
-- game by a small position; what is made small cannot be made smaller by a single step; and the
-- search follows from its seed alone.
local checks = require "checks"
local law = require "lawspeaker"
local cases = require "lawspeaker.diffing.cases"
local changes = require "lawspeaker.diffing.changes"
local diffing = require "lawspeaker.diffing"
local grow = require "lawspeaker.diffing.grow"
local shrink = require "lawspeaker.diffing.shrink"

local equal, is_true = checks.equal, checks.is_true

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/standard.lua"

local standard = law.variant { name = "plain johvets" }

local POSITIONS_MOST <const> = 8000
local UNITS_MOST <const> = 4

local function variant_of(form)
    form.name = "house rules of a test"
    return law.variant(form)
end

local function open(a, b, seed)
    return diffing.open({ things = { { { index = 1 } }, { { index = 2 } } }, seed = seed or 1 }, a,
        b)
end

-- Searches until something is found, or for so many positions: what is to be told of it.
local function find(a, b, most)
    local known = open(a, b)
    equal("johvets is known", known.has_positions, true)
    local answer
    repeat
        answer = diffing.search { count = 100, cases = most or POSITIONS_MOST, most = 3 }
    until answer.is_enough or answer.found > 0 and not answer.is_pending
    return diffing.report { most = 3 }, answer
end

-- ---- House rules, one by one ----

local VALUES <const> = {
    { "swap", false }, { "displace_own", false }, { "reinforce_cut", true },
    { "flee_collision", "remove" }, { "flee_to_attacker", false },
    { "failed_link_book", "origin" }, { "flee_through_books", false },
    { "one_link_point_per_region", true }, { "transfer_receiver", "stationary" },
    { "flee_controlled", "others" }, { "flee_controlled", "ignore" }, { "joint_victory", false },
    { "victory_fraction", { 1, 2 } }, { "victory_fraction", { 2, 3 } },
    { "victory_fraction", { 5, 6 } }, { "victory_fraction", { 7, 9 } },
    { "victory_fraction", { 29, 40 } }, { "victory_fraction", { 100, 1 } },
    { "link_point_tokens", 0 }, { "link_point_tokens", 1 }, { "link_point_tokens", 23 },
    { "link_point_tokens", law.no_limit }, { "unit_tokens", 0 }, { "unit_tokens", 1 },
    { "unit_tokens", 2 }, { "unit_tokens", 4 }, { "max_turns", 0 }, { "max_turns", 1 },
    { "max_turns", 5 }, { "max_turns", 40 }, { "fog", true },
}

local function check_rule(name, value)
    local what = name .. " = " .. (type(value) == "table" and table.concat(value, "/")
        or tostring(value))
    local changed = variant_of { rules = { [name] = value } }
    for _, pair in ipairs { { standard, changed }, { changed, standard } } do
        local told = find(pair[1], pair[2])
        is_true(what .. ": a difference is found", #told > 0)
        for _, one in ipairs(told) do
            is_true(what .. ": it is small", one.units <= UNITS_MOST)
            equal(what .. ": what decides", one.alone[1] and one.alone[1].name, name)
        end
    end
end

for _, entry in ipairs(VALUES) do
    check_rule(entry[1], entry[2])
end

-- ---- Hooks ----

local HOOKS <const> = {
    legal = function(ask)
        if ask.order.type == "move" and ask.player == ask.position.players[1] then
            return false
        end
    end,
    strength = function(ask, given)
        return ask.order.type == "stay" and given + 1 or nil
    end,
    holding = function(_, given)
        return given + 1
    end,
    supply_actions = function(ask)
        return #ask:control(ask.player)
    end,
    victory = function(ask, given)
        return given and ask.position.turn > 2
    end,
}

for name, hook in law.pairs(HOOKS) do
    local told = find(standard, variant_of { hooks = { [name] = hook } })
    is_true(name .. ": a difference is found", #told > 0)
    equal(name .. ": what decides", told[1].alone[1].name, name)
    is_true(name .. ": it is small", told[1].units <= UNITS_MOST)
end

-- A region of the game's own board, by its name.
local throne = variant_of { hooks = { victory = function(ask)
    for _, unit in ipairs(ask:units(ask.player)) do
        if unit.at == "forge" then
            return true
        end
    end
end } }
equal("a hook that knows the board", find(standard, throne)[1].map, "standard")

-- ---- None ----

local function is_told_apart(a, b)
    local _, answer = find(a, b, 1000)
    return answer.found > 0
end

is_true("a variant and itself", not is_told_apart(throne, throne))
is_true("a variant that says the same", not is_told_apart(standard,
    variant_of { hooks = { strength = function(_, given) return given end } }))

-- ---- Several differences ----

-- Each rule is named as deciding in a position of its own.
local several = variant_of { rules = { swap = false, reinforce_cut = true, max_turns = 5 } }
open(standard, several)
repeat until diffing.search({ count = 500, most = 6, cases = POSITIONS_MOST }).is_enough
local decides = {}
for _, told in ipairs(diffing.report { most = 6 }) do
    for _, change in ipairs(told.alone) do
        decides[change.name] = true
    end
end
is_true("each of several decides somewhere", decides.swap and decides.reinforce_cut
    and decides.max_turns)

local game = dofile "variants/johvets/game.lua"
local mixed = changes.mix(standard, several, { changes.between(standard, several, game)[1] })
equal("a rule set in between has the one", #changes.between(standard, mixed, game), 1)
equal("and lacks the others", #changes.between(mixed, several, game), 2)
for _, change in ipairs(changes.between(standard, several, game)) do
    is_true(change.name .. " has the number that the game gives it",
        string.find(change.number, "^J%d") ~= nil)
end

-- ---- What is small cannot be made smaller ----

local function check_small(seed, b)
    for number = 1, 300 do
        local case = grow.case(seed, number, {})
        local level = cases.level(case, standard, b)
        if level > 0 then
            local function keeps(made)
                return cases.level(made, standard, b) >= level
            end
            local small = shrink.run(case, keeps)
            is_true("the difference is still there", keeps(small))
            is_true("it has not grown", cases.size(small) <= cases.size(case))
            is_true("no single step keeps the difference", not shrink.each(small, keeps))
        end
    end
end

for seed = 1, 2 do
    check_small(seed, several)
    check_small(seed, variant_of { rules = { flee_controlled = "ignore",
        failed_link_book = "origin", displace_own = false, transfer_receiver = "stationary" } })
end

-- ---- What is random follows from the seed ----

local function tell(value)
    if type(value) ~= "table" then
        return tostring(value)
    end
    local parts = {}
    for key, entry in law.pairs(value) do
        parts[#parts + 1] = tostring(key) .. "=" .. tell(entry)
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

equal("one seed, one case", tell(grow.case(7, 3, {})), tell(grow.case(7, 3, {})))
is_true("another seed, another case", tell(grow.case(7, 3, {})) ~= tell(grow.case(8, 3, {})))

-- Slices of any length come to the same.
local function found_in_slices(length)
    open(standard, several, 5)
    local answer
    repeat
        answer = diffing.search { count = length, most = 2, cases = 2500 }
    until answer.is_enough
    local words = { tostring(answer.tried) }
    for _, told in ipairs(diffing.report { most = 3 }) do
        words[#words + 1] = tell(told.regions) .. tell(told.orders) .. tell(told.differences)
    end
    return table.concat(words, "\n")
end

equal("slices", found_in_slices(1), found_in_slices(777))

checks.finish()
