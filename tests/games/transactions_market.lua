-- Thousands of proposals and acceptances by chance in crowded markets of Twilight Imperium, each
-- judged a second time by a naive judge (tests/support/naive_trades.lua): what is legal is taken
-- and does exactly what it should; what is not is refused by a rule that it breaks, and nothing has
-- changed.
-- usage: transactions_market.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and
-- LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local core = require "lawspeaker.core"

package.path = "variants/?.lua;" .. package.path
local naive = require "naive_trades"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 4))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local MOMENTS <const> = 60 -- turns and agendas of a market
local AGENDA_EVERY <const> = 3
local TRIES <const> = 3    -- of making a proposal, before a player passes
local JUDGED_LEAST <const> = 600 -- of a game, on an average

local HOUSES <const> = {
    {},
    { transactions_a_turn = 2, agenda_transactions = 3 },
    { notes_a_side = 2, hand_limit = 4 },
    { commodity_becomes = "commodity", open_notes = true },
}

-- ---- The market: the game with one phase, in which much is there to trade ----

local function chance(g, one_in)
    return g:random(one_in, "market") == 1
end

local function stock_sheet(g, player)
    local sheet = g.sheets[player]:top()
    for _, column in ipairs { "commodities", "trade_goods", "cultural", "unknown" } do
        sheet[column] = g:random(5, "market") - 1
    end
    sheet.captured_fighters, sheet.points = 1, g:random(3, "market") - 1
end

local function stock_cards(g, player)
    for _ = 1, math.min(g.rules.hand_limit, 5) do
        g.cards[player]:put(g.action_deck:top())
    end
    g.relics[player]:put(g.relic_deck:top())
    local other = g:draw(g.players, "market")
    for unit in g.reinforcements[other]:each() do
        if other ~= player and unit.kind == "cruiser" and chance(g, 3) then
            g.captured[player]:put(unit)
        end
    end
end

-- Some notes have gone round already; some lie in play.
local function spread_notes(g)
    for note in g.promissory:each() do
        local holder = g:draw(g.players, "market")
        if holder ~= note.giver and chance(g, 3) then
            local is_in_play = note.kind == "alliance" or note.kind == "faction" and chance(g, 2)
            g[is_in_play and "in_play" or "notes"][holder]:put(note)
        end
    end
end

