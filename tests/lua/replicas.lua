-- Replicas: what is handed over of a match to a player. It looks to the player as the match does,
-- asks what the match asks, and can be played on; and nothing in it depends on what the player does
-- not see. Random matches of the games that come along, and one of a game of cards that is dealt in
-- several ways.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local handing = require "lawspeaker.game.handing"
local imagined_frames = require "lawspeaker.game.imagined_frames"
local imagining = require "lawspeaker.game.imagining"
local knowing = require "lawspeaker.game.knowing"
local ways = require "lawspeaker.game.ways"

package.path = "variants/?.lua;" .. package.path
dofile "variants/johvets/maps/standard.lua"

local equal, is_true = checks.equal, checks.is_true

local MATCHES <const> = tonumber(os.getenv "LAWSPEAKER_GAMES") or 1
local OTHERS <const> = "other questions"
local TEXTS_MOST <const> = 60 -- legal answers that are compared

-- ---- What is compared ----

local function view_bytes(match, player)
    return core.state_bytes(core.state_view(match.state, player))
end

local function legal_words(object, number)
    return table.concat((object:legal_texts(number, TEXTS_MOST)), "\n")
end

local function play_on(object, random, batches)
    while not object:result() and batches > 0 do
        for _, one in ipairs(object:pending()) do
            assert(object:submit(one.number, object:sample(one.number, random)))
        end
        object:advance()
        batches = batches - 1
    end
end

local function data_text(data)
    return data.text .. "\n" .. table.concat(data.states, "\n")
end

-- ---- Random matches ----

