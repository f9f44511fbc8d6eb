-- The strategy phase and what strategy cards do. Trade and Leadership are built, of the others as
-- much as a turn needs.
local action_cards = require "transactions.action_cards"
local board = require "transactions.board"
local boards = require "transactions.boards"
local commodities = require "transactions.commodities"
local deeds = require "transactions.deeds"
local payment = require "transactions.payment"
local purse = require "transactions.purse"
local turn_order = require "transactions.turn_order"
local units = require "transactions.units"
local victory = require "transactions.victory"
local windows = require "transactions.windows"

local strategy = {}

local NAMES <const> = { "leadership", "diplomacy", "politics", "construction", "trade", "warfare",
    "technology", "imperial" }

local INFLUENCE <const> = 3 -- what a command token costs
local FREE_TOKENS <const> = 3
local TRADE_GOODS <const> = 3

function strategy.lay_out(g)
    for number, name in ipairs(NAMES) do
        g.strategy_card:add({ name = name, number = number }, g.pool)
    end
end

-- ---- The phase ----

local function take(g, player)
    local cards = {}
    for card in g.pool:each() do
        cards[#cards + 1] = card
    end
    if #cards == 0 then
        return
    end
    local card = #cards == 1 and cards[1] or g:ask(player, { name = "strategy", choice = cards,
        say = "Which strategy card do you take?" })
    g.strategy[player]:put(card)
    card.used = false
    g:note("takes_card", { player = player, card = card.name })
    deeds.did(g, player, "choose", card.name)
    purse.gain(g, player, card.trade_goods, "the strategy card")
    card.trade_goods = 0
end

-- Two cards each with up to four players. Before the first they come to an understanding (50).
function strategy.phase(g)
    g.round = g.round + 1
    g:note("round", { round = g.round })
    windows.phase(g)
    for _ = 1, #g.players <= 4 and 2 or 1 do
        for _, player in ipairs(turn_order.from(g, g.speaker)) do
            take(g, player)
        end
    end
    for card in g.pool:each() do
        card.trade_goods = card.trade_goods + 1
    end
    deeds.over(g, nil, "choose")
    windows.close(g)
end

-- After a round all cards go back.
function strategy.put_back(g)
    for _, player in ipairs(g.players) do
        for card in g.strategy[player]:each() do
            card.used = false
            g.pool:put(card)
        end
    end
end

-- ---- What the cards do ----

local DO <const> = {}

function DO.leadership(g, player)
    local sheet = board.sheet(g, player)
    local most = payment.most(g, player, "influence") // INFLUENCE
    local bought = most == 0 and 0 or g:ask(player, { name = "tokens", rule = "31",
        number = { 0, most },
        say = string.format("How many command tokens more do you buy, for %d influence each?",
            INFLUENCE) })
    if bought > 0 then
        payment.ask(g, player, bought * INFLUENCE, "influence")
        g:rule "T7"
    end
    sheet.tokens = sheet.tokens + FREE_TOKENS + bought
    g:note("tokens", { player = player, count = FREE_TOKENS + bought })
end

-- Two planets become ready.
function DO.diplomacy(g, player)
    local planets = {}
    for _, planet in ipairs(board.controlled(g, player)) do
        planets[#planets + 1] = planet.exhausted and planet or nil
    end
    local picked = #planets <= 2 and planets or g:ask(player, { name = "readied", pick = planets,
        min = 2, max = 2, say = "Which two planets become ready?" })
    for _, planet in ipairs(picked) do
        planet.exhausted = false
        g:note("readied", { player = player, planet = planet.name })
    end
end

function DO.politics(g, player)
    local others = {}
    for _, other in ipairs(turn_order.from(g, player)) do
        others[#others + 1] = other ~= g.speaker and other or nil
    end
    g.speaker = #others == 1 and others[1] or g:ask(player, { name = "speaker", choice = others,
        say = "Who becomes the speaker?" })
    g:note("speaker", { player = g.speaker })
    action_cards.draw(g, player, 2)
end

-- A space dock, or where there is one already a PDS, on an own planet.
function DO.construction(g, player)
    local answers = { "nothing" }
    for _, planet in ipairs(board.controlled(g, player)) do
        for _, kind in ipairs { "space_dock", "pds" } do
            local is_there = kind == "space_dock"
                and units.has_kind(g, player, planet.system, kind)
            if units.count_spare(g, player, kind) > 0 and not is_there then
                answers[#answers + 1] = { kind, planet }
            end
        end
    end
    local answer = #answers == 1 and "nothing" or g:ask(player, { name = "construction",
        choice = answers, say = "Which structure do you build, and on which planet?" })
    if answer ~= "nothing" then
        local unit = units.spare(g, player, answer[1])
        units.put_on(g, unit, answer[2])
        g:note("built", { player = player, unit = unit.name, where = answer[2].name })
    end
end

-- Whoever pays a command token replenishes, too; the active player may spare others the token.
local function replenish_others(g, player)
    local others = turn_order.from(g, player)
    table.remove(others, 1)
    if #others == 0 then
        return
    end
    local spared = g:ask(player, { name = "spared", pick = others, rule = "28",
        say = "Who replenishes without paying a command token?" })
    for _, other in ipairs(others) do
        local sheet = board.sheet(g, other)
        local is_paid = not board.has(spared, other) and sheet.tokens > 0 and g:ask(other, {
            name = "secondary", choice = { "pass", "replenish" }, rule = "28",
            say = "Do you pay a command token to replenish commodities?" }) == "replenish"
        sheet.tokens = sheet.tokens - (is_paid and 1 or 0)
        if is_paid or board.has(spared, other) then
            commodities.replenish(g, other)
        end
    end
end

function DO.trade(g, player)
    purse.gain(g, player, TRADE_GOODS, "Trade")
    commodities.replenish(g, player)
    replenish_others(g, player)
end

local function remove_token(system, player)
    local left = {}
    for _, other in ipairs(system.activated) do
        left[#left + 1] = other ~= player and other or nil
    end
    system.activated = left
end

-- A command token comes back from the board.
function DO.warfare(g, player)
    local systems = {}
    for system in g.system:each() do
        systems[#systems + 1] = board.has(system.activated, player) and system or nil
    end
    if #systems == 0 then
        return
    end
    local system = #systems == 1 and systems[1] or g:ask(player, { name = "taken_back",
        choice = systems, say = "From which system do you take your command token back?" })
    remove_token(system, player)
    board.sheet(g, player).tokens = board.sheet(g, player).tokens + 1
    g:note("taken_back", { player = player, system = system.name })
end

function DO.technology(g, player)
    action_cards.draw(g, player, 1)
end

-- A point for the centre; who does not control it draws a card.
function DO.imperial(g, player)
    for planet in g.planet:each() do
        if planet.system.name == boards.CENTRE and planet.controller == player then
            victory.score(g, player, 1, "Imperial")
            return
        end
    end
    action_cards.draw(g, player, 1)
end

-- ---- The action ----

function strategy.unused(g, player)
    local list = {}
    for card in g.strategy[player]:each() do
        list[#list + 1] = not card.used and card or nil
    end
    return list
end

function strategy.play(g, player, card)
    card.used = true
    g:rule "T7"
    g:note("strategic", { player = player, card = card.name })
    DO[card.name](g, player)
end

return strategy
