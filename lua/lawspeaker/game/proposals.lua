-- Proposals and deals that stand: kept as rows of the state, found, put into words and ended. What
-- can be proposed is proposing.lua's, what accepting one does deals.lua's.
local objects = require "lawspeaker.game.objects"
local promises = require "lawspeaker.game.promises"
local trade_words = require "lawspeaker.game.trade_words"

local proposals = {}

-- ---- As rows ----

-- The columns of a row that say what an item is.
function proposals.item_fields(item)
    local called = item.name or item.words and table.concat(item.words, " ") or ""
    return { good = item.good.name, count = item.count,
        called = item.good.is_hidden and "" or called,
        secret = item.good.is_hidden and called or "" }
end

-- The columns of a row that say what is promised beside goods.
function proposals.act_fields(match, act, text)
    local is_hidden = match.trade.plan.acts[act] and match.trade.plan.acts[act].hidden
    return { good = act, words = is_hidden and "" or text, secret_words = is_hidden and text or "" }
end

local function add_term(g, row, position, fields)
    fields.proposal, fields.position = row, position
    fields.viewers = row.viewers
    g.term:add(fields)
    return position + 1
end

-- What a player gives, promises and would discard; the others see no hidden name of a discard.
local function add_side(match, row, position, side)
    local g = match.root
    for _, item in ipairs(side.gives) do
        local fields = proposals.item_fields(item)
        fields.part, fields.from, fields.to = "gives", side.player, side.to
        fields.row_id = item.row_id
        position = add_term(g, row, position, fields)
    end
    for _, item in ipairs(side.discards or {}) do
        local fields = proposals.item_fields(item)
        fields.part, fields.from, fields.to = "discards", side.player, side.player
        fields.called, fields.secret, fields.row_id = "", item.name, item.row_id
        position = add_term(g, row, position, fields)
    end
    for _, promise in ipairs(side.promises) do
        local fields = proposals.act_fields(match, promise.act, promise.text)
        fields.part, fields.from, fields.to = "promises", side.player, side.to
        position = add_term(g, row, position, fields)
    end
    return position
end

-- The two sides of what a player proposes.
function proposals.sides_of(player, action)
    return { player = player, to = action.to, gives = action.gives, promises = action.promises,
            discards = action.discards },
        { player = action.to, to = player, gives = action.takes, promises = action.asks }
end

-- A proposal from now on. `is_open`: all see it.
function proposals.add(match, player, action, is_open)
    local g = match.root
    local viewers = is_open and g.players or { player, action.to }
    local row = g.proposal:add { number = promises.number(g, player, action.to, is_open),
        by = player, to = action.to, viewers = viewers, is_deal = action.is_deal,
        is_open = is_open }
    local own, others = proposals.sides_of(player, action)
    add_side(match, row, add_side(match, row, 1, own), others)
    promises.note(match, row.is_deal and "T6" or "T1", "proposed", row, function(is_masked)
        return { number = row.number, by = player, to = action.to,
            text = proposals.text(match, row, is_masked) }
    end)
end

local function terms_of(g, row)
    local terms = {}
    for term in g.term:each() do
        terms[#terms + 1] = term.proposal == row and term or nil
    end
    table.sort(terms, function(a, b) return a.position < b.position end)
    return terms
end

-- The two sides of a proposal, of the match or of a view: that of who made it first.
function proposals.sides(match, row)
    local sides = {
        { player = row.by, to = row.to, gives = {}, discards = {}, promises = {} },
        { player = row.to, to = row.by, gives = {}, discards = {}, promises = {} },
    }
    for _, term in ipairs(terms_of(objects.root_of(row), row)) do
        local list = sides[term.from == row.by and 1 or 2][term.part]
        if term.part == "promises" then
            list[#list + 1] = { act = term.good, text = promises.words(term) }
        else
            local item = promises.item(match, term, term.good) -- none: no good, and no term
            if item and (term.row_id or 0) > 0 then
                item.row_id = term.row_id
            end
            list[#list + 1] = item
        end
    end
    return sides[1], sides[2]
end

-- Removes a proposal, which a function of the game may have done already.
function proposals.remove(g, row)
    if not objects.row_exists(row) then
        return
    end
    for _, term in ipairs(terms_of(g, row)) do
        g.term:remove(term)
    end
    g.proposal:remove(row)
end

-- The standing proposals, by number, for which `is_one` says so.
function proposals.all(g, is_one)
    local list = {}
    for row in g.proposal:each() do
        list[#list + 1] = (not is_one or is_one(row)) and row or nil
    end
    table.sort(list, function(a, b)
        return a.number < b.number or a.number == b.number and a.id < b.id
    end)
    return list
end

-- The proposal of a number that a player has made (`role` "by") or was made ("to"); or nil, why.
function proposals.find(match, role, player, number)
    local numbers = {}
    for _, row in ipairs(proposals.all(match.root, function(one) return one[role] == player end)) do
        if row.number == number then
            return row
        end
        numbers[#numbers + 1] = tostring(row.number)
    end
    return nil, trade_words.under(match, "T1", string.format("no proposal %d %s %s stands%s",
        number, role, player, #numbers > 0 and "; there is " .. table.concat(numbers, ", ") or ""))
end

-- ---- In words ----

function proposals.promise_words(match, list, is_masked)
    local parts = {}
    for index, one in ipairs(list) do
        parts[index] = promises.act_text(match, one.act, one.text, is_masked)
    end
    return table.concat(parts, " and ")
end

local VERBS <const> = { { "gives", "gives" }, { "gives", "takes" }, { "promises", "promises" },
    { "promises", "asks" } }

-- "gives 2 trade_good and takes 3 commodity"
function proposals.text(match, row, is_masked)
    local own, others = proposals.sides(match, row)
    local parts = {}
    for _, verb in ipairs(VERBS) do
        local side = (verb[2] == "takes" or verb[2] == "asks") and others or own
        local list = side[verb[1]]
        if #list > 0 then
            local words = verb[1] == "gives" and trade_words.items(list, is_masked)
                or proposals.promise_words(match, list, is_masked)
            parts[#parts + 1] = verb[2] .. " " .. words
        end
    end
    return #parts < 2 and (parts[1] or "gives nothing")
        or table.concat(parts, ", ", 1, #parts - 1) .. " and " .. parts[#parts]
end

-- ---- Ending ----

-- Notes what became of a proposal, a row or what is copied of it; `text` is for the two,
-- `open_text` for all others that see it.
function proposals.note(match, row, name, text, open_text, rule)
    promises.note(match, rule or row.is_deal and "T6" or "T1", name, row, function(is_masked)
        return { number = row.number, by = row.by, to = row.to,
            text = is_masked and open_text or text }
    end)
end

-- A proposal ends: it was declined or withdrawn, or its time is over ("lapsed").
function proposals.finish(match, row, name)
    proposals.note(match, row, name)
    proposals.remove(match.root, row)
end

function proposals.lapse_all(match)
    for _, row in ipairs(proposals.all(match.root)) do
        proposals.finish(match, row, "lapsed")
    end
end

return proposals
