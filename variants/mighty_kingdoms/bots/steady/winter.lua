-- What is bought in Winter, who is fed, and where the armies stand in spring.
local country = require "mighty_kingdoms.bots.steady.country"
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local winter = {}

-- What a purchase is worth for each gold, in settlement points of 100: in the last Winter what
-- counts in the end (K15), before that also what it brings in the years to come.
local LAST <const> = {
    settlements = { village = 100, city = 95, capital = 98, fortress = 50, army = 1 },
    tiles = { village = 5, city = 4, capital = 4, fortress = 3, army = 1 },
    armies = { village = 5, city = 4, capital = 4, fortress = 3, army = 100 },
}

-- What a player has and what it will gather.
local function accounts(view, player)
    local kingdom = kingdoms.of(view, player)
    local books = { gold = kingdom.gold, food = kingdom.food, villages = 0, fortresses = 0,
        armies = tokens.count(view, player, "army"), ration = view.rules.army_food }
    for _, land in ipairs(lands.of(view, player)) do
        if land.settlement == "village" then
            books.villages = books.villages + 1
        elseif land.settlement == "fortress" then
            books.fortresses = books.fortresses + 1
        end
    end
    books.spare = books.food - books.ration * books.armies
    return books
end

local values = {}

-- An army that is fed explores and takes what lies open.
function values.army(books)
    return books.spare >= books.ration and 250 or nil
end

function values.capital(books)
    return books.spare > 0 and 240 or 60
end

-- Food for an army more, as long as there are fortresses to recruit it.
function values.village(books)
    return books.villages <= books.armies + books.fortresses and 170 or 110
end

function values.city(books)
    return books.spare > 0 and books.villages > books.armies + 1 and 150 or nil
end

function values.fortress(books)
    return books.fortresses < 2 and books.villages > books.armies + 2 and 120 or 40
end

-- How far a tile is from the nearest start of a land that is not the player's.
local function distance_to_others(view, player, tile)
    local least = 100
    for land in view.land:each() do
        if land.controller and land.controller ~= player then
            least = math.min(least, country.distance(tile, lands.tile(land)))
        end
    end
    return least
end

-- Whatever is worth most, where others are farthest.
function winter.build(view, question)
    local player = question.player
    local books = accounts(view, player)
    local is_last = view.year >= view.rules.years
    local best, most = "pass", 0
    for answer in question:legal() do
        local what = type(answer) == "table" and answer[1]
        local value
        if is_last then
            value = LAST[view.rules.score][what]
        else
            value = values[what] and values[what](books)
        end
        if value then
            value = 100 * value + distance_to_others(view, player, answer[2])
        end
        if value and value > most then
            best, most = answer, value
        end
    end
    return best
end

-- So many of the armies with the most points, or the fewest.
local function by_points(view, question, count, is_most)
    local armies = tokens.of(view, question.player, "army")
    table.sort(armies, function(a, b)
        if a.points ~= b.points then
            return (a.points > b.points) == is_most
        end
        return a.id < b.id
    end)
    return table.move(armies, 1, count, 1, {})
end

function winter.feed(view, question)
    return by_points(view, question, question.min, true)
end

function winter.disband(view, question)
    return by_points(view, question, question.min, false)
end

-- An army goes where the best march begins that no other has in view.
function winter.deploy(view, question)
    if view.year >= view.rules.years then
        return nil
    end
    local best, most, known = nil, nil, {}
    local seen = country.read(view, question.player)
    for answer in question:legal() do
        local tile = answer[2]
        if not known[tile.id] then
            local crowd = #tokens.on(view, tile, question.player)
            known[tile.id] = country.value_of_starting(seen, tile.id, view.rules.months)
                - 20 * crowd
        end
        local value = 1000 * known[tile.id] + answer[1].points
        if not most or value > most then
            best, most = answer, value
        end
    end
    return best
end

return winter
