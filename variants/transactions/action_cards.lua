-- Action cards: a small deck of kinds that matter to trading. What a card does is never certain
-- before it is done: another player may have a Sabotage (52).
local board = require "transactions.board"
local commodities = require "transactions.commodities"
local deeds = require "transactions.deeds"
local notes = require "transactions.notes"
local payment = require "transactions.payment"
local points = require "transactions.points"
local purse = require "transactions.purse"
local turn_order = require "transactions.turn_order"

local action_cards = {}

local COPIES <const> = 4
local LOBBY_COST <const> = 3

-- By kind: its name, when it is played ("action" in one's own turn, "agenda" before the vote,
-- "vote" after it, "card" when another plays a card), what it needs, what it does.
local FORMS <const> = {
    { kind = "haste", title = "Haste", when = "action", effect = function(g)
        g.actions = g.actions + 2 -- 15
    end },
    { kind = "exchange", title = "Exchange", when = "action",
        able = function(g, player)
            return board.sheet(g, player).commodities > 0
        end,
        effect = function(g, player)
            commodities.convert(g, player, board.sheet(g, player).commodities)
        end },
    { kind = "levy", title = "Levy", when = "action", effect = function(g, player)
        for _, other in ipairs(board.neighbours(g, player)) do
            commodities.give(g, other, player, 1)
        end
    end },
    { kind = "supplies", title = "Supplies", when = "action", effect = function(g, player)
        commodities.replenish(g, player)
    end },
    { kind = "windfall", title = "Windfall", when = "action", effect = function(g, player)
        purse.gain(g, player, 2, "Windfall")
    end },
    { kind = "lobby", title = "Lobby", when = "action",
        able = function(g, player)
            return payment.can(g, player, LOBBY_COST, "influence")
        end,
        effect = function(g, player)
            payment.ask(g, player, LOBBY_COST, "influence")
            points.gain(g, player, 1, "Lobby")
        end },
    { kind = "veto", title = "Veto", when = "agenda" },
    { kind = "recount", title = "Recount", when = "vote" },
    { kind = "sabotage", title = "Sabotage", when = "card" },
}

local by_kind <const> = {}
action_cards.KINDS = {} -- what they are called
for index, form in ipairs(FORMS) do
    by_kind[form.kind], action_cards.KINDS[index] = form, form.kind
end

function action_cards.is_kind(kind)
    return by_kind[kind] ~= nil
end

-- ---- The deck ----

function action_cards.setup(g)
    for _, form in ipairs(FORMS) do
        for number = 1, COPIES do
            g.action_card:add({ name = string.format("%s_%d", form.kind, number),
                kind = form.kind }, g.action_deck)
        end
    end
    g.action_deck:shuffle "action_deck"
end

local function refill(g)
    if #g.action_deck == 0 and #g.action_discard > 0 then
        for card in g.action_discard:each() do
            g.action_deck:put(card)
        end
        g.action_deck:shuffle "action_deck"
    end
end

-- Rule 56: who has more cards than a hand may hold discards at once, before anything else.
local function cut(g, player)
    local over = #g.cards[player] - g.rules.hand_limit
    if over > 0 then
        local list = g:ask(player, { name = "discard", rule = "56", pick = g.cards[player],
            min = over, max = over, say = string.format("Which %d of your %d action cards do you "
                .. "discard?", over, #g.cards[player]) })
        for _, card in ipairs(list) do
            g.action_discard:put(card)
            g:note("card_discarded", { player = player, card = card.name })
        end
    end
end

function action_cards.draw(g, player, count)
    local drawn = 0
    for _ = 1, count do
        refill(g)
        local card = g.action_deck:top()
        if card then
            g.cards[player]:put(card)
            drawn = drawn + 1
        end
    end
    g:note("cards_drawn", { player = player, count = drawn })
    cut(g, player)
end

-- ---- Playing ----

-- The cards that a player can play at such a moment, one of each kind.
local function playable(g, player, when)
    local list, has_kind = {}, {}
    if when ~= "action" and notes.is_silenced(g, player) then
        return list
    end
    for card in g.cards[player]:each() do
        local form = by_kind[card.kind]
        if form and form.when == when and not has_kind[card.kind]
            and (not form.able or form.able(g, player)) then
            has_kind[card.kind] = true
            list[#list + 1] = card
        end
    end
    return list
end

-- What a player can play as an action.
function action_cards.actions(g, player)
    return playable(g, player, "action")
end

local function lay(g, player, card)
    g.action_discard:put(card)
    g:note("card_played", { player = player, card = by_kind[card.kind].title })
end

-- Who has a card for the moment is asked, and nobody else knows that it was: hands are hidden.
local function ask(g, player, when, say)
    local list = playable(g, player, when)
    if #list == 0 then
        return nil
    end
    list[#list + 1] = "pass"
    local answer = g:ask(player, { name = "react", rule = "52", hidden = true, choice = list,
        default = "pass", say = say })
    return answer ~= "pass" and answer or nil
end

-- Rule 52: whether anybody stops a card of a player; a Sabotage can be stopped as well.
local function is_stopped(g, player, card)
    for _, other in ipairs(turn_order.from(g, player)) do
        local answer = other ~= player and ask(g, other, "card", string.format(
            "%s plays %s. Do you stop it?", player, by_kind[card.kind].title))
        if answer then
            lay(g, other, answer)
            if not is_stopped(g, other, answer) then
                g:rule "52"
                g:note("card_stopped", { player = player, card = by_kind[card.kind].title,
                    by = other })
                return true
            end
        end
    end
    return false
end

-- Returns whether the card does what it says.
function action_cards.play(g, player, card)
    local form = by_kind[card.kind]
    lay(g, player, card)
    deeds.did(g, player, "card", card.kind)
    if is_stopped(g, player, card) then
        return false
    end
    if form.effect then
        form.effect(g, player)
    end
    return true
end

-- At a moment of an agenda ("agenda", "vote"): the first player, from the speaker on, whose card
-- takes effect; nil: none.
function action_cards.offer(g, when, say)
    for _, player in ipairs(turn_order.from(g, g.speaker)) do
        local card = ask(g, player, when, say)
        if card and action_cards.play(g, player, card) then
            return player
        end
    end
    return nil
end

return action_cards
