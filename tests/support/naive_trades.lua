-- Transactions of Twilight Imperium judged a second time, straight from the rules: all that is
-- wrong with one, and what a legal one does. It looks at the state of a match and at nothing of the
-- game's own.
local naive = {}

naive.COUNTED = { commodity = "commodities", trade_good = "trade_goods",
    cultural_fragment = "cultural", hazardous_fragment = "hazardous",
    industrial_fragment = "industrial", unknown_fragment = "unknown" }
naive.REFUSED = { relic = "3", note_in_play = "37", captured_fighter = "48",
    captured_infantry = "48", command_token = "2", victory_point = "2", planet = "2",
    strategy_card = "2" }
naive.THINGS = { note = "notes", action_card = "cards", captured = "captured" }

local function sheet(g, player)
    return g.sheets[player]:top()
end

-- ---- Neighbours (23 to 25) ----

local function touch(one, other)
    for _, step in ipairs { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } } do
        if one.q and other.q and one.q + step[1] == other.q and one.r + step[2] == other.r then
            return true
        end
    end
    return false
end

local function kinds(system, is_creuss)
    local list = {}
    for _, kind in ipairs(system.wormholes) do
        list[is_creuss and kind == "beta" and "alpha" or kind] = true
    end
    return list
end

local function joined(one, other, is_creuss)
    local theirs = kinds(other, is_creuss)
    for kind in pairs(kinds(one, is_creuss)) do
        if theirs[kind] then
            return true
        end
    end
    return false
end

local function systems_of(g, player)
    local found = {}
    for unit in g.unit:each() do
        if unit.owner == player and unit.place.zone == "field" then
            found[(unit.at or unit.on.system).id] = true
        end
    end
    for planet in g.planet:each() do
        if planet.controller == player then
            found[planet.system.id] = true
        end
    end
    return found
end

local function is_lane(g, one, other)
    for lane in g.lane:each() do
        if lane.from == one and lane.to == other or lane.from == other and lane.to == one then
            return true
        end
    end
    return false
end

function naive.are_neighbours(g, first, second)
    local is_creuss = sheet(g, first).faction == "creuss" or sheet(g, second).faction == "creuss"
    local mine, theirs = systems_of(g, first), systems_of(g, second)
    for one in pairs(mine) do
        for other in pairs(theirs) do
            local a, b = g.system:get(one), g.system:get(other)
            if one == other or touch(a, b) or joined(a, b, is_creuss) or is_lane(g, a, b) then
                return true
            end
        end
    end
    return false
end

-- ---- Who may trade, and how often (4, 10, 11, 57, 58) ----

-- 57, 58: Hacan, and who has its Trade Convoys in play, trade with anybody.
function naive.is_free(g, player)
    if sheet(g, player).faction == "hacan" then
        return true
    end
    for note in g.in_play[player]:each() do
        if string.find(note.name, "trade_convoys", 1, true) then
            return true
        end
    end
    return false
end

local function times_traded(g, a, b)
    for row in g.traded:each() do
        if row.first == a and row.second == b or row.first == b and row.second == a then
            return row.times
        end
    end
    return 0
end

local function add_allowance(g, wrong, a, b)
    local most = g.rules.agenda_transactions
    if #g.agenda == 0 then
        most = g.rules.transactions_a_turn
        if g.active ~= a and g.active ~= b then
            wrong["11"] = true
        elseif not (naive.are_neighbours(g, a, b) or naive.is_free(g, a)
            or naive.is_free(g, b)) then
            wrong["4"] = true
        end
    end
    if times_traded(g, a, b) >= most then
        wrong["T3"] = true
    end
end

-- ---- What a side gives ----

local function find(place, name)
    for row in place:each() do
        if row.name == name then
            return row
        end
    end
    return nil
end

-- What is wrong with the kinds of goods that go one way (2, 3, 6, 37, 48, 56, T2).
local function add_kinds(g, wrong, from, to, items)
    local seen, notes = {}, 0
    for _, item in ipairs(items) do
        if naive.REFUSED[item.good] then
            wrong[naive.REFUSED[item.good]] = true
        elseif item.good == "action_card" and sheet(g, from).faction ~= "hacan"
            and sheet(g, to).faction ~= "hacan" then
            wrong["56"] = true
        end
        notes = notes + (item.good == "note" and 1 or 0)
        if not item.name and seen[item.good] then
            wrong.T2 = true
        end
        seen[item.good] = true
    end
    if notes > g.rules.notes_a_side then
        wrong["6"] = true
    end
end

-- What is wrong with what a side has, each thing once (T1, 47).
local function add_holding(g, wrong, from, to, items)
    local seen = {}
    for _, item in ipairs(items) do
        if item.name and seen[item.name] then
            wrong.T1, wrong.T2 = true, true
        end
        seen[item.name or ""] = true
        local column, zone = naive.COUNTED[item.good], naive.THINGS[item.good]
        if column and sheet(g, from)[column] < item.count then
            wrong.T1 = true
        elseif zone then
            local row = find(g[zone][from], item.name)
            if not row then
                wrong.T1 = true
            elseif item.good == "captured" and row.owner ~= to then
                wrong["47"] = true
            end
        end
    end
