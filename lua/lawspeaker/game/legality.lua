-- Whether what is given to a question is a legal answer; and legal answers by chance. What there is
-- to choose from is offers.lua's, the shapes of answers accepting.lua's.
local accepting = require "lawspeaker.game.accepting"
local answer = require "lawspeaker.game.answer"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local offers = require "lawspeaker.game.offers"
local plain = require "lawspeaker.game.plain"
local sheets = require "lawspeaker.game.sheets"

local legality = {}

local TRIES_MAX <const> = 100 -- of drawing, before legal answers are listed instead

-- ---- Judging ----

local function refuse(message, ...)
    return nil, string.format(message, ...), "not_legal"
end

-- A refusal of an answer in a rule's own words, in which rows are called what the player calls
-- them. What it repeats of a text that the player gave stays as it was given.
local function as_seen(asked, value, is_legal, message, code)
    if is_legal then
        return true
    end
    return nil, objects.text_as_seen(asked.root, asked.player, message,
        objects.own_words(value)), code
end

local judge

local judges = {}

local HINTED_MOST <const> = 40 -- answers that are looked through for one that was meant

-- `; did you mean "…"?` where few answers are legal and one is near to a text; else nothing.
local function hint(asked, record, words)
    local texts = {}
    for offered in offers.each_offered(asked, record) do
        if #texts == HINTED_MOST then
            return ""
        end
        texts[#texts + 1] = answer.text(asked.root, asked.player, record, offered)
    end
    return near.hint(words, texts)
end

-- A judge of the rule's own decides alone, also about what is not listed.
function judges.choice(asked, record, value)
    if record.judge then
        return as_seen(asked, value, offers.pass(record.judge, value))
    elseif not offers.is_offered(record, value) then
        local words = answer.text(asked.root, asked.player, record, value)
        return refuse("%s is not among the legal answers%s", check.quote(words),
            hint(asked, record, words))
    end
    return true
end

function judges.number(_, record, value)
    if value < record.least or value > record.most then
        return refuse("%d is not from %d to %d", value, record.least, record.most)
    end
    return true
end

function judges.pick(asked, record, value)
    local count = #value
    if count < record.min or count > record.max then
        return refuse("%d picked; %s", count, record.min == record.max
            and record.min .. " are to be" or record.min .. " to " .. record.max .. " are allowed")
    end
    for index, item in ipairs(value) do
        local text = function()
            return check.quote(answer.choice_text(asked.root, asked.player, item))
        end
        if not offers.is_offered(record, item) then
            return refuse("%s is not among those to pick from", text())
        end
        for before = 1, index - 1 do
            if offers.is_same(value[before], item) then
                return refuse("%s is picked twice", text())
            end
        end
    end
    return true
end

function judges.slots(asked, record, value)
    for index, form in ipairs(record.slots) do
        local is_legal, message = judge(asked, form, value[index][2])
        if not is_legal then
            return refuse("%s: %s", answer.atom_text(asked.root, asked.player, form.slot), message)
        end
    end
    return true
end

function judges.proposal(asked, record, value)
    for _, part in ipairs(record.parts) do
        local is_legal, message = judge(asked, part, value[part.name])
        if not is_legal then
            return refuse("%s: %s", part.name, message)
        end
    end
    return true
end

function judges.text()
    return true
end

-- Whether an answer of the right shape is legal: true, or nil, message, code.
function judge(asked, record, value)
    local is_legal, message, code = judges[record.kind](asked, record, value)
    if not is_legal then
        return nil, message, code
    end
    return as_seen(asked, value, offers.pass_check(record, value))
end

-- Slots without an answer get their default, in the order of the slots.
local function complete(asked, record, value)
    if record.kind == "slots" then
        local given = {}
        for _, pair in ipairs(value) do
            given[answer.key(pair[1])] = pair[2]
        end
        local all = {}
        for index, form in ipairs(record.slots) do
            local item = given[answer.key(form.slot)]
            if item == nil then
                item = offers.default(asked, form)
            end
            all[index] = { form.slot, item }
        end
        return all
    end
    return value
end

-- Brings what was given, a value or a text, into the form of a legal answer with rows of the root:
-- or nil, message, code.
function legality.accept(asked, record, given)
    if type(given) == "userdata" and core.kind(given) == "sheet" then
        given = sheets.answer(given, asked.root)
    end
    if record.kind == "choice" and record.judge and not record.typed and not record.check then
        local value = accepting.judged(record, given)
        if value ~= nil then
            return value
        end
    end
    local is_plain = record.kind == "choice" and not record.judge and type(given) ~= "table"
        and type(record.choice) == "table" and offers.is_offered(record, given)
    local value, message, code = given
    if not is_plain then
        value, message, code = accepting.accept(asked.root, asked.player, record, given)
        if value == nil then
            return nil, message, code
        end
        value = complete(asked, record, value)
    end
    local is_legal
    is_legal, message, code = judge(asked, record, value)
    if not is_legal then
        return nil, message, code
    end
    return value
end

-- What a save holds as an answer, taken as it is: as above.
function legality.restore(asked, record, data)
    local value, message, code = accepting.decode(asked.root, record, data, asked.player)
    if value == nil then
        return nil, message, code
    end
    value = complete(asked, record, value)
    local is_legal
    is_legal, message, code = judge(asked, record, value)
    if not is_legal then
        return nil, message, code
    end
    return value
end

-- ---- Drawing ----

local draw

local draws = {}

function draws.choice(asked, record, random)
    local list = record.choice
    if type(list) == "function" then
        list = {}
        for value in offers.each_offered(asked, record) do
            list[#list + 1] = value
            if #list == offers.LISTED_MAX then
                break
            end
        end
    else
        list = offers.offered(record)
    end
    return random:pick(list)
end

function draws.number(_, record, random)
    local span = record.most - record.least
    if span < 0 or span >= (1 << 32) - 1 then -- wider than one draw: close to an end
        return record.least + random:integer(1 << 31) - 1
    end
    return record.least + random:integer(span + 1) - 1
end

function draws.pick(asked, record, random)
    local list = offers.offered(record)
    list = table.move(list, 1, #list, 1, {})
    local most = math.min(record.max, #list)
    local count = record.min + random:integer(most - record.min + 1) - 1
    local value = {}
    for position = 1, count do
        local chosen = position + random:integer(#list - position + 1) - 1
        list[position], list[chosen] = list[chosen], list[position]
        value[position] = list[position]
    end
    return record.ordered and value or answer.sort(asked.root, asked.player, value)
end

function draws.slots(asked, record, random)
    local all = {}
    for index, form in ipairs(record.slots) do
        all[index] = { form.slot, draw(asked, form, random) }
    end
    return all
end

function draws.proposal(asked, record, random)
    local all = {}
    for _, part in ipairs(record.parts) do
        all[part.name] = draw(asked, part, random)
    end
    return all
end

function draws.text(asked, record)
    return offers.default(asked, record)
end

-- A legal answer by chance. The question's own sampler comes first; what it returns must be legal,
-- which is taken on trust where a simulation asks.
function draw(asked, record, random)
    if record.sample then
        local sample = record.sample(random)
        if asked.is_simulated and record.kind == "choice" then
            return type(sample) == "table" and answer.as_atom(sample) or sample
        end
        local value, message = nil, plain.stranger(asked.root, sample)
        if not message then
            value, message = legality.accept(asked, record, sample)
        end
        if value == nil then
            error(string.format("%s: the sampler of question %s returned an answer that is not "
                .. "legal: %s", core.place(record.sample), check.quote(record.name or "?"),
                message), 0)
        end
        return value
    end
    for _ = 1, record.check and TRIES_MAX or 1 do
        local value = draws[record.kind](asked, record, random)
        if offers.pass_check(record, value) then
            return value
        end
    end
    local legal = {}
    for value in offers.each(asked, record) do
        legal[#legal + 1] = value
        if #legal == TRIES_MAX then
            break
        end
    end
    return #legal > 0 and random:pick(legal) or offers.default(asked, record)
end

legality.draw = draw

return legality