-- What the player knows of how a match came to where it is, in the frames that it is in: what it
-- saw at their starts, and at each stop in them.
local function known_way(match, player)
    local list = {}
    for _, frame in ipairs(imagined_frames.chain_of(match)) do
        list[#list + 1] = frame.call.name .. ways.sight(frame.call.start, player)
        for _, told in ipairs(knowing.of(match, frame, player)) do
            list[#list + 1] = told.kind .. told.sight
        end
    end
    return table.concat(list, "\n")
end

-- A match that differs from another only in what the player does not see; nil where none is found.
-- Where no way could be made up from the start of a frame it has begun later, and the player would
-- know less of it than of the other.
local function other_truth(match, player, seed)
    local other = imagining.imagine(match, player, seed, true)
    return other and known_way(other, player) == known_way(match, player) and other or nil
end

local function check_replica(where, truth, replica, player, number)
    local match, details = core.match_new(truth), core.match_new(replica)
    equal(where .. ": the view", view_bytes(replica, player) == view_bytes(truth, player), true)
    equal(where .. ": open questions", #details:pending(player), #match:pending(player))
    if not replica.frozen then
        equal(where .. ": legal answers", legal_words(details, number), legal_words(match, number))
        local copy = details:clone()
        play_on(copy, law.random(number), 40)
    end
    local default = details:default(number)
    is_true(where .. ": the default can be given", (details:submit(number, default)))
end

-- What is handed over of a match with one question.
local function check_question(game, kept, truth, one, seed)
    local player = one.player
    local where = string.format("%s, seed %d, %s %s %d", kept.name, kept.seed, player, one.name,
        one.number)
    kept.bases[player] = kept.bases[player]
        or handing.open(game.game, game.variant, handing.opening(truth, player))
    local data = assert(handing.give(truth, player, one.number, seed))
    local replica = handing.take(kept.bases[player], data)
    check_replica(where, truth, replica, player, one.number)
    local other = not replica.frozen and other_truth(truth, player, seed + 1)
    game.others = game.others + (other and 1 or 0)
    if other then
        local again = handing.give(other, player, one.number, seed)
        local is_same = data_text(again) == data_text(data)
        is_true(where .. ": nothing hidden shows", is_same or game.has_tracks)
        game.differing = game.differing + (is_same and 0 or 1)
    end
    local counts = game.counts[game.most_frozen[one.name] and one.name or OTHERS]
    counts.asked, counts.frozen = counts.asked + 1, counts.frozen + (replica.frozen and 1 or 0)
end

local function check_match(game, seed)
    local match = game.game:start { players = game.players, seed = seed, rules = game.rules,
        variant = game.variant, record = false }
    local truth, random = core.match_details(match), law.random(seed)
    local kept = { name = game.name, seed = seed, bases = {} }
    for batch = 1, game.batches do
        local pending = match:pending()
        if match:result() then
            break
        elseif batch % game.every == 0 then
            check_question(game, kept, truth, random:pick(pending), batch)
        end
        play_on(match, random, 1)
    end
end

local johvets = require "johvets.game"
-- most_frozen: so many of a hundred replicas at a question of this name can be frozen, else 2.
-- has_tracks: cards are alike, and which of these somebody played, by its place in the hand, may
-- cross.
local GAMES <const> = {
    { name = "johvets", game = johvets, players = 3, batches = 60, every = 7 },
    { name = "fog", game = johvets, players = 2, batches = 40, every = 8,
        most_frozen = { supply = 15, flee = 95 },
        variant = require "johvets.fog" },
    { name = "rocknroll", game = require "rocknroll.game", players = 2, batches = 120, every = 6,
        has_tracks = true },
    { name = "mighty kingdoms", game = require "mighty_kingdoms.game", players = 3, batches = 90,
        every = 9 },
    { name = "mighty kingdoms on a table", game = require "mighty_kingdoms.game", players = 2,
        batches = 90, every = 9, rules = { battles = "tabletop" },
        most_frozen = { army_list = 60 } },
    { name = "transactions", game = require "transactions.game", players = 3, batches = 80,
        every = 9, most_frozen = { talk = 8 } },
}

for _, game in ipairs(GAMES) do
    game.others, game.differing, game.counts = 0, 0, {}
    game.most_frozen = game.most_frozen or {}
    for _, name in ipairs { OTHERS, table.unpack(core.keys(game.most_frozen)) } do
        game.counts[name] = { asked = 0, frozen = 0 }
    end
    for seed = 1, MATCHES do
        check_match(game, seed)
    end
    local asked = 0
    for name, counts in pairs(game.counts) do
        local most = counts.asked * (game.most_frozen[name] or 2) // 100 + 1
        is_true(string.format("%s, %s: %d of %d are frozen, of which %d may be", game.name, name,
            counts.frozen, counts.asked, most), counts.frozen <= most)
        asked = asked + counts.asked
    end
    is_true(game.name .. ": few tell tracks", game.differing * 100 <= asked * 5)
    is_true(game.name .. ": another truth is found for most", game.others * 100 >= asked * 70)
end

-- ---- Cards that are dealt in several ways ----

local CARDS <const> = { "ace", "king", "queen", "jack", "ten", "nine" }

local cards = law.game {
    name = "cards", api = 1, players = { min = 3, max = 3 },
    state = {
        { globals = { secret = { type = "count", seen_by = "nobody" }, rolled = "count" } },
        { "card", { name = CARDS, mark = "count" } },
        { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { "table", { zone_of = "card" } },
        { "plan", { owner = "player", text = "text" }, seen_by = "owner" },
    },
    setup = function(g)
        for _, name in ipairs(CARDS) do
            g.card:add({ name = name }, g.deck)
        end
        g.deck:shuffle()
        g.secret = g:random(1000, "secret", "nobody")
    end,
    phases = {
        { "dealing", function(g)
            for _, player in ipairs(g.players) do
                g.hand[player]:put(g.deck:top())
            end
        end },
        { "round", function(g)
            g.rolled = g:roll("1d6", "round")
            for _, player in ipairs(g.players) do
                local text = g:ask(player, { name = "plan", text = 40, hidden = true,
                    sample = function(random) return "plan " .. random:integer(9) end })
                g.plan:add { owner = player, text = text }
            end
            local bids = {}
            for index, player in ipairs(g.players) do
                bids[index] = { player, { name = "bid", number = { 0, 9 } } }
            end
            for index, bid in ipairs(g:ask_all(bids)) do
                local own = g.hand[g.players[index]]:top()
                own.mark = own.mark + bid
            end
            g:ask(g.players[1], { name = "go", choice = { "on" } })
            for row in g.plan:each() do
                g.plan:remove(row)
            end
            g.table:put(g.hand[g.players[1]]:top())
        end },
    },
    finished = function(g)
        return g.rolled > 0 and #g.hand[g.players[1]] == 0 and { winners = { g.players[1] } }
            or nil
    end,
}

-- What others do, in one of several ways; p1 always does the same.
local function play_cards(match, way)
    local answers = { plan = { p1 = "mine", p2 = "plan " .. way, p3 = "plan " .. way + 1 },
        bid = { p1 = 4, p2 = way % 10, p3 = (way + 3) % 10 } }
    while match:pending()[1].name ~= "go" do
        for _, one in ipairs(match:pending()) do
            assert(match:submit(one.number, answers[one.name][one.player]))
        end
        match:advance()
    end
end

local function cards_seen(match)
    local view = match:view "p1"
    return view.hand.p1:top().name .. view.rolled
end

local by_sight, compared, secrets = {}, 0, {}
for seed = 1, 60 do
    local match = cards:start { seed = seed, record = false }
    play_cards(match, seed)
    local truth = core.match_details(match)
    local number = match:pending()[1].number
    local data = assert(handing.give(truth, "p1", number, 9))
    local sight = cards_seen(match)
    compared = compared + (by_sight[sight] and 1 or 0)
    by_sight[sight] = by_sight[sight] or data_text(data)
    is_true("cards: no plan of others crosses", seed < 10
        or not string.find(data_text(data), "plan " .. seed, 1, true))
    is_true("cards, seed " .. seed .. ": all that is handed over is what p1 knows",
        by_sight[sight] == data_text(data))
    local replica = handing.take(handing.open(cards, nil, handing.opening(truth, "p1")), data)
    equal("cards: not frozen", replica.frozen, nil)
    equal("cards: the view", view_bytes(replica, "p1") == view_bytes(truth, "p1"), true)
    for row in replica.root.plan:each() do
        secrets[#secrets + 1] = row.owner ~= "p1" and row.text or nil
    end
    play_on(core.match_new(replica), law.random(1), 20)
end
is_true("cards: some were dealt alike to p1", compared > 20)
for _, text in ipairs(secrets) do
    is_true("cards: the plans of others are made up", string.match(text, "^plan %d$") == text
        or text == "")
end

-- Each unseen card comes to lie in each place, and what p1 holds stays.
local match = cards:start { seed = 1, record = false }
local own = match:view("p1").hand.p1:top().name
local count_of = {}
for seed = 1, 300 do
    local made = imagining.imagine(core.match_details(match), "p1", seed)
    equal("cards: the own hand", made.root.hand.p1:top().name, own)
    local name = made.root.hand.p2:top().name
    count_of[name] = (count_of[name] or 0) + 1
end
for _, name in ipairs(CARDS) do
    local count = count_of[name] or 0
    is_true("cards: p2 holds " .. name .. " as often as others", name == own and count == 0
        or name ~= own and count > 30 and count < 95)
end

-- ---- Mistakes ----

local function with_alike(alike)
    return function()
        law.game { name = "alike", api = 1, players = { min = 2, max = 2 },
            state = { { "card", { name = "id" }, alike = alike } }, setup = function() end,
            phases = { { "end", function() end } } }
    end
end
checks.raises('game "alike": state[1].alike[1]: no column "nme"; did you mean "name"?',
    with_alike { "nme" })
checks.raises('game "alike": state[1].alike: expected a list of columns, got "name"',
    with_alike "name")

checks.finish()
