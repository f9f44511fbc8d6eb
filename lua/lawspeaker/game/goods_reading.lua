-- Goods as a player types them, "3 trade_good note alliance": a reader that goes through the words
-- of an answer, and what it makes of them. Raises { message } for what is wrong with them.
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local say = require "lawspeaker.say"
local trade_form = require "lawspeaker.game.trade_form"
local trade_words = require "lawspeaker.game.trade_words"

local goods_reading = {}

local COUNT_MOST <const> = 1000000000 -- more than that nobody means
local CALLED_MOST <const> = 63        -- bytes of an item of the game's own
local ITEM_MOST <const> = 64

-- ---- Words ----

-- The one of some names that a word stands for: itself, or the only one that it begins; or nil, and
-- what is wrong. `told`: those of them that are told of where it is none.
local function name_of(word, names, what, told)
    local typed, found = string.lower(word), {}
    if lists.has(names, word) then
        return word
    end
    for _, name in ipairs(names) do
        if string.lower(name) == typed then
            return name
        elseif string.sub(string.lower(name), 1, #typed) == typed then
            found[#found + 1] = name
        end
    end
    if #found == 1 then
        return found[1]
    elseif #found > 1 then
        return nil, string.format("%s could be %s", say.quote(word), table.concat(found, " or "))
    end
    told = told or names
    local hint = near.hint(word, told)
    return nil, string.format("no %s %s%s", what, say.quote(word), hint ~= "" and hint
        or #told > 0 and "; it is one of " .. table.concat(told, ", ") or "")
end

-- Goes through the words of an answer.
local reader = {}
reader.__index = reader

function reader:peek()
    return self.words[self.at]
end

function reader:take()
    self.at = self.at + 1
    return self.words[self.at - 1]
end

-- Raises what is wrong with the answer; trade_reading.read catches it.
local function refuse(message, ...)
    error({ message = string.format(message, ...) }, 0)
end

-- The same with the number of a rule.
local function refuse_under(self, rule, message, ...)
    refuse("%s", trade_words.under(self.match, rule, string.format(message, ...)))
end

goods_reading.refuse = refuse

-- The next word as one of some names.
function reader:name(names, what, told)
    local word = self:take()
    if not word then
        refuse("%s: then follows %s", self.words[1], say.article(what))
    end
    local name, message = name_of(word, names, what, told)
    if not name then
        refuse("%s", message)
    end
    return name
end

function reader:number(what)
    local word = self:take()
    local number = word and string.find(word, "^%d+$") and math.tointeger(tonumber(word))
    if not number then
        refuse("%s: then follows the number of a %s%s", self.words[1], what, word
            and ", not " .. say.quote(word) or "")
    end
    return number
end

local function is_keyword(word)
    return lists.has(trade_form.KEYWORDS, string.lower(word))
end

-- ---- Items ----

-- The things of a good that a player has and the speaker sees, by name.
local function seen_names(self, good, holder)
    local names = {}
    for row in self.g[good.zone][holder]:each() do
        if objects.sees(self.g, self.player, row, good.column) then
            names[#names + 1] = trade_words.thing(good, row)
        end
    end
    return names
end

-- The thing that a row's text stands for, as its player numbers it. A row can be seen and its name
-- not.
local function thing_of_alias(self, good, holder, word)
    local row = string.find(word, "^[%w_]+/%d+$")
        and objects.row_of_alias(self.g, self.player, word)
    if not row or not self.g[good.zone][holder]:has(row) then
        return nil
    elseif not objects.sees(self.g, self.player, row, good.column) then
        refuse("%s does not see what %s is called; say its name", self.player, word)
    end
    return row
end

-- What a thing is called. Of what somebody else holds unseen a name is taken as it is; without a
-- holder it is one that the player has, or will receive.
local function read_thing(self, item, holder)
    local good, word = item.good, self:take()
    if not word or is_keyword(word) and not lists.has(seen_names(self, good, holder
        or self.player), word) then
        refuse("say which %s", good.name)
    elseif item.count ~= 1 then
        refuse("each %s has a name of its own: %s NAME %s NAME", good.name, good.name, good.name)
    end
    local owner = holder or self.player
    local row = thing_of_alias(self, good, owner, word)
    if row then
        item.name, item.row_id = trade_words.thing(good, row), row.id
        return
    end
    word = trade_words.called(word)
    local names = seen_names(self, good, owner)
    local name, message = name_of(word, names, good.name)
    if name then
        item.name = name
        return
    elseif string.find(message, "could be", 1, true) then
        refuse("%s", message)
    elseif holder == self.player then
        refuse_under(self, "T1", "%s has no %s %s%s", holder, good.name, say.quote(word),
            near.hint(word, names))
    end
    item.name = word
end

local function read_own(self, item)
    if item.count ~= 1 then
        refuse("each %s is said for itself: %s … %s …", item.good.name, item.good.name,
            item.good.name)
    end
    item.words = {}
    for index = 1, item.good.arguments do
        if not self:peek() or is_keyword(self:peek()) then
            refuse("%s is followed by %d word%s%s", item.good.name, item.good.arguments,
                item.good.arguments == 1 and "" or "s",
                item.good.words and ", " .. item.good.words or "")
        end
        item.words[index] = self:take()
    end
    if #table.concat(item.words, " ") > CALLED_MOST then
        refuse("%s is too long", say.quote(table.concat(item.words, " ")))
    end
end

-- In a talk: what is never traded is refused as such, whatever follows its name (T2).
local function check_traded(self, good, holder)
    if good.is_untraded and holder and self.others then
        refuse("%s", trade_words.refusal(self.match, { reason = "not_traded", good = good,
            rule = good.rule or "T2" }))
    end
end

-- A thing that is named without its kind: what was meant, of what the speaker sees.
local function check_kind_is_said(self, holder)
    local word, plan = self:peek(), self.match.trade.plan
    if name_of(word, lists.names(plan.goods), "good") then
        return
    end
    for _, good in ipairs(plan.goods) do
        local names = good.kind == "things" and not good.is_untraded
            and seen_names(self, good, holder or self.player) or {}
        for _, name in ipairs(names) do
            if string.lower(name) == string.lower(word) then
                refuse("no good %s; did you mean %s?", say.quote(word),
                    say.quote(good.name .. " " .. name))
            end
        end
    end
end

-- One item, of what `holder` has.
function goods_reading.item(self, holder)
    local item = { count = 1 }
    local word = self:peek()
    if string.find(word, "^%d+$") then
        item.count = math.tointeger(tonumber(self:take())) or COUNT_MOST + 1
        if item.count < 1 or item.count > COUNT_MOST then
            refuse_under(self, "T2", "%s is no number of goods", word)
        elseif not self:peek() then
            refuse("%s of what?", word)
        end
    end
    local goods = self.match.trade.plan.goods
    if tonumber(self:peek()) and not goods[self:peek()] then
        refuse_under(self, "T2", "%s is no number of goods", self:peek())
    end
    check_kind_is_said(self, holder)
    item.good = goods[self:name(lists.names(goods), "good",
        trade_form.traded_names(self.match.trade.plan))]
    check_traded(self, item.good, holder)
    if item.good.kind == "things" then
        read_thing(self, item, holder)
    elseif item.good.kind == "own" then
        read_own(self, item)
    end
    return item
end

-- Whether a word begins a part of the answer: a keyword, or the beginning of one alone.
function goods_reading.keyword(self, word)
    local known = name_of(word, trade_form.KEYWORDS, "part")
    if not known or string.lower(word) == known then
        return known
    end
    return not name_of(word, lists.names(self.match.trade.plan.goods), "good") and known or nil
end

-- Items up to the next keyword.
function goods_reading.items(self, holder)
    local items = {}
    while self:peek() and not goods_reading.keyword(self, self:peek()) do
        items[#items + 1] = goods_reading.item(self, holder)
        if #items > ITEM_MOST then
            refuse("more than %d items at once", ITEM_MOST)
        end
    end
    if #items == 0 then
        refuse("%s: then follow goods, as in `%s %s`", self.words[self.at - 1],
            self.words[self.at - 1], trade_form.example(self.match.trade.plan))
    end
    return items
end

-- A reader of words; `others`: the players that they can speak of.
function goods_reading.new(match, player, words, others)
    return setmetatable({ match = match, g = match.root, player = player, words = words,
        at = 1, others = others }, reader)
end

return goods_reading
