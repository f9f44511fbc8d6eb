-- Two rule sets of one game, compared for `law diff-rules`: this runs in the script's state and is
-- asked by its functions' names, with plain data in and out. Rule sets of johvets are compared on
-- random small positions, which are then made smaller (diffing/positions.lua), those of Diplomacy
-- on random movements of few units (diffing/phases.lua); those of other games, and what no single
-- turn can show, in random games (diffing/matches.lua). The order of a
-- search follows from its seed alone; whoever asks decides when it ends.
local changes = require "lawspeaker.diffing.changes"
local core = require "lawspeaker.core"
local diplomacy = require "lawspeaker.diplomacy"
local games = require "lawspeaker.game.games"
local matches = require "lawspeaker.diffing.matches"
local phases = require "lawspeaker.diffing.phases"
local phases_showing = require "lawspeaker.diffing.phases_showing"
local positions = require "lawspeaker.diffing.positions"
local say = require "lawspeaker.say"
local showing = require "lawspeaker.diffing.showing"
local stories = require "lawspeaker.diffing.stories"
local variant = require "lawspeaker.variant"

local script_require = rawget(_G, "script_require")

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

-- Rules of Negotiation (J2): no single turn shows them.
local IS_FOR_GAMES <const> = "^J2%f[^%d]"

-- Whether all that differs can only show in whole games.
local function is_for_games(list)
    for _, change in ipairs(list) do
        if change.is_hook or not string.find(change.number, IS_FOR_GAMES) then
            return false
        end
    end
    return #list > 0
end

local STANDARD <const> = "johvets"

local function open_johvets(a, b)
    local standard = variant.declare { name = "the standard game" }
    now.search = positions.new(a.variant or standard, b.variant or standard, now.seed, a.object)
end

local DIPLOMACY <const> = "diplomacy"

-- Rules of builds and removals, which no movement shows.
local function is_of_winter(rule)
    return rule.name == "builds_anywhere" or rule.number
        and string.find(rule.number, "^4%.[CD]") ~= nil
end

-- The values of those rules that a movement is judged by.
local function movement_rules(side)
    local values, made = changes.values(side.object, side.variant), {}
    for _, rule in ipairs(diplomacy.rules()) do
        if not is_of_winter(rule) then
            made[rule.name] = values[rule.name]
        end
    end
    return made
end

-- Movements are tried on the game's own board, which it has loaded; another game of that name may
-- have none.
local function open_diplomacy(a, b)
    local is_there, board = pcall(script_require, "diplomacy.maps.standard")
    if is_there and core.kind(board) == "diplomacy_map" then
        now.search = phases.new(board, movement_rules(a), movement_rules(b),
            changes.of_game(a.object, a.variant, b.variant), now.seed)
        now.is_phases = now.search ~= nil
    end
end

