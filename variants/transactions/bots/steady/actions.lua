-- The actions of a turn, and the choices that strategy cards bring.
local board = require "transactions.board"
local boards = require "transactions.boards"
local galaxy = require "transactions.bots.steady.galaxy"
local payment = require "transactions.payment"
local promises = require "transactions.bots.steady.promises"

local actions = {}

local TOKEN <const> = 30     -- what a command token is worth
local SUPPORT <const> = 200  -- what it costs to activate a system of who has given a Support
local PRODUCTION <const> = 25

local function holds_centre(view, player)
    for _, planet in ipairs(board.controlled(view, player)) do
        if planet.system.name == boards.CENTRE then
            return true
        end
    end
    return false
end

-- ---- Strategy cards ----

local function count_exhausted(view, player)
    local count = 0
    for _, planet in ipairs(board.controlled(view, player)) do
        count = count + (planet.exhausted and 1 or 0)
    end
    return count
end

-- What it is worth to play a strategy card now, and to have it.
local cards = {}

function cards.leadership(view, player)
    return board.sheet(view, player).tokens <= 1 and 300 or 60
end

function cards.diplomacy(view, player)
    return 10 * math.min(2, count_exhausted(view, player))
end

function cards.politics()
    return 55
end

function cards.construction()
    return 30
end

function cards.trade(view, player)
    local sheet = board.sheet(view, player)
    return 90 + 10 * (sheet.maximum - sheet.commodities)
end

function cards.warfare(view, player)
    for system in view.system:each() do
        if board.has(system.activated, player) then
            return 45
        end
    end
    return 5
end

function cards.technology()
    return 40
end

function cards.imperial(view, player)
    return holds_centre(view, player) and 500 or 35
end

-- What it is worth to take a card in the strategy phase.
local TAKEN <const> = { leadership = 100, diplomacy = 10, politics = 55, construction = 30,
    trade = 120, warfare = 70, technology = 40, imperial = 40 }

function actions.strategy(view, question)
    local player = question.player
    local chosen = promises.of(view, player, "choose")
    local left = promises.of(view, player, "leave")
    local best, most
    for card in question:legal() do
        local value = TAKEN[card.name] + 20 * card.trade_goods
        if card.name == "imperial" and holds_centre(view, player) then
            value = value + 400
        end
        value = value + (chosen[card.name] and 1000 or 0) - (left[card.name] and 1000 or 0)
        if not most or value > most then
            best, most = card, value
        end
    end
    return best
end

-- ---- Actions ----

local values = {}

function values.strategic(view, seen, card)
    return cards[card.name](view, seen.player)
end

-- Whether a Support would go back (41).
local function costs_support(view, seen, system)
    for note in view.in_play[seen.player]:each() do
        if note.kind == "support" and galaxy.at(seen, system).others[note.giver] then
            return true
        end
    end
    return false
end

-- A system is activated for planets, or to build where there is something to spend.
function values.activate(view, seen, system)
    if promises.of(view, seen.player, "stay_out")[system.name] then
        return nil
    end
    local value = galaxy.gain(seen, system)
    if galaxy.at(seen, system).has_dock then
        local ready = payment.ready(view, seen.player, "resources")
        if payment.sum(ready, "resources") >= 3 then
            value = value + PRODUCTION + TOKEN
        end
    end
    if costs_support(view, seen, system) then
        value = value - SUPPORT
    end
    return value > 0 and value - TOKEN or nil
end

local PLAYED <const> = { windfall = 250, lobby = 1000, levy = 150, haste = 15 }

function values.play(view, seen, card)
    local sheet = board.sheet(view, seen.player)
    if promises.of(view, seen.player, "hold_card")[card.kind] then
        return nil
    elseif card.kind == "exchange" then
        return 60 * sheet.commodities
    elseif card.kind == "supplies" then
        return 30 * (sheet.maximum - sheet.commodities)
    end
    return PLAYED[card.kind]
end

-- Three fragments for a relic are a point.
function values.purge(view)
    return #view.relic_deck > 0 and 900 or nil
end

function values.lay(view, seen, note)
    return not promises.of(view, seen.player, "hold")[note.name] and 20 or nil
end

-- What is worth most, as long as it is worth something; strategy cards must be played in the end.
function actions.action(view, question)
    local seen = galaxy.read(view, question.player)
    local best, most = nil, 0
    for answer in question:legal() do
        local value = 1
        if type(answer) == "table" then
            value = values[answer[1]](view, seen, answer[2])
        end
        if value and value > most then
            best, most = answer, value
        end
    end
    return best
end

-- ---- What strategy cards ask ----

-- Tokens for what planets give, trade goods kept.
function actions.tokens(view, question)
    local ready = payment.ready(view, question.player, "influence")
    return math.min(question.most, payment.sum(ready, "influence") // 3, 1)
end

local function best_planets(list, count)
    table.sort(list, function(a, b)
        local one, other = a.resources + a.influence, b.resources + b.influence
        if one ~= other then
            return one > other
        end
        return a.id < b.id
    end)
    return table.move(list, 1, count, 1, {})
end

function actions.readied(view, question)
    local list = {}
    for _, planet in ipairs(board.controlled(view, question.player)) do
        list[#list + 1] = planet.exhausted and planet or nil
    end
    return best_planets(list, question.min)
end

-- Oneself, where that is possible.
function actions.speaker(_, question)
    for player in question:legal() do
        if player == question.player then
            return player
        end
    end
    return nil
end

-- A space dock where most can be built, else a PDS at home.
function actions.construction(_, question)
    local best, most
    for answer in question:legal() do
        if type(answer) == "table" then
            local kind, planet = answer[1], answer[2]
            local value = kind == "space_dock" and 10 * planet.resources
                or planet.home_of and 5 or 1
            if not most or value > most then
                best, most = answer, value
            end
        end
    end
    return best
end

-- From where the most ships can go on.
function actions.taken_back(view, question)
    local seen = galaxy.read(view, question.player)
    local best, most
    for system in question:legal() do
        local here = galaxy.at(seen, system)
        local value = #here.ships + #here.ground
        if not most or value > most then
            best, most = system, value
        end
    end
    return best
end

-- A token for commodities, where some are left and several are missing.
function actions.secondary(view, question)
    local sheet = board.sheet(view, question.player)
    return sheet.tokens > 1 and sheet.maximum - sheet.commodities >= 3 and "replenish" or "pass"
end

function actions.buy_point()
    return "yes"
end

-- The cards that are worth least.
local KEPT <const> = { lobby = 9, windfall = 8, exchange = 7, supplies = 6, sabotage = 5, levy = 4,
    veto = 3, haste = 2, recount = 1 }

function actions.discard(view, question)
    local list = {}
    for card in view.cards[question.player]:each() do
        list[#list + 1] = card
    end
    table.sort(list, function(a, b)
        if KEPT[a.kind] ~= KEPT[b.kind] then
            return KEPT[a.kind] < KEPT[b.kind]
        end
        return a.id < b.id
    end)
    return table.move(list, 1, question.min, 1, {})
end

return actions
