-- What a question offers: its legal answers one after the other, and the one that is taken where a
-- player gives none. Whether something given is an answer is legality.lua's.
--
-- Functions of a question (choice, check) are the designer's. Whoever calls what is here sees to it
-- that they change nothing (run.quiet). `asked` is { root, player }.
local answer = require "lawspeaker.game.answer"

local offers = {}

offers.LISTED_MAX = 10000 -- answers looked through for one that the check allows

-- Whether two answers of a choice are the same: atoms, or flat lists of them.
function offers.is_same(a, b)
    if a == b then
        return true
    elseif type(a) ~= "table" or type(b) ~= "table" or #a ~= #b then
        return false
    end
    for index = 1, #a do
        if a[index] ~= b[index] then
            return false
        end
    end
    return true
end

-- What a choice, or a pick, offers, where it is a list: in an order that tells nothing, each once.
function offers.offered(record)
    return record.pick or record.choice
end

-- What is offered, one after the other: a list, or as the rule's own function lists it.
function offers.each_offered(_, record)
    if type(record.choice) == "function" then
        return record.choice()
    end
    local list, index = offers.offered(record), 0
    return function()
        index = index + 1
        return list[index]
    end
end

function offers.is_offered(record, value)
    if type(record.choice) == "function" then
        for offered in offers.each_offered(nil, record) do
            if offers.is_same(offered, value) then
                return true
            end
        end
        return false
    end
    local list = record.choice or record.pick
    for index = 1, #list do
        if list[index] == value then -- the usual case, made quick
            return true
        end
    end
    for index = 1, type(value) == "table" and #list or 0 do
        if offers.is_same(list[index], value) then
            return true
        end
    end
    return false
end

-- What a function of the rule's own says of an answer: true, or nil, message, code.
function offers.pass(f, value)
    local is_legal, reason = f(value)
    if is_legal then
        return true
    end
    return nil, type(reason) == "string" and reason or "the answer is not allowed", "not_legal"
end

-- What the rule's own check says of an answer that is otherwise legal.
function offers.pass_check(record, value)
    if not record.check then
        return true
    end
    return offers.pass(record.check, value) -- with why not
end

-- ---- Listing ----

local each

-- The ways to pick `count` of a list, one after the other; each is a list of indexes.
local function next_pick(indexes, count, length, is_ordered)
    local used = {}
    for position = 1, count do
        used[indexes[position]] = true
    end
    local position = count
    while position >= 1 do
        used[indexes[position]] = nil
        local following = indexes[position] + 1
        while is_ordered and used[following] do
            following = following + 1
        end
        local room = is_ordered and 0 or count - position
        if following + room <= length then
            indexes[position] = following
            used[following] = true
            for later = position + 1, count do
                local lowest = is_ordered and 1 or indexes[later - 1] + 1
                while used[lowest] do
                    lowest = lowest + 1
                end
                indexes[later] = lowest
                used[lowest] = true
            end
            return true
        end
        position = position - 1
    end
    return false
end

local listers = {}

listers.choice = offers.each_offered

function listers.number(_, record)
    local following = record.least
    return function()
        local value = following
        if value and value <= record.most then
            following = value < record.most and value + 1 or nil
            return value
        end
    end
end

function listers.pick(_, record)
    local list = offers.offered(record)
    local count, indexes = record.min, nil
    return function()
        if indexes and not next_pick(indexes, count, #list, record.ordered) then
            count, indexes = count + 1, nil
        end
        if count > record.max or count > #list then
            return nil
        end
        if not indexes then
            indexes = {}
            for position = 1, count do
                indexes[position] = position
            end
        end
        local value = {}
        for position = 1, count do
            value[position] = list[indexes[position]]
        end
        return value
    end
end

-- All combinations of the answers of several forms, the last changing first; `make` turns the list
-- of answers into one.
local function each_combination(asked, forms, make)
    local steps, values = {}, {}
    local position = 1
    local is_over = false
    return function()
        while not is_over do
            if position > #forms then
                position = #forms
                is_over = position == 0
                return make(values)
            end
            steps[position] = steps[position] or each(asked, forms[position])
            values[position] = steps[position]()
            if values[position] ~= nil then
                position = position + 1
            else
                steps[position] = nil
                position = position - 1
                is_over = position == 0
            end
        end
    end
end

function listers.slots(asked, record)
    return each_combination(asked, record.slots, function(values)
        local all = {}
        for index, form in ipairs(record.slots) do
            all[index] = { form.slot, values[index] }
        end
        return all
    end)
end

function listers.proposal(asked, record)
    return each_combination(asked, record.parts, function(values)
        local all = {}
        for index, part in ipairs(record.parts) do
            all[part.name] = values[index]
        end
        return all
    end)
end

-- Texts cannot be listed: one stands for all.
function listers.text(asked, record)
    local is_told = false
    return function()
        if not is_told then
            is_told = true
            return offers.default(asked, record)
        end
    end
end

-- The legal answers, one after the other; lazily, for there may be very many.
function each(asked, record)
    local step = listers[record.kind](asked, record)
    if not record.check then
        return step
    end
    return function()
        for value in step do
            if offers.pass_check(record, value) then
                return value
            end
        end
    end
end

offers.each = each

-- Whether `each` lists all legal answers.
function offers.is_listable(record)
    for _, form in ipairs(record.slots or record.parts or {}) do
        if not offers.is_listable(form) then
            return false
        end
    end
    return record.kind ~= "text"
end

-- The form of a slot, or part, of a question; `name` is a row, or a text as the player writes it.
function offers.inner(asked, record, name)
    for _, form in ipairs(record.slots or record.parts or {}) do
        local known = form.name or form.slot
        if known == name or type(name) == "string" and not form.name
            and answer.atom_text(asked.root, asked.player, known) == name then
            return form
        end
    end
end

-- ---- Defaults ----

-- The first legal answer, or nil and whether the search was given up.
function offers.first_legal(asked, record)
    local step = listers[record.kind](asked, record)
    for _ = 1, offers.LISTED_MAX do
        local value = step()
        if value == nil then
            return nil, false
        elseif offers.pass_check(record, value) then
            return value
        end
    end
    return nil, true
end

-- What a player gets that gives no answer.
function offers.default(asked, record)
    local default = record.default
    if default ~= nil then
        return default
    elseif record.kind == "text" then
        return ""
    elseif record.kind == "slots" then
        local all = {}
        for index, form in ipairs(record.slots) do
            all[index] = { form.slot, offers.default(asked, form) }
        end
        if offers.pass_check(record, all) then
            return all
        end
    elseif record.kind == "proposal" then
        local all = {}
        for _, part in ipairs(record.parts) do
            all[part.name] = offers.default(asked, part)
        end
        if offers.pass_check(record, all) then
            return all
        end
    end
    return (offers.first_legal(asked, record))
end

return offers
