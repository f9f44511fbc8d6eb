-- What a player types in a talk, read: words into an action, or nil and what is wrong with it.
-- Names go in any case, and beginnings of names where they leave one. It knows what can be said;
-- whether it can be done is not asked here.
local core = require "lawspeaker.core"
local goods_reading = require "lawspeaker.game.goods_reading"
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"
local say = require "lawspeaker.say"
local trade = require "lawspeaker.game.trade"
local trade_form = require "lawspeaker.game.trade_form"
local trade_tables = require "lawspeaker.game.trade_tables"

local trade_reading = {}

local refuse = goods_reading.refuse

-- ---- Promises ----

-- An act and its text, up to the next part of the answer.
local function read_promise(self)
    local acts = lists.names(self.match.trade.plan.acts)
    acts[#acts + 1] = trade_form.WORDS
    local act, words = self:name(acts, "act"), {}
    while self:peek() and not lists.has(trade_form.KEYWORDS, string.lower(self:peek())) do
        words[#words + 1] = self:take()
    end
    local text = table.concat(words, " ")
    if act == trade_form.WORDS and text ~= "" then
        refuse("%s is followed by nothing: what is promised is asked afterwards", act)
    elseif #text > trade.TEXT_MOST then
        refuse("the text of a promise has at most %d bytes", trade.TEXT_MOST)
    end
    return { act = act, text = text }
end

-- ---- Actions ----

local verbs = {}

function verbs.pass()
    return {}
end

function verbs.say(self)
    local names = { "all" }
    return { to = self:name(table.move(self.others, 1, #self.others, 2, names), "player") }
end

local PARTS <const> = {
    gives = function(self) return goods_reading.items(self, self.player) end,
    takes = function(self, action) return goods_reading.items(self, action.to) end,
    discards = function(self) return goods_reading.items(self) end,
}

-- A part of an agreement; what is promised and asked may be there several times.
local function read_part(self, action, is_deal)
    local part = goods_reading.keyword(self, self:peek())
    if not part then
        refuse("expected %s, got %s", table.concat(trade_form.KEYWORDS, ", ", 1,
            is_deal and 5 or 3), say.quote(self:peek()))
    end
    self:take()
    if part == "promises" or part == "asks" then
        if not is_deal then
            refuse("a promise is made in a deal: deal %s …", action.to)
        end
        action[part] = action[part] or {}
        table.insert(action[part], read_promise(self))
    elseif action[part] then
        refuse("%s is there twice", part)
    elseif #self.match.trade.plan.goods == 0 then
        refuse "there are no goods to trade"
    else
        action[part] = PARTS[part](self, action)
    end
end

local function read_agreement(self, is_deal)
    local action = { to = self:name(self.others, "player"), is_deal = is_deal }
    if self:peek() and string.lower(self:peek()) == "openly" then
        self:take()
        action.is_open = true
    end
    while self:peek() do
        read_part(self, action, is_deal)
    end
    local count = 0
    for _, part in ipairs(trade_form.KEYWORDS) do
        action[part] = action[part] or {}
        count = count + #action[part]
    end
    if count > trade_tables.TERMS_MOST then
        refuse("%d goods and promises at once; %d at most", count, trade_tables.TERMS_MOST)
    end
    return action
end

function verbs.propose(self)
    return read_agreement(self, false)
end

function verbs.deal(self)
    return read_agreement(self, true)
end

function verbs.accept(self)
    local action = { number = self:number "proposal", discards = {} }
    if self:peek() then
        self:name({ "discards" }, "word")
        action.discards = PARTS.discards(self)
    end
    return action
end

function verbs.decline(self)
    return { number = self:number "proposal" }
end

verbs.withdraw = verbs.decline

function verbs.blame(self)
    return { number = self:number "promise" }
end

-- ---- From outside ----

-- The result of f, or nil and what it refused.
local function caught(f, ...)
    local results = table.pack(core.call_whole(f, ...))
    if results[1] then
        return results[2]
    elseif type(results[2]) == "table" and results[2].message then
        return nil, results[2].message
    end
    error(results[2], 0)
end

-- What an answer says: { verb = …, … }, or nil and what is wrong with it. `talk`: the verbs that
-- there are, and the players who take part.
function trade_reading.read(match, player, talk, answer)
    local words = type(answer) == "table" and not objects.is_row(answer) and answer or { answer }
    return caught(function()
        for _, word in ipairs(words) do
            if type(word) ~= "string" then
                refuse("expected words, as they are typed, got %s", say.describe(word))
            end
        end
        local others = {}
        for _, other in ipairs(talk.players) do
            others[#others + 1] = other ~= player and other or nil
        end
        local self = goods_reading.new(match, player, words, others)
        local first = string.lower(self:peek() or "")
        if first == "propose" and not talk.offers then
            refuse("propose: no goods are traded in this talk")
        end
        local verb = self:name(talk.verbs, "answer")
        local action = verbs[verb](self)
        action.verb = verb
        if self:peek() then
            refuse("%s: nothing follows there, but %s does", verb, say.quote(self:peek()))
        end
        return action
    end)
end

-- Goods from a text, of what `holder` has; or nil and what is wrong with it.
function trade_reading.items(match, holder, text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return caught(function()
        for _, word in ipairs(words) do
            if not core.choice_word(match.root, word) then
                refuse("%s is no word", say.quote(word))
            end
        end
        local self, items = goods_reading.new(match, holder, words), {}
        while self:peek() do
            items[#items + 1] = goods_reading.item(self, holder)
        end
        return items
    end)
end

return trade_reading