-- Opens both, `given.things` and the values being as find_game.asked says. { game, has_positions,
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
    elseif a.game == DIPLOMACY then
        open_diplomacy(a, b)
    end
    return { game = a.game, has_positions = now.search ~= nil,
        is_for_games = a.game == STANDARD and is_for_games(now.search.changes),
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
        local shown = now.is_phases and phases_showing.of(search, entry.case)
            or showing.of(entry.case, search.a, search.b)
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
    if now.is_phases then
        return phases_showing.scenarios(search, list, { given.name_a, given.name_b })
    end
    return showing.scenarios(list, {
        { variant = search.a, source = given.a, name = given.name_a },
        { variant = search.b, source = given.b, name = given.name_b },
    }, given.locals)
end

-- ---- Random games ----

local REPLAYED_MOST <const> = 3000 -- answers, to find out what decides

-- The changes each of which parts the shortest game by itself; all where that cannot be found out.
local function find_game_deciders(search)
    local list, alone = search.changes, {}
    if #list < 2 or #list * search.best.answers > REPLAYED_MOST then
        return #list == 1 and list or {}, #list > 1 and list or {}
    end
    for _, change in ipairs(list) do
        local made = changes.with_one(search.object, search.a or nil, change)
        alone[#alone + 1] = made and matches.parts_under(search, made) and change or nil
    end
    return alone, #alone == 0 and list or {}
end

local function open_games()
    local a, b = now.sides[1], now.sides[2]
    local list = changes.of_game(a.object, a.variant, b.variant)
    now.matches = matches.new(a.object, a.variant, b.variant, list, now.seed)
    now.current, now.games, now.played, now.is_tried = now.matches, {}, 0, {}
end

-- Notes what a search has found, and what decides there.
local function note_game(search)
    local alone, together = find_game_deciders(search)
    table.insert(now.games, { search = search, alone = alone, together = together })
    for _, list in ipairs { alone, together } do
        for _, change in ipairs(list) do
            now.is_tried[change.name] = true
        end
    end
end

-- The search for what one change does by itself that has decided nothing yet; or nil.
local function next_search()
    local a = now.sides[1]
    for _, change in ipairs(now.matches.changes) do
        if not now.is_tried[change.name] then
            now.is_tried[change.name] = true
            local made = changes.with_one(a.object, a.variant, change)
            if made then
                return matches.new(a.object, a.variant, made, { change }, now.seed)
            end
        end
    end
end

-- Goes on with random games by given.count steps, given.games games at most: as search answers.
-- Where the shortest is found, and given.most allows more, each change that has decided nothing yet
-- is looked at by itself.
function diffing.play(given)
    if not now.matches then
        open_games()
    end
    local left = given.games and given.games - now.played
    local answer = matches.play(now.current, given.count, left)
    local tried, is_over = now.played + answer.tried, left and answer.tried >= left
    now.unnoted = now.current.best and now.current or nil
    if answer.is_enough and not is_over and now.current.best then
        note_game(now.current)
        now.unnoted = nil
        now.current = #now.games < (given.most or 1) and next_search() or nil
        now.played = tried
        is_over = now.current == nil
    end
    return { tried = tried, found = #now.games + (now.unnoted and 1 or 0), is_enough = is_over }
end

-- The shortest games that were found, as stories.tell has them, and what decides in them; in all
-- but the first B is A but for that. given.sources: those of saves, if the first is to be saved.
function diffing.report_games(given)
    if now.unnoted then
        note_game(now.unnoted)
        now.unnoted = nil
    end
    local told = {}
    for index, game in ipairs(now.games) do
        local search = game.search
        told[index] = stories.tell(search.object, search.best, search.a, search.b,
            index == 1 and given.sources or nil)
        told[index].alone, told[index].together = told_changes(game.alone),
            told_changes(game.together)
        told[index].is_of_one = index > 1
    end
    return told
end

-- ---- What was not found ----

-- What has decided anything, as a set of names; hooks stand under "hook NAME".
local function decided_names(search)
    local names = {}
    local function add(list)
        for _, change in ipairs(list) do
            names[(change.is_hook and "hook " or "") .. change.name] = true
        end
    end
    for _, entry in ipairs(search and search.found or {}) do
        for _, indexes in ipairs { entry.deciders.alone, entry.deciders.together } do
            for _, index in ipairs(indexes) do
                add { search.changes[index] }
            end
        end
    end
    for _, game in ipairs(now.games or {}) do
        add(game.alone)
        add(game.together)
    end
    return names
end

-- The differing rules and hooks that have not decided anything, as plain data; `asked`: of how many
-- games the rules have asked for it, where that is known.
function diffing.undecided()
    local search = now.search
    local list = search and search.changes or now.matches.changes
    local told, names, left = told_changes(list), decided_names(search), {}
    for index, change in ipairs(told) do
        if not names[(change.is_hook and "hook " or "") .. change.name] then
            change.asked = not search and now.matches.asked[index] or nil
            left[#left + 1] = change
        end
    end
    return left
end

return diffing
