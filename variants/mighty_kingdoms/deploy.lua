-- Deploying the armies (rules 72 to 74, K11), with which Winter ends and the year with it (K15).
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"
local victory = require "mighty_kingdoms.victory"

local deploy = {}

-- Rule 73: how many armies are deployed there at most.
local function limit(g, land)
    if land.settlement == "none" then
        return 0
    end
    return g.rules["deploy_" .. lands.rank(g, land)]
end

-- Rule 72: all armies come off the board; ships stay where they docked.
local function break_camp(g)
    for token in g.token:each() do
        tokens.stand_up(token)
        if token.kind == "army" then
            token.aboard = nil
            g.camp[token.owner]:put(token)
        end
    end
end

-- K11: the armies for which there is no room are disbanded, by choice of their owner.
local function disband(g, player)
    local room = 0
    for _, land in ipairs(lands.of(g, player)) do
        room = room + limit(g, land)
    end
    local armies = tokens.of(g, player, "army")
    local excess = math.max(0, #armies - room)
    if excess > 0 and room > 0 then
        armies = g:ask(player, { name = "disband", rule = "K11", pick = armies, min = excess,
            max = excess, say = string.format("You have room for %d of your %d armies. Which of "
                .. "them do you disband?", room, #armies) })
    end
    g:rule "K11"
    for index = 1, excess do
        tokens.destroy(g, armies[index], "no room")
    end
end

-- The own settlements that have room for one more.
local function free_settlements(g, player)
    local list = {}
    for _, land in ipairs(lands.of(g, player)) do
        local tile = lands.tile(land)
        local deployed = 0
        for _, token in ipairs(tokens.on(g, tile, player)) do
            deployed = deployed + (token.kind == "army" and 1 or 0)
        end
        if deployed < limit(g, land) then
            list[#list + 1] = tile
        end
    end
    return list
end

local function places_for(g, player)
    local choice = {}
    local settlements = free_settlements(g, player)
    for army in g.camp[player]:each() do
        for _, tile in ipairs(settlements) do
            choice[#choice + 1] = { army, tile }
        end
    end
    return choice
end

-- One army is put on a settlement; there is no passing (72).
function deploy.turn(g, player)
    local choice = places_for(g, player)
    local answer = #choice == 1 and choice[1] or g:ask(player, { name = "deploy", rule = "72",
        choice = choice, say = "Which army do you deploy, and where?" })
    local army, tile = answer[1], answer[2]
    g:rule "72"
    g.field[tile]:put(army)
    g:note("deployed", { player = player, army = army.name, tile = tile })
    return true
end

-- Rule 74: the year is over; K15: and with the last the campaign.
local function end_year(g)
    for land in g.land:each() do
        land.recruited = false
    end
    for kingdom in g.kingdom:each() do
        kingdom.tithed = {}
    end
    g:rule "74"
    g.year, g.month = g.year + 1, 0
    victory.mark_out(g)
end

function deploy.phase(g)
    g:rule "72"
    break_camp(g)
    kingdoms.find_order(g)
    for _, player in ipairs(kingdoms.in_order(g)) do
        disband(g, player)
    end
    g:rule "72"
    g:rounds { players = kingdoms.in_order(g), step = "deploy", able = function(player)
        return #g.camp[player] > 0
    end }
    end_year(g)
end

return deploy
