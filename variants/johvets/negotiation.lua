-- Negotiation (J2.1): before the Orders players talk, make offers, and promise each other orders of
-- their units. Nothing of that binds anybody. All of it is in the log, and so is whether an order
-- was given as promised. In fog only what both parties see can be promised: of two units each sees
-- the other or neither does, so that nothing shows what only one of them knows.
local orders = require "johvets.orders"
local remaining = require "johvets.remaining"
local start = require "johvets.start"
local trade = require "johvets.trade"
local witness = require "johvets.witness"

local negotiation = {}

local SAY <const> = "Negotiation: what do you say, or promise, as in \"deal PLAYER promises "
    .. "order u1 move a2\"?"

-- ---- Promises of orders ----

-- Whether both parties know the unit. In fog of each other's units they know the same, and nothing
-- may show what they know of anybody else's.
local function both_know(g, one, other, name)
    local unit = g.position:unit(name)
    if not unit or not g.rules.fog then
        return unit ~= nil
    end
    return unit.owner == one and g.position:sees(other, unit.at)
        or unit.owner == other and g.position:sees(one, unit.at)
end

-- An order as it is kept: regions, books and units that both know as they are written, in whatever
-- case they were said, and the words of orders in small letters.
local function read(g, from, to, text)
    local position, written = g.position, orders.words()
    local function add(name)
        written[name] = name
        written[string.lower(name)] = written[string.lower(name)] or name
    end
    for _, region in ipairs(position.map:regions()) do
        add(region)
    end
    for _, point in ipairs(position.map:link_points()) do
        add(point.symbol)
    end
    for _, unit in ipairs(position:units()) do
        if both_know(g, from, to, unit.id) then
            add(unit.id)
        end
    end
    local words = {}
    for word in string.gmatch(string.gsub(text, "^(%s*[^%s:]+):", "%1 "), "%S+") do
        words[#words + 1] = written[word] or written[string.lower(word)] or word
    end
    return table.concat(words, " ")
end

-- The unit besides its own that an order names, or nil.
local function named_unit(words)
    return words[1] == "reinforce" and words[2] or words[1] == "transfer" and words[#words] or nil
end

-- Why a text is no order with its unit: the unit is there, and what follows is none, or that.
local function no_order_message(g, from, to, text)
    local name, word = string.match(text, "^(%S+)%s+(%S+)")
    if name and both_know(g, from, to, name) and g.position:unit(name).owner == from then
        return string.format("\"%s\" is no order; an order begins with %s", word,
            table.concat(orders.KINDS, ", "))
    end
    return "an order is promised with its unit, as in \"u1 move a2\""
end

-- Whether such an order can be spoken of at all: that its unit and the others that it names are
-- there, and its region. Whether it will be legal is for the turn to say (J3).
local function check(g, from, to, text)
    local name, words = orders.split(text)
    if not name then
        return nil, no_order_message(g, from, to, text)
    end
    local that = g.rules.fog and " that both see" or ""
    local is_own = both_know(g, from, to, name) and g.position:unit(name).owner == from
    if not is_own then
        return nil, string.format("%s has no unit %s%s", from, name, that)
    end
    local _, sentence, reason = g.position:begin():judge(name, table.concat(words, " "))
    local other = reason ~= "bad_order" and named_unit(words)
    if other and not both_know(g, from, to, other) then
        return nil, string.format("there is no unit %s%s", other, that)
    elseif reason == "bad_order" or reason == "unknown_region" then
        return nil, sentence
    end
    return true
end

-- For bots: that a unit stays or moves.
local function sample(g, from, to, random)
    local units = {}
    for _, unit in ipairs(g.position:units()) do
        units[#units + 1] = unit.owner == from and both_know(g, from, to, unit.id) and unit or nil
    end
    if #units == 0 then
        return nil
    end
    local unit = random:pick(units)
    local regions = g.position.map:neighbours(unit.at)
    if #regions == 0 or random:integer(3) == 1 then
        return unit.id .. " stay"
    end
    return unit.id .. " move " .. random:pick(regions)
end

-- Whether an order is what was promised. A Move or Link is known by where it leads (J3.8), and by
-- what it carries where the promise is of carrying.
local function is_as_promised(board, unit, promised, order)
    local wanted = witness.meaning(board, unit, promised)
    local done = witness.meaning(board, unit, order)
    if wanted.kind ~= done.kind then
        return false
    elseif wanted.kind == "transfer" then
        return wanted.book == done.book
            and string.match(promised, "%S+$") == string.match(order, "%S+$")
    elseif wanted.kind == "move" or wanted.kind == "link" then
        return wanted.to == done.to
            and (not wanted.carries or done.carries and wanted.cargo == done.cargo)
    end
    return promised == order
end

local function order_given(g, unit)
    for row in g.given:each() do
        if row.unit == unit then
            return row.order
        end
    end
end

-- In fog who was promised something is told no more than in the verdict.
local function kept(g, promise)
    local name, words = orders.split(promise.text)
    local order = order_given(g, name)
    if not order then
        return nil
    end
    local board = g.rules.fog and g.position:view(promise.to) or g.position
    if is_as_promised(board, g.position:unit(name), table.concat(words, " "), order) then
        return true
    end
    return false, name .. " " .. (g.rules.fog and witness.masked(board, order) or order)
end

-- The units of which an order has been promised.
local function units_promised(g)
    local is_promised = {}
    for promise in g.promise:each() do
        if promise.status == "open" and promise.kind == "order" then
            is_promised[orders.split(promise.words)] = true
        end
    end
    return is_promised
end

-- Once all orders are in: which promises they keep and which they break.
function negotiation.judge(g, watch)
    if not negotiation.is_held(g) then
        return
    end
    local is_promised = units_promised(g)
    for _, sheet in ipairs(watch.sheets) do
        for _, pair in ipairs(sheet) do
            if is_promised[pair[1]] then
                g.given:add { unit = pair[1], order = orders.text(pair[2]) }
            end
        end
    end
    g:judge_promises "order"
    for row in g.given:each() do
        g.given:remove(row)
    end
end

-- ---- What the game declares ----

function negotiation.is_held(setting)
    return setting.rules.negotiation_rounds ~= 0
end

-- What players can promise and, with the house rule `trade`, hand over.
function negotiation.table(setting)
    if not negotiation.is_held(setting) then
        return nil
    end
    return {
        rule = "J2.1",
        private = setting.rules.fog,
        goods = setting.rules.trade and trade.goods(setting) or {},
        allowance = trade.allowance,
        acts = {
            { "order", words = "a unit and its order in this turn", read = read, check = check,
                kept = kept, sample = sample },
        },
    }
end

-- The orders, in the moment in which promises are judged.
function negotiation.tables(setting)
    if not negotiation.is_held(setting) then
        return {}
    end
    return { { "given", { unit = "id", order = { text = 200 } }, seen_by = "nobody" } }
end

-- ---- The phase ----

-- Who is out (J6.5) talks no more. In fog nobody knows who that is, and all talk.
local function talkers(g)
    local players = start.players(g)
    if g.rules.fog then
        return players
    end
    local is_there, list = remaining(g.position), {}
    for _, player in ipairs(players) do
        list[#list + 1] = is_there[player] and player or nil
    end
    return list
end

function negotiation.talk(g)
    if not negotiation.is_held(g) then
        return
    end
    local players = talkers(g)
    if #players > 1 then
        trade.begin(g)
        g:talk { name = "talk", players = players, messages = true, rule = "J2.1", say = SAY,
            rounds = g.rules.negotiation_rounds, hidden = g.rules.fog }
        g:end_talk()
    end
end

return negotiation
