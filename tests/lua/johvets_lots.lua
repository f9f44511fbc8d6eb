-- No seat of johvets is better than another by the rules: where lots are drawn, a match is the one
-- that begins without lots with the players in the order that was drawn. The same answers come to
-- the same in both, whatever they are.
local law = require "lawspeaker"
local checks = require "checks"
require "johvets_maps"

local game = require "johvets.game"
local equal, is_true = checks.equal, checks.is_true

local MATCHES <const> = tonumber(os.getenv "LAWSPEAKER_GAMES") or 2

-- ---- Names ----

-- Units by the regions where they stand.
local function standing(position)
    local names = {}
    for _, unit in ipairs(position:units()) do
        names[unit.at] = unit.id
    end
    return names
end

-- By the names of units in one match those in another.
local function renaming(from, to)
    local names, there = {}, standing(to)
    for region, name in pairs(standing(from)) do
        names[name] = there[region]
    end
    return names
end

local function renamed(text, names)
    return (string.gsub(text, "[%w:]+", function(word)
        local name = names[string.match(word, "^(.-):?$")]
        return name and name .. (string.match(word, ":$") or "")
    end))
end

-- ---- What is compared ----

local function sorted(lines)
    table.sort(lines)
    return table.concat(lines, "\n")
end

local function describe(position, names)
    local lines = {}
    for _, unit in ipairs(position:units()) do
        lines[#lines + 1] = ("unit %s %s %s"):format(names[unit.id] or unit.id, unit.owner, unit.at)
    end
    for _, book in ipairs(position:books()) do
        lines[#lines + 1] = ("book %s %s"):format(book.symbol, book.at)
    end
    for _, point in ipairs(position:link_points()) do
        lines[#lines + 1] = ("link point %s %s"):format(point.symbol, point.at)
    end
    for _, entry in ipairs(position:control()) do
        lines[#lines + 1] = ("%s controls %s"):format(entry.player, entry.symbol)
    end
    return sorted(lines)
end

-- The open questions by their player and their place among those of that player.
local function pending(match)
    local by_key, counts = {}, {}
    for _, one in ipairs(match:pending()) do
        counts[one.player] = (counts[one.player] or 0) + 1
        by_key[("%s %s %d"):format(one.player, one.name, counts[one.player])] = one.number
    end
    return by_key
end

local function keys(list)
    local names = {}
    for key in law.pairs(list) do
        names[#names + 1] = key
    end
    return table.concat(names, ", ")
end

-- ---- Matches ----

local function order_of(match)
    local order = {}
    for row in match.root.turn_order:each() do
        order[#order + 1] = row.player
    end
    return order
end

local supplied = 0

-- Answers what is open in both matches alike, by chance.
local function answer(where, drawn, plain, names, random)
    local there = pending(drawn)
    local here = pending(plain)
    equal(where .. ": who is asked", keys(there), keys(here))
    for key, number in law.pairs(here) do
        local value = plain:sample(number, random)
        local text = plain:text(number, value)
        assert(plain:submit(number, text))
        is_true(where .. ": the same can be answered: " .. text,
            (drawn:submit(there[key], renamed(text, names))))
        supplied = supplied + (string.find(key, " supply ", 1, true) and 1 or 0)
    end
    drawn:advance()
    plain:advance()
end

local function play(one, seed)
    local random, rules = law.random(seed), { negotiation_rounds = 0 }
    for name, value in law.pairs(one.rules) do
        rules[name] = value
    end
    local function start(players, lots)
        return game:start { players = players, seed = seed, rules = rules, record = false,
            options = { map = one.map, lots = lots } }
    end
    local drawn = start(one.players, true)
    local order = order_of(drawn)
    local plain = start(order, false)
    local names = renaming(plain.root.position, drawn.root.position)
    local where = ("%s, seed %d"):format(one.map, seed)
    repeat
        equal(where .. ": the board", describe(plain.root.position, names),
            describe(drawn.root.position, {}))
        answer(where, drawn, plain, names, random)
    until plain:result() or drawn:result()
    equal(where .. ": the board at the end", describe(plain.root.position, names),
        describe(drawn.root.position, {}))
    equal(where .. ": winners", sorted(plain:result().winners), sorted(drawn:result().winners))
    return table.concat(order, " ") ~= table.concat(one.players, " ")
end

local SETTINGS <const> = {
    { map = "two_ages", players = { "red", "blue" }, rules = { max_turns = 20 } },
    { map = "four_ages", players = { "red", "blue", "green" }, rules = { max_turns = 20,
        link_point_tokens = 2 } },
    { map = "four_ages", players = { "a", "b", "c", "d" }, rules = { max_turns = 12,
        flee_collision = "remove", victory_fraction = { 1, 2 } } },
    { map = "standard", players = { "a", "b", "c", "d", "e" }, rules = { max_turns = 8,
        unit_tokens = 6, link_point_tokens = 1 } },
}

local moved = 0
for _, one in ipairs(SETTINGS) do
    for seed = 1, MATCHES do
        moved = moved + (play(one, seed) and 1 or 0)
    end
end
is_true("lots have changed the order", moved > #SETTINGS * MATCHES // 3)
is_true("there was something to supply: " .. supplied, supplied > 10 * MATCHES)

checks.finish()
