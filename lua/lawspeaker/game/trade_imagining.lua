-- What a player does not know of the talks of others, made up: names of hidden goods that were
-- spoken of in the open, so that all know how many there are and the two alone which.
local lists = require "lawspeaker.lists"

local trade_imagining = {}

local HOLE <const> = "?" -- a name that not all know

-- ---- Answers ----

-- Where an item's name stands among the words of an answer, from one of them on.
local function find_word(words, name)
    for index, word in ipairs(words) do
        if word == name then
            return index
        end
    end
end

-- An answer in a talk without the names of hidden goods: { words, holes = { { at, good, owner } } }
-- or nil where it names none; `action`: what it means.
function trade_imagining.masked(player, action, answer)
    if type(answer) ~= "table" then
        return nil
    end
    local masked = { words = table.move(answer, 1, #answer, 1, {}), holes = {} }
    for _, side in ipairs { { action.gives, player }, { action.takes, action.to },
        { action.discards, player } } do
        for _, item in ipairs(side[1] or {}) do
            local at = item.good.is_hidden and find_word(masked.words, item.name)
            if at then
                masked.words[at] = HOLE
                table.insert(masked.holes, { at = at, good = item.good.name, owner = side[2] })
            end
        end
    end
    return #masked.holes > 0 and masked or nil
end

-- A thing of such a good that a player has, by chance; or nil.
local function draw_thing(match, name, owner, random)
    local good, list = match.trade.plan.goods[name], {}
    if good and good.kind == "things" then
        for row in match.root[good.zone][owner]:each() do
            list[#list + 1] = row[good.column]
        end
    end
    return #list > 0 and random:pick(list) or nil
end

-- A masked answer with names by chance; or nil where there are none.
function trade_imagining.filled(match, masked, random)
    local words = table.move(masked.words, 1, #masked.words, 1, {})
    for _, hole in ipairs(masked.holes) do
        words[hole.at] = draw_thing(match, hole.good, hole.owner, random)
        if not words[hole.at] then
            return nil
        end
    end
    return words
end

-- ---- States ----

-- How often players have agreed on something, as far as a player knows that.
local function tell_counts(truth, g, player)
    for row in truth.talk_count:each() do
        if row.first == row.second or row.first == player or row.second == player then
            g.talk_count:add { first = row.first, second = row.second, count = row.count }
        end
    end
end

local function name_secrets(match, rows, from, to, player, random)
    for row in rows:each() do
        local good = match.trade.plan.goods[row[from == "by" and "kind" or "good"]]
        local is_secret = good and good.is_hidden and row.secret == ""
            and not lists.has({ row[from], row[to] }, player)
        if is_secret then
            row.secret = draw_thing(match, good.name, row[from], random) or ""
        end
    end
end

-- Completes the state of a match that is made up for a player, which can be changed. `truth`: the
-- root of the true one.
function trade_imagining.complete(match, truth, player, random)
    local g = match.root
    tell_counts(truth, g, player)
    name_secrets(match, g.term, "from", "to", player, random)
    name_secrets(match, g.promise, "by", "to", player, random)
end

return trade_imagining
