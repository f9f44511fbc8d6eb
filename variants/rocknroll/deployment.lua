-- The deployment phase (section 5, R10): units of the active set go to the outermost Points, and an
-- order brings back a unit of the HQ, which can be deployed at once (31).
local board = require "rocknroll.board"
local cards = require "rocknroll.cards"
local knacks = require "rocknroll.knacks"
local movement = require "rocknroll.movement"
local payments = require "rocknroll.payments"
local law = require "lawspeaker"

local deployment = {}

-- Rule 28: on either of the outermost Points, whoever stands there.
local function add_deployments(g, player, deployed, list)
    local limit = g.rules.deploy_limit
    if limit ~= law.no_limit and deployed >= limit then
        return
    end
    for unit in g.active[player]:each() do
        for _, point in ipairs(board.outermost(g)) do
            list[#list + 1] = { "deploy", unit, point }
        end
    end
end

-- Rule 30, R10: orders for a unit of the HQ. The other way round is not allowed here (29).
local function add_purchases(g, player, list)
    if g.rules.exchange == 0 or #g.hand[player] < g.rules.exchange then
        return
    end
    for unit in g.hq[player]:each() do
        for _, name in ipairs(cards.held(g, player)) do
            list[#list + 1] = { "buy", unit, name }
        end
    end
end

local function buy(g, player, unit, name)
    g:rule "30"
    payments.pay(g, player, name)
    payments.rest(g, player, g.rules.exchange, function()
        return cards.held(g, player)
    end)
    g.active[player]:put(unit)
    g:note("bought", { player = player, unit = unit.name })
end

-- One action. Returns what was done; nothing where the phase is to end (18).
function deployment.act(g, player, deployed)
    local choice = { "end" }
    add_deployments(g, player, deployed, choice)
    add_purchases(g, player, choice)
    local answer = g:ask(player, { name = "deployment", rule = "28", choice = choice,
        default = "end", say = "Deployment: deploy a unit, buy one back, or end the phase?" })
    if answer == "end" then
        return nil
    elseif answer[1] == "buy" then
        buy(g, player, answer[2], answer[3])
        return "bought"
    end
    knacks.resolve(g, player, function()
        movement.deploy(g, answer[2], answer[3])
    end)
    return "deployed"
end

-- Ended by its player; the first order could only be played after that (33).
function deployment.phase(g, player)
    g:rule "17"
    g.turn = player
    g:note("deployment", { player = player })
    local deployed = 0
    while true do
        local done = g:enter("deploy", player, deployed)
        if not done then
            break
        elseif done == "deployed" then
            deployed = deployed + 1
        end
    end
end

return deployment
