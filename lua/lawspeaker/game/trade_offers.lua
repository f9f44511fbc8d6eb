-- What a player could answer in a talk: listed one after the other, and drawn by chance. Both
-- depend on what that player sees alone; what it is told is whether an answer can be given.
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"
local proposals = require "lawspeaker.game.proposals"
local run = require "lawspeaker.game.run"
local core = require "lawspeaker.core"
local trade = require "lawspeaker.game.trade"
local trade_form = require "lawspeaker.game.trade_form"
local trade_words = require "lawspeaker.game.trade_words"

local trade_offers = {}

local COUNTED_MOST <const> = 20 -- different numbers of one good that are listed
local TRIES <const> = 12        -- of drawing an answer, before it is a pass
local ITEMS_MOST <const> = 3    -- items of a side that is drawn

-- ---- What there is to give, as words ----

-- How much of a counted good a player has, as another one sees it; 1 where it does not.
local function seen_count(match, good, holder, viewer)
    if holder == viewer then
        return core.trade_held(match.trade.goods, match.root, good.index, holder)
    end
    local row = match.root[good.zone][holder]:top()
    local is_seen = row and not good.is_hidden
        and objects.sees(match.root, viewer, row, good.column)
    return is_seen and core.trade_held(match.trade.goods, match.root, good.index, holder) or 1
end

local adds = {}

