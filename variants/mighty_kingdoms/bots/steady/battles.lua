-- Which battle is chosen, where dice go, and what is done afterwards.
local battles = {}

local country = require "mighty_kingdoms.bots.steady.country"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local STEP <const> = 100

local function points_of(view, tile, player)
    local points = 0
    for _, token in ipairs(tokens.on(view, tile, player)) do
        if token.upright and token.kind == "army" and token.aboard == nil then
            points = points + token.points + (token.defending and token.points // 2 or 0)
        end
    end
    return points
end

-- What can be overrun first; else the battle with the best chances. At sea nobody is attacked who
-- can be fought on land.
function battles.battle(view, question)
    local best, most
    for answer in question:legal() do
        local value = 20
        if answer ~= "pass" then
            local tile, enemy, kind = answer[1], answer[2], answer[3]
            value = kind == "overrun" and 1000 or kind == "land"
                and 10 + country.chance(points_of(view, tile, question.player),
                    points_of(view, tile, enemy)) or 5
        end
        if not most or value > most then
            best, most = answer, value
        end
    end
    return best
end

-- What a die must show against an army (41).
local function defence_of(view, army)
    return army.points // STEP + (army.defending and view.rules.defend_bonus or 0)
end

-- The smallest die that hits, on whoever it hurts most; what cannot hit goes last.
function battles.assign(view, question)
    local best, most
    for answer in question:legal() do
        local die, army = answer[1], answer[2]
        local defence = defence_of(view, army)
        local value = die >= defence and 1000 - 10 * (die - defence) - army.points // 10
            or -die
        if not most or value > most then
            best, most = answer, value
        end
    end
    return best
end

-- The settlement of the most worth, and away from enemies.
local function refuge(view, player, tile)
    local land = lands.at(view, tile)
    local rank = land and land.settlement ~= "none" and lands.rank(view, land)
    local value = rank and 10 * view.rules["worth_" .. rank] or 0
    return tokens.has_enemy(view, tile, player) and value - 100 or value
end

function battles.retreat(view, question)
    local answer = {}
    for _, token in ipairs(question:slots()) do
        local best, most
        for tile in question:legal(token) do
            local value = refuge(view, question.player, tile)
            if not most or value > most then
                best, most = tile, value
            end
        end
        answer[#answer + 1] = { token, best }
    end
    return answer
end

-- The one that counts least goes.
function battles.overrun(_, question)
    local best, least
    for token in question:legal() do
        local value = token.points + (token.kind == "ship" and 300 or 0)
        if not least or value < least then
            best, least = token, value
        end
    end
    return best
end

return battles
