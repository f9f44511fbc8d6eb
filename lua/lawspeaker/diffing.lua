-- Two rule sets of one game, compared for `law diff-rules`: this runs in the script's state and is
-- asked by its functions' names, with plain data in and out. Rule sets of johvets are compared on
-- random small positions, which are then made smaller (diffing/positions.lua); those of other
-- games, and what no single turn can show, in random games (diffing/matches.lua). The order of a
-- search follows from its seed alone; whoever asks decides when it ends.
local changes = require "lawspeaker.diffing.changes"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"
local matches = require "lawspeaker.diffing.matches"
local positions = require "lawspeaker.diffing.positions"
local say = require "lawspeaker.say"
local showing = require "lawspeaker.diffing.showing"
local variant = require "lawspeaker.variant"

local diffing = {}

-- What is being compared: { sides, seed, search = of positions, matches = the search in games }.
local now

-- ---- Opening ----

-- { game = name, object, variant = or nil, is_named = the game itself was given }
local function side_of(refs, values)
    local object, changed = games.opened(refs, values)
    local first = refs[1]
    local is_named = first.name and not string.find(first.name, "/", 1, true)
        or first.index and core.kind(values[first.index]) == "game"
    return { game = object.name, object = object, variant = changed, is_named = is_named or false }
end

-- A variant finds its game by its name. Where the other side is that game, from a file, that is the
-- one that is meant.
local function share_game(a, b)
    if a.object ~= b.object and a.is_named ~= b.is_named then
        local named = a.is_named and a or b
        a.object, b.object = named.object, named.object
    end
end

local function find_trouble(a, b)
    if a.game ~= b.game then
        return string.format("the one is a rule set of %s, the other of %s: only rule sets of one "
            .. "game can be compared", say.quote(a.game), say.quote(b.game))
    end
    share_game(a, b)
    if a.object ~= b.object then
        return string.format("these are two games that are both called %s: only rule sets of one "
            .. "game can be compared", say.quote(a.game))
    end
end

-- Rules that no single turn shows.
local IS_FOR_GAMES <const> = { trade = true, negotiation_rounds = true }

-- Whether all that differs can only show in whole games.
local function is_for_games(list)
    for _, change in ipairs(list) do
        if not IS_FOR_GAMES[change.name] then
            return false
        end
    end
    return #list > 0
end

local STANDARD <const> = "johvets"

local function open_johvets(a, b)
    local standard = variant.declare { name = "the standard game" }
    now.search = positions.new(a.variant or standard, b.variant or standard, now.seed)
end

-- Opens both, `given.things` and the values being as find_game.asked says. { game, is_johvets,
-- is_for_games = no single turn can show a difference, name_a, name_b = of their variants }, or
-- { message }.
function diffing.open(given, ...)
    local a, b = side_of(given.things[1], { ... }), side_of(given.things[2], { ... })
    local trouble = find_trouble(a, b)
    if trouble then
        return { message = trouble }
    end
    now = { sides = { a, b }, seed = given.seed }
    if a.game == STANDARD then
        open_johvets(a, b)
    end
    return { game = a.game, is_johvets = now.search ~= nil,
        is_for_games = now.search ~= nil and is_for_games(now.search.changes),
        name_a = a.variant and a.variant.name, name_b = b.variant and b.variant.name }
end

-- Changes as plain data.
local function told_changes(list)
    local told = {}
    for place, change in ipairs(list) do
        told[place] = { name = change.name, number = change.number, a = change.a, b = change.b,
            is_hook = change.is_hook or false }
    end
    return told
end

-- ---- Positions ----

-- Goes on with the search by given.count steps; given.cases: of so many cases in all at most;
-- given.most: differences that are wanted. What Search:go_on answers.
function diffing.search(given)
    return now.search:go_on(given.count, given.most, given.cases)
end

local function changes_at(indexes)
    local list = {}
    for place, index in ipairs(indexes) do
        list[place] = now.search.changes[index]
    end
    return told_changes(list)
end

-- The differences as plain data, at most given.most: each { case in words, a, b = turns as
-- explain.lua reads them, alone, together = lists of changes, views }.
function diffing.report(given)
    local search, list = now.search, {}
    for place, entry in ipairs(search:choose(given.most)) do
        local shown = showing.of(entry.case, search.a, search.b)
        shown.alone = changes_at(entry.deciders.alone)
        shown.together = changes_at(entry.deciders.together)
        list[place] = shown
    end
    return list
end

-- Scenarios of what the report tells, as Lua source; { text }, or { message }. given.name_a: what
-- the side is called there; given.a: source that gives its variant, "standard" for the game itself,
-- or nil where it is to be written out; the same with b.
function diffing.scenarios(given)
    local search, list = now.search, {}
    for place, entry in ipairs(search:choose(given.most)) do
        list[place] = entry.case
    end
    return showing.scenarios(list, {
        { variant = search.a, source = given.a, name = given.name_a },
        { variant = search.b, source = given.b, name = given.name_b },
    }, given.locals)
end

-- ---- Random games ----

-- Goes on with random games by given.count steps, given.games games at most: as search answers.
function diffing.play(given)
    now.matches = now.matches or matches.new(now.sides, now.seed)
    return matches.play(now.matches, given.count, given.games)
end

local REPLAYED_MOST <const> = 3000 -- answers, to find out what decides

-- The changes each of which parts the shortest game by itself; all where that cannot be found out.
local function find_game_deciders(object, a, b)
    local list = changes.of_game(object, a, b)
    if #list < 2 or #list * now.matches.best.answers > REPLAYED_MOST then
        return #list == 1 and list or {}, #list > 1 and list or {}
    end
    local alone = {}
    for _, change in ipairs(list) do
        local made = changes.with_one(object, a, change)
        alone[#alone + 1] = made and matches.parts_under(now.matches, made) and change or nil
    end
    return alone, #alone == 0 and list or {}
end

-- The shortest game that was found: { answers, seed, players, before, a, b, alone, together }.
function diffing.report_game()
    local best, sides = now.matches.best, now.sides
    local alone, together = find_game_deciders(sides[1].object, sides[1].variant, sides[2].variant)
    return { answers = best.answers, seed = best.seed, players = best.players,
        before = best.before, a = best.a, b = best.b, alone = told_changes(alone),
        together = told_changes(together) }
end

return diffing
