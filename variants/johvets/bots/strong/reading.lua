-- The board of a question as numbers: regions as in johvets.ground, players by their seats, link
-- points by their place in the list of all. It holds for the turn that the question is of.
local ground = require "johvets.ground"
local memory = require "johvets.bots.strong.memory"
local start = require "johvets.start"
local worth = require "johvets.bots.strong.worth"

local reading = {}

local FURTHEST <const> = 4 -- steps to a link point; what is further away does not count

local CAREFUL_TURNS <const> = 8
local CAUTION_LOSS <const> = 3 -- with each turn after these
local CAUTION_MIN <const> = 20

-- How much dangers count, in hundredths: who is careful for ever never ends a game.
local function caution_at(turn)
    return math.max(CAUTION_MIN, math.min(100, 100 - (turn - CAREFUL_TURNS) * CAUTION_LOSS))
end

local function read_units(seen)
    seen.units, seen.unit, seen.unit_in = {}, {}, {}
    for index, unit in ipairs(seen.position:units()) do
        local read = { id = unit.id, owner = seen.seat[unit.owner],
            at = seen.ground.index[unit.at] }
        seen.units[index], seen.unit[unit.id], seen.unit_in[read.at] = read, read, read
    end
end

-- Books by region, with where each leads: `to`, nil where it cannot be used there (J3.4). `into`:
-- by region, the regions where books lie that lead there.
local function read_books(seen)
    seen.books_in, seen.links, seen.into = {}, {}, {}
    for _, book in ipairs(seen.position:books()) do
        local from, to = seen.ground.index[book.at], seen.at[seen.number[book.symbol]]
        local is_usable = to and seen.ground.age[from] ~= seen.ground.age[to]
        local list = seen.books_in[from] or {}
        seen.books_in[from] = list
        list[#list + 1] = { symbol = book.symbol, to = is_usable and to or nil }
        if is_usable then
            seen.links[from] = seen.links[from] or {}
            table.insert(seen.links[from], to)
            seen.into[to] = seen.into[to] or {}
            table.insert(seen.into[to], from)
        end
    end
end

-- The link points that can be reached from a region, by how many steps that takes.
local function reach_of(seen, region)
    local rings, is_known, ring = {}, { [region] = true }, { region }
    for distance = 1, FURTHEST do
        local next_ring, points = {}, {}
        for _, from in ipairs(ring) do
            for _, list in ipairs { seen.ground.neighbours[from], seen.links[from] } do
                for _, to in ipairs(list) do
                    if not is_known[to] then
                        is_known[to] = true
                        next_ring[#next_ring + 1] = to
                        table.move(seen.points_in[to], 1, #seen.points_in[to], #points + 1, points)
                    end
                end
            end
        end
        rings[distance], ring = points, next_ring
    end
    return rings
end

local function read_points(seen)
    seen.at, seen.number, seen.points_in, seen.symbols = {}, {}, {}, {}
    for region = 1, #seen.ground.regions do
        seen.points_in[region] = {}
    end
    for number, point in ipairs(ground.points(seen.ground, seen.position)) do
        seen.at[number], seen.number[point.symbol] = point.at, number
        seen.symbols[number] = point.symbol
        table.insert(seen.points_in[point.at], number)
    end
end

function reading.of(view)
    local seen = { position = view.position, players = view.players, seat = {},
        fraction = view.rules.victory_fraction, tokens = view.rules.link_point_tokens,
        variant = start.variant(view), is_fog = view.rules.fog,
        ground = ground.of(view.position.map), reach = {} }
    for seat, player in ipairs(view.players) do
        seen.seat[player] = seat
    end
    seen.me = seen.seat[view.player]
    read_points(seen)
    read_units(seen)
    read_books(seen)
    for region = 1, #seen.ground.regions do
        seen.reach[region] = reach_of(seen, region)
    end
    seen.remembered = memory.of(view, seen)
    seen.now = worth.count(seen, seen.position)
    seen.caution = caution_at(seen.position.turn)
    return seen
end

return reading
