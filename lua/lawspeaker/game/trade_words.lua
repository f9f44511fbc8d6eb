-- Goods, transactions and refusals in words. It reads the state, and changes nothing.
local core = require "lawspeaker.core"

local trade_words = {}

-- ---- Items ----

local CALLED_MOST <const> = 63 -- bytes, as the ledger has them

-- A name as it is kept in proposals and in the ledger: cut at a character where it is too long.
function trade_words.called(name)
    local stop = math.min(#name, CALLED_MOST)
    while stop < #name and stop > 0 and string.find(name, "^[\x80-\xbf]", stop + 1) do
        stop = stop - 1
    end
    return string.sub(name, 1, stop)
end

-- The name of a thing as it is written in answers.
function trade_words.thing(good, row)
    return trade_words.called((string.gsub(row[good.column], "%s", "_")))
end

local function item_words(item, is_masked)
    local good = item.good
    if good.kind == "counted" then
        return string.format("%d %s", item.count, good.name)
    elseif is_masked and good.is_hidden then
        return "1 " .. good.name
    elseif good.kind == "things" then
        return good.name .. " " .. item.name
    end
    return good.name .. " " .. table.concat(item.words, " ")
end

-- `is_masked`: as whoever does not see hidden goods is told of them, so many of a kind.
function trade_words.items(items, is_masked)
    local parts, masked = {}, {}
    for _, item in ipairs(items) do
        local good = item.good
        if is_masked and good.is_hidden and good.kind ~= "counted" then
            if not masked[good] then
                parts[#parts + 1] = good
            end
            masked[good] = (masked[good] or 0) + 1
        else
            parts[#parts + 1] = item_words(item)
        end
    end
    for index, part in ipairs(parts) do
        parts[index] = masked[part] and string.format("%d %s", masked[part], part.name) or part
    end
    if #parts < 2 then
        return parts[1] or "nothing"
    end
    return table.concat(parts, ", ", 1, #parts - 1) .. " and " .. parts[#parts]
end

-- Whether any of it is seen by the two alone.
function trade_words.has_hidden(items)
    for _, item in ipairs(items) do
        if item.good.is_hidden then
            return true
        end
    end
    return false
end

-- ---- Refusals ----

-- { reason, rule, player, good = of the plan, name, has, needs, message } in words, with the rule.
local sentences = {}

function sentences.not_traded(refusal)
    return refusal.good.name .. " is never traded"
end

function sentences.not_held(refusal)
    return string.format("%s has no %s%s", refusal.player, refusal.good.name,
        refusal.name and " " .. refusal.name
        or refusal.good.kind == "counted" and "" or " like that")
end

function sentences.too_few(refusal)
    return string.format("%s has %d %s, not %d", refusal.player, refusal.has, refusal.good.name,
        refusal.needs)
end

function sentences.too_many(refusal)
    return string.format("%s would give %d %s; %d at most in one transaction", refusal.player,
        refusal.needs, refusal.good.name, refusal.has)
end

function sentences.over_capacity(refusal)
    local good = refusal.good
    return string.format("%s would have %d %s, and may have %d%s", refusal.player, refusal.has,
        good.name, refusal.needs, good.discard and string.format(
            "; name %d to give up, `discards %s NAME`", refusal.has - refusal.needs, good.name)
            or "")
end

-- The same is given, or discarded, a second time.
function sentences.twice(refusal)
    return refusal.name and string.format("%s %s is there twice", refusal.good.name, refusal.name)
        or refusal.message
end

function sentences.bad_discard(refusal)
    if refusal.is_twice and refusal.good then
        return sentences.twice(refusal)
    end
    return string.format("%s need not, or cannot, discard %s", refusal.player,
        refusal.name or "that")
end

-- Of a side about which more is not for all to know.
function trade_words.untold(player)
    return string.format("%s does not have all of that, or would have too much", player)
end

-- Of a side whose discards were named when it proposed.
function trade_words.unfit(player)
    return string.format("the discards that %s named do not fit", player)
end

-- The number that a refusal bears: where the game has one for all of its trading that one, in place
-- of T1 to T6.
function trade_words.rule(match, rule)
    local own = match.trade and match.trade.plan.rule
    return own and string.find(rule or "", "^T[1-6]$") and own or rule
end

-- A sentence with the number of its rule at the end.
function trade_words.under(match, rule, sentence)
    return string.format("%s (%s)", sentence, trade_words.rule(match, rule))
end

-- A refusal as a sentence that ends with the rule.
function trade_words.refusal(match, refusal)
    local sentence = (refusal.good or refusal.reason == "bad_discard") and sentences[refusal.reason]
        and sentences[refusal.reason](refusal) or refusal.message
    return (refusal.rule or "") ~= "" and trade_words.under(match, refusal.rule, sentence)
        or sentence
end

-- ---- Notes ----

-- What the notes of trading say, unless the game has words of its own for one.
trade_words.notes = {
    message = "{from} to {to}: {text}",
    proposed = "{by} to {to}, number {number}: {by} {text}",
    withdrawn = "{by} withdraws proposal {number} to {to}",
    declined = "{to} declines proposal {number} of {by}",
    lapsed = "proposal {number} of {by} to {to} lapses",
    accepted = "{to} accepts proposal {number} of {by}",
    failed = "proposal {number} of {by} to {to} cannot be carried out: {text}",
    traded = "{first} and {second} trade: {first} gives {first_gives}, {second} gives "
        .. "{second_gives}",
    traded_in_full = "that is: {first} gives {first_gives}, {second} gives {second_gives}",
    in_full = "number {number} in full: {text}",
    discarded = "{player} discards {count}",
    promised = "{by} promises {to}, number {number}: {text}",
    kept = "{by} has kept promise {number} to {to}: {text}",
    broken = "{by} has broken promise {number} to {to}: {text}{why}",
    blamed = "{to} blames {by} for promise {number}: {text}",
}

-- ---- The order of players ----

-- Two players in the order of play.
function trade_words.in_order(g, a, b)
    for _, player in ipairs(core.schema_describe(core.state_schema(core.root_state(g))).players) do
        if player == a or player == b then
            return player, player == a and b or a
        end
    end
end

return trade_words