end

local function count_good(items, good)
    local count = 0
    for _, item in ipairs(items) do
        count = count + (item.good == good and 1 or 0)
    end
    return count
end

-- Rule 56, T5: a hand above the limit, and discards that are wrong.
local function add_hand(g, wrong, player, gives, gets, discards)
    local given, got = {}, {}
    for _, item in ipairs(gives) do
        given[item.name or ""] = true
    end
    for _, item in ipairs(gets) do
        got[item.name or ""] = item.good == "action_card"
    end
    local over = #g.cards[player] - count_good(gives, "action_card")
        + count_good(gets, "action_card") - g.rules.hand_limit
    if #discards ~= math.max(0, over) then
        wrong.T5, wrong["56"] = true, true
    end
    local seen = {}
    for _, name in ipairs(discards) do
        if seen[name] or not got[name] and (given[name] or not find(g.cards[player], name)) then
            wrong.T5, wrong["56"], wrong.T1 = true, true, true
        end
        seen[name] = true
    end
end

-- ---- Judging ----

-- All rules that a proposal breaks when it is made, as a set. offer: { by, to, gives, takes }.
function naive.proposal(g, offer)
    local wrong = {}
    if #offer.gives + #offer.takes == 0 then
        wrong.T4 = true
    end
    add_kinds(g, wrong, offer.by, offer.to, offer.gives)
    add_kinds(g, wrong, offer.to, offer.by, offer.takes)
    add_holding(g, wrong, offer.by, offer.to, offer.gives)
    return wrong
end

-- All rules that it breaks when it is accepted, with the discards of whoever accepts.
function naive.acceptance(g, offer, discards)
    local wrong = naive.proposal(g, offer)
    add_holding(g, wrong, offer.to, offer.by, offer.takes)
    add_allowance(g, wrong, offer.by, offer.to)
    add_hand(g, wrong, offer.by, offer.gives, offer.takes, offer.discards)
    add_hand(g, wrong, offer.to, offer.takes, offer.gives, discards)
    return wrong
end

-- Whether what is wrong may rest on the hidden notes and cards of whoever proposed it: then the
-- acceptance is taken, and fails.
function naive.may_fail(g, offer)
    local wrong, hidden = {}, {}
    for _, item in ipairs(offer.gives) do
        hidden[#hidden + 1] = (item.good == "note" or item.good == "action_card") and item or nil
    end
    add_holding(g, wrong, offer.by, offer.to, hidden)
    add_hand(g, wrong, offer.by, offer.gives, offer.takes, offer.discards)
    return next(wrong) ~= nil
end

-- ---- What there is, and what it becomes ----

local ZONES <const> = { promissory = true, action_card = true, unit = true, relic = true }

local function place_text(place)
    local whose = place.whose
    return whose and string.format("%s/%s", place.zone, whose) or place.zone
end

-- All that a transaction could touch, by a name for each.
function naive.snapshot(g)
    local all = {}
    for _, player in ipairs(g.players) do
        local own = sheet(g, player)
        for _, column in pairs(naive.COUNTED) do
            all[player .. " " .. column] = own[column]
        end
        for _, column in ipairs { "points", "tokens", "captured_fighters", "captured_infantry" } do
            all[player .. " " .. column] = own[column]
        end
    end
    for name in pairs(ZONES) do
        for row in g[name]:each() do
            all[name .. " " .. row.name] = place_text(row.place)
        end
    end
    return all
end

local function arrive(g, all, to, item)
    local column = naive.COUNTED[item.good]
    if column then
        local becomes = item.good == "commodity" and g.rules.commodity_becomes == "trade_good"
            and "trade_goods" or column
        local key = to .. " " .. becomes
        all[key] = all[key] + item.count
    elseif item.good == "captured" then
        all["unit " .. item.name] = "reinforcements/" .. to
    elseif item.good == "action_card" then
        all["action_card " .. item.name] = "cards/" .. to
    else
        local giver, kind = string.match(item.name, "^(p%d)_(.*)$")
        local is_face_up = giver ~= to and (kind == "support" or kind == "alliance")
        all["promissory " .. item.name] = (is_face_up and "in_play/" or "notes/") .. to
        if is_face_up and kind == "support" then
            all[to .. " points"] = all[to .. " points"] + 1
        end
    end
end

-- What is expected after a legal transaction.
function naive.carry_out(g, offer, discards)
    local all = naive.snapshot(g)
    for from, items in pairs { [offer.by] = offer.gives, [offer.to] = offer.takes } do
        local to = from == offer.by and offer.to or offer.by
        for _, item in ipairs(items) do
            local column = naive.COUNTED[item.good]
            if column then
                all[from .. " " .. column] = all[from .. " " .. column] - item.count
            end
            arrive(g, all, to, item)
        end
    end
    for _, list in ipairs { offer.discards, discards } do
        for _, name in ipairs(list) do
            all["action_card " .. name] = "action_discard"
        end
    end
    return all
end

return naive