local function spread_ships(g, player)
    local systems = {}
    for system in g.system:each() do
        systems[#systems + 1] = system
    end
    for unit in g.reinforcements[player]:each() do
        if unit.kind == "destroyer" and chance(g, 2) then
            unit.at = g:draw(systems, "market")
            g.field:put(unit)
        end
    end
end

local function market(g)
    for moment = 1, MOMENTS do
        local is_agenda = moment % AGENDA_EVERY == 0
        g.active = not is_agenda and g:draw(g.players, "market") or nil
        if is_agenda then
            g.agenda:put(g.agenda_deck:top())
        end
        g:talk { players = g.players, deals = false, public = true, rounds = 6 }
        g:end_talk()
        g:renew_trades()
        for card in g.agenda:each() do
            g.agenda_deck:put(card)
        end
    end
    g:finish { winners = {}, draw = true }
end

local function load_game()
    local form
    package.loaded.lawspeaker = setmetatable({ game = function(given)
        form = given
        return given
    end }, { __index = law })
    require "transactions.game"
    package.loaded.lawspeaker = law
    local setup = form.setup
    form.setup = function(g)
        setup(g)
        spread_notes(g)
        for _, player in ipairs(g.players) do
            stock_sheet(g, player)
            stock_cards(g, player)
            spread_ships(g, player)
        end
    end
    form.phases, form.max_refusals = { { "market", market } }, 1000000
    return law.game(form)
end

local game = load_game()

-- ---- Offers by chance ----

local COUNTED <const> = { "commodity", "trade_good", "cultural_fragment", "unknown_fragment" }
local REFUSED <const> = { "captured_fighter", "victory_point", "command_token" }
local THINGS <const> = { { "note", "notes" }, { "note", "notes" }, { "action_card", "cards" },
    { "captured", "captured" } }

local function some_row(random, place)
    local rows = {}
    for row in place:each() do
        rows[#rows + 1] = row
    end
    return #rows > 0 and random:pick(rows) or nil
end

-- One item of a player's, now and then one that it has not or that nobody may give.
local function draw_item(random, g, from)
    local lot = random:integer(24)
    if lot <= 14 then
        local good = random:pick(COUNTED)
        local has = g.sheets[from]:top()[naive.COUNTED[good]]
        return { good = good, count = random:integer(math.max(1, has + (lot == 14 and 1 or 0))) }
    elseif lot <= 22 then
        local kind = random:pick(THINGS)
        local holder = lot == 22 and random:pick(g.players) or from
        local row = some_row(random, g[kind[2]][holder])
        return row and { good = kind[1], name = row.name, count = 1 }
    elseif lot == 23 then
        return { good = "relic", name = g.relics[from]:top().name, count = 1 }
    end
    return { good = random:pick(REFUSED), count = 1 }
end

local function draw_items(random, g, from)
    local items = {}
    for _ = 1, random:integer(4) - 1 do
        items[#items + 1] = draw_item(random, g, from)
    end
    return items
end

local function words_of(words, keyword, items)
    if #items > 0 then
        words[#words + 1] = keyword
    end
    for _, item in ipairs(items) do
        words[#words + 1] = item.name and item.good .. " " .. item.name
            or string.format("%d %s", item.count, item.good)
    end
end

local function text_of_offer(offer)
    local words = { "propose", offer.to }
    words_of(words, "gives", offer.gives)
    words_of(words, "takes", offer.takes)
    return table.concat(words, " ")
end

local function draw_offer(random, g, player)
    local others = {}
    for _, other in ipairs(g.players) do
        others[#others + 1] = other ~= player and other or nil
    end
    local to = random:pick(others)
    return { by = player, to = to, gives = draw_items(random, g, player),
        takes = draw_items(random, g, to), discards = {} }
end

-- ---- Judging each answer twice ----

-- All of the state, to the byte.
local function bytes(match)
    return core.state_bytes(core.match_details(match).state)
end

local function set_text(set)
    local names = {}
    for name in pairs(set) do
        names[#names + 1] = name
    end
    table.sort(names)
    return table.concat(names, ", ")
end

-- Whether the game takes an answer, which must be as the naive judge says. An answer that it does
-- not take leaves everything as it is. Where the answer may fail it can be taken as well.
local function agree(match, question, text, wrong, may_fail)
    local before = bytes(match)
    local is_taken, message = match:check(question.number, text)
    assert(bytes(match) == before, text .. ": a check has changed something")
    if next(wrong) == nil then
        assert(is_taken, string.format("%s %s: refused: %s", question.player, text, message))
        return true
    end
    if is_taken and may_fail then
        return false, true
    end
    local rule = message and string.match(message, "%((%w+)%)$")
    assert(not is_taken and wrong[rule], string.format("%s %s: expected %s, got %s",
        question.player, text, set_text(wrong), is_taken and "it is taken" or message))
    local is_submitted = match:submit(question.number, text, question.player)
    assert(not is_submitted and bytes(match) == before, text .. ": refused, it changed something")
    return false
end

local function compare(expected, g, what)
    local found = naive.snapshot(g)
    for key, value in pairs(expected) do
        assert(found[key] == value, string.format("%s: %s is %s, expected %s", what, key,
            tostring(found[key]), tostring(value)))
    end
end

local function submit(match, question, text)
    assert(match:submit(question.number, text, question.player))
    assert(match:advance())
end

-- Cards that the player who accepts discards: as many as are too many, or one more or less.
local function draw_discards(random, g, offer)
    local names, hand = {}, {}
    for card in g.cards[offer.to]:each() do
        hand[#hand + 1] = card.name
    end
    local count = #hand - g.rules.hand_limit
    for _, item in ipairs(offer.gives) do
        count = count + (item.good == "action_card" and 1 or 0)
    end
    for _, item in ipairs(offer.takes) do
        count = count - (item.good == "action_card" and 1 or 0)
    end
    count = math.max(0, count) + (random:integer(6) == 1 and 1 or 0)
    while #names < count and #hand > 0 do
        names[#names + 1] = table.remove(hand, random:integer(#hand))
    end
    return names
end

-- Accepts what stands, or declines what cannot be accepted; returns how many transactions that was.
local function accept(match, question, random, offer, number)
    local discards = draw_discards(random, match.root, offer)
    local text = "accept " .. number
    if #discards > 0 then
        text = text .. " discards action_card " .. table.concat(discards, " action_card ")
    end
    local is_legal, fails = agree(match, question, text,
        naive.acceptance(match.root, offer, discards), naive.may_fail(match.root, offer))
    if is_legal or fails then
        local expected = is_legal and naive.carry_out(match.root, offer, discards)
            or naive.snapshot(match.root)
        submit(match, question, text)
        compare(expected, match.root, text_of_offer(offer))
    else
        submit(match, question, "decline " .. number)
    end
    return is_legal and 1 or 0
end

-- Whether a proposal by chance was made.
local function propose(match, question, random, offers)
    local offer = draw_offer(random, match.root, question.player)
    local text = text_of_offer(offer)
    if agree(match, question, text, naive.proposal(match.root, offer)) then
        local before = naive.snapshot(match.root)
        submit(match, question, text)
        compare(before, match.root, text)
        local last = 0
        for row in match.root.proposal:each() do
            last = math.max(last, row.number)
        end
        offers[last] = offer
        return true
    end
    return false
end

-- The oldest proposal that stands and was made to a player.
local function standing(g, player)
    local number
    for row in g.proposal:each() do
        if row.to == player and (not number or row.number < number) then
            number = row.number
        end
    end
    return number
end

-- One answer; returns how many were judged, and how many transactions were made.
local function step(match, random, offers)
    local question = match:pending()[1]
    local number = standing(match.root, question.player)
    if number then
        return 1, accept(match, question, random, offers[number], number)
    end
    for tries = 1, TRIES do
        if propose(match, question, random, offers) then
            return tries, 0
        end
    end
    submit(match, question, "pass")
    return TRIES, 0
end

-- ---- All of it ----

local function play(seed)
    local rules = HOUSES[(seed - 1) % #HOUSES + 1]
    local match = game:start { seed = seed, players = 2 + seed % 4, rules = rules,
        options = { factions = "drawn", points = 100 } }
    local random, judged, trades, offers = law.random(seed), 0, 0, {}
    while not match:result() do
        local more, done = step(match, random, offers)
        judged, trades = judged + more, trades + done
    end
    return judged, trades
end

local judged, trades = 0, 0
for seed = FIRST_SEED, FIRST_SEED + GAMES - 1 do
    local is_fine, more, done = xpcall(play, debug.traceback, seed)
    assert(is_fine, string.format("seed %d: %s", seed, tostring(more)))
    judged, trades = judged + more, trades + done
end
print(string.format("%d markets, %d answers judged twice, %d transactions", GAMES, judged, trades))
assert(judged >= JUDGED_LEAST * GAMES and trades * 20 >= judged, "too little was traded")