function adds.counted(match, list, good, holder, viewer)
    local most = math.min(seen_count(match, good, holder, viewer), COUNTED_MOST)
    for count = 1, most do
        list[#list + 1] = { tostring(count), good.name }
    end
end

function adds.things(match, list, good, holder, viewer, to)
    for row in match.root[good.zone][holder]:each() do
        local may_go = not good.only_to or row[good.only_to] == to
        local is_seen = objects.sees(match.root, viewer, row, good.column)
        local name = is_seen and may_go and trade_words.thing(good, row)
        if name and core.choice_word(match.root, name) then
            list[#list + 1] = { good.name, name }
        end
    end
end

local function list_length(value)
    return type(value) == "table" and not objects.is_row(value) and core.list_length(value) or nil
end

-- An item of the game's own as words, from what its `items` returned of it.
local function own_item(good, words)
    if list_length(words) ~= good.arguments then
        trade.fail_answer(good.items, "items", words, string.format(
            "; each is a list of %d words", good.arguments))
    end
    local item = { good.name }
    for index = 1, good.arguments do
        local word = rawget(words, index)
        if type(word) ~= "string" and math.type(word) ~= "integer" then
            trade.fail_answer(good.items, "items", word, " for a word")
        end
        item[index + 1] = tostring(word)
    end
    return item
end

function adds.own(match, list, good, holder, viewer, to)
    if not good.items or holder ~= viewer and good.is_hidden then
        return
    end
    local items = run.quiet(match, good.items, match.root, holder, to)
    for index = 1, list_length(items) or trade.fail_answer(good.items, "items", items) do
        local item, is_word = own_item(good, rawget(items, index)), true
        for _, word in ipairs(item) do
            is_word = is_word and core.choice_word(match.root, word)
        end
        list[#list + 1] = is_word and item or nil
    end
end

-- What a player could give another of a good, as its viewer sees it: lists of words.
local function items_of(match, good, holder, to, viewer)
    local list = {}
    if not good.is_untraded then
        adds[good.kind](match, list, good, holder, viewer, to)
    end
    return list
end

-- ---- Listing ----

local function join(...)
    local words = {}
    for _, part in ipairs { ... } do
        for _, word in ipairs(type(part) == "table" and part or { part }) do
            words[#words + 1] = word
        end
    end
    return words
end

local function list_answers(match, player, add)
    local g = match.root
    if not match.trade then
        return
    end
    for _, row in ipairs(proposals.all(g, function(one) return one.to == player end)) do
        add { "accept", tostring(row.number) }
        add { "decline", tostring(row.number) }
    end
    for _, row in ipairs(proposals.all(g, function(one) return one.by == player end)) do
        add { "withdraw", tostring(row.number) }
    end
    for row in g.promise:each() do
        if row.to == player then
            add { "blame", tostring(row.number) }
        end
    end
end

-- One item of a good against one of another, and either for nothing.
local function list_pair(match, player, other, give, take, add)
    local gives = give and items_of(match, give, player, other, player) or { {} }
    local takes = take and items_of(match, take, other, player, player) or { {} }
    for _, given in ipairs(gives) do
        for _, taken in ipairs(takes) do
            add(join({ "propose", other }, give and join("gives", given) or {},
                take and join("takes", taken) or {}))
        end
    end
end

local function list_proposals(match, player, other, add)
    local goods = match.trade.plan.goods
    for give = 0, #goods do
        for take = 0, #goods do
            if give + take > 0 and (give ~= take or goods[give].kind ~= "counted") then
                list_pair(match, player, other, goods[give], goods[take], add)
            end
        end
    end
end

-- The answers of a talk, one after the other: `judge` says which of those that come to mind can be
-- given.
function trade_offers.each(match, player, talk, judge)
    local thread = coroutine.create(function()
        local has = function(verb) return lists.has(talk.verbs, verb) end
        local function add(answer)
            if judge(answer) then
                coroutine.yield(answer)
            end
        end
        coroutine.yield "pass"
        if has "say" then
            coroutine.yield { "say", "all" }
        end
        for _, other in ipairs(talk.players) do
            if has "say" and other ~= player then
                coroutine.yield { "say", other }
            end
        end
        list_answers(match, player, add)
        for _, other in ipairs(has "propose" and talk.players or {}) do
            if other ~= player and trade.left(match, player, other) > 0 then
                list_proposals(match, player, other, add)
            end
        end
    end)
    return function() -- coroutine.wrap would put its own place before an error of the game's
        local is_whole, answer = coroutine.resume(thread)
        if not is_whole then
            error(answer, 0)
        end
        return answer
    end
end

-- ---- Drawing ----

local function chance(random, most)
    return random:integer(most) == 1
end

-- Some items of what a player could give, each good once.
local function draw_items(match, random, holder, to, viewer)
    local words, goods = {}, match.trade and match.trade.plan.goods or {}
    local used = {}
    for _ = 1, #goods > 0 and random:integer(ITEMS_MOST) or 0 do
        local good = random:pick(goods)
        local items = not used[good] and items_of(match, good, holder, to, viewer) or {}
        if #items > 0 then
            used[good] = true
            table.move(items[random:integer(#items)], 1, 99, #words + 1, words)
        end
    end
    return words
end

local function draw_promise(match, random, from, to)
    local acts = match.trade.plan.acts
    local act = #acts > 0 and random:pick(acts) or nil
    if act and act.sample then
        local text = run.quiet(match, act.sample, match.root, from, to, random)
        return type(text) == "string" and join(act.name, { text }) or nil
    end
    return act and { act.name } or { trade_form.WORDS }
end

local function draw_agreement(match, random, player, other, verb)
    local words = { verb, other }
    local function add(keyword, part)
        if part and #part > 0 then
            words = join(words, keyword, part)
        end
    end
    if not chance(random, 4) then
        add("gives", draw_items(match, random, player, other, player))
    end
    if not chance(random, 4) then
        add("takes", draw_items(match, random, other, player, player))
    end
    if verb == "deal" and chance(random, 2) then
        add("promises", draw_promise(match, random, player, other))
    end
    if verb == "deal" and (chance(random, 2) or #words == 2) then
        add("asks", draw_promise(match, random, other, player))
    end
    return words
end

local function split_words(answer)
    local words = {}
    for word in string.gmatch(table.concat(answer, " "), "%S+") do
        words[#words + 1] = word
    end
    return words
end

-- An answer to something that stands.
local function draw_answer(match, random, player)
    local list = {}
    list_answers(match, player, function(answer)
        list[#list + 1] = answer
    end)
    return #list > 0 and random:pick(list) or nil
end

local function draw(match, random, player, talk)
    local others = {}
    for _, other in ipairs(talk.players) do
        others[#others + 1] = other ~= player and other or nil
    end
    local verb = random:pick(talk.verbs)
    if #others == 0 or verb == "pass" then
        return "pass"
    elseif verb == "say" then
        return { "say", chance(random, 2) and "all" or random:pick(others) }
    elseif verb == "propose" or verb == "deal" then
        local other = random:pick(others)
        return split_words(draw_agreement(match, random, player, other, verb))
    end
    return draw_answer(match, random, player) or "pass"
end

-- An answer by chance: mostly a pass, so that all of many players pass in a row before long; what
-- can be accepted is accepted about as often as not.
function trade_offers.sample(match, player, talk, judge, random)
    local function is_to_it(row)
        return row.to == player
    end
    for _, row in ipairs(match.trade and proposals.all(match.root, is_to_it) or {}) do
        local verb = chance(random, 2) and "accept" or chance(random, 2) and "decline"
        local answer = verb and { verb, tostring(row.number) }
        if answer and judge(answer) then
            return answer
        end
    end
    if random:integer(3 * #talk.players) > 2 then
        return "pass"
    end
    for _ = 1, TRIES do
        local answer = draw(match, random, player, talk)
        if answer == "pass" or judge(answer) then
            return answer
        end
    end
    return "pass"
end

return trade_offers
