-- Resolution (section E): each order is carried out on what its tile is then (28). A token whose
-- order is carried out has none any more.
local exploration = require "mighty_kingdoms.exploration"
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local resolution = {}

local carry_out = {}

-- Rule 31, K4, K19: an army takes a controlled tile that it comes to, where no enemy army is. Ships
-- and pairs take nothing.
local function take_over(g, token, tile)
    if token.kind ~= "army" or lands.controller(g, tile) == token.owner then
        return
    elseif tokens.has_enemy_army(g, tile, token.owner) then
        g:note("not_taken", { tile = tile })
    else
        lands.take(g, tile, token.owner)
    end
end

-- Rules 29 and 31.
function carry_out.move(g, token, to)
    local is_explored = lands.at(g, to) ~= nil
    g:rule(is_explored and "31" or "29")
    local from = tokens.tile(token)
    tokens.move(g, token, to)
    g:note("moved", { token = token.name, from = from, to = to })
    if is_explored then
        take_over(g, token, to)
    else
        exploration.explore(g, to, token.owner)
    end
end

-- Rule 32: any enemy token keeps the settlement safe, also one that lies.
function carry_out.raze(g, token)
    g:rule "32"
    local tile = tokens.tile(token)
    local settlement = lands.settlement(g, tile)
    if settlement == "none" then
        g:note("nothing_to_raze", { tile = tile })
    elseif tokens.has_enemy(g, tile, token.owner) then
        g:note("not_razed", { settlement = settlement, tile = tile })
    else
        lands.settle(lands.at(g, tile), "none")
        g:note("razed", { token = token.name, settlement = settlement, tile = tile })
    end
end

-- Rule 33.
function carry_out.defend(g, token)
    g:rule "33"
    token.defending = true
    g:note("defends", { token = token.name, tile = tokens.tile(token) })
end

local function stand_up(g, token)
    if token and not token.upright then
        token.upright = true
        g:note("regrouped", { token = token.name })
    end
end

-- Rule 33: of a pair both stand.
function carry_out.regroup(g, token)
    g:rule "33"
    stand_up(g, token)
    stand_up(g, tokens.passenger(token))
end

-- The tokens of a player whose orders are still to be carried out.
local function unresolved(g, player)
    local list = {}
    for _, token in ipairs(tokens.leaders(tokens.of(g, player))) do
        if token.order ~= "none" then
            list[#list + 1] = token
        end
    end
    return list
end

-- One order of a player. There is one.
function resolution.turn(g, player)
    local list = unresolved(g, player)
    local token = #list == 1 and list[1] or g:ask(player, { name = "resolve", rule = "28",
        choice = list, say = "Whose order do you carry out?" })
    local order, target = token.order, token.target
    token.order, token.target = "none", nil
    carry_out[order](g, token, target)
    return true
end

function resolution.phase(g)
    g:rule "28"
    g:rounds { players = kingdoms.in_order(g), step = "resolve", able = function(player)
        return #unresolved(g, player) > 0
    end }
end

return resolution
