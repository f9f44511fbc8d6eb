-- What verdicts rest on, for `law explain`: the orders of a phase are judged again from what was
-- noted of them, and the board's facts about each are told below it.
local boards = require "diplomacy.boards"

-- The orders of the notes: what to ask the board, and which note each unit's is.
local function read(board, notes)
    local form, numbers = { units = {}, orders = {} }, {}
    for number, note in ipairs(notes) do
        if note.name == "verdict" then
            local fields = note.fields
            local kind, at = string.match(fields.unit, "^(%S+) (%S+)$")
            table.insert(form.units, { fields.power, kind, at })
            table.insert(form.orders, fields.reason ~= "badly_written"
                and assert(board:read_order(fields.order)))
            table.insert(numbers, number)
        end
    end
    return form, numbers
end

-- What follows from a supposition, in one sentence; and the number of its last fact.
local function supposition(facts, index)
    local parts, first = { facts[index].sentence }, facts[index]
    while facts[index + 1] and facts[index + 1].depth > first.depth do
        index = index + 1
        local is_end = facts[index].fact == "as_supposed" or facts[index].fact == "contradiction"
        parts[#parts + 1] = (#parts == 1 and ": " or is_end and ", " or "; ")
            .. facts[index].sentence
    end
    return table.concat(parts), index
end

-- The convoys of a paradox: in one sentence, where there are several; and the number of the last
-- fact about them.
local function convoys(facts, index)
    local first, names = facts[index], {}
    while facts[index] and facts[index].fact == first.fact do
        names[#names + 1] = string.format("%s to %s", facts[index].unit, facts[index].place)
        index = index + 1
    end
    if #names == 1 then
        return first.sentence, index - 1
    end
    local list = table.concat(names, ", ", 1, #names - 1) .. " and " .. names[#names]
    local words = first.fact == "in_paradox"
        and "whether the convoys of %s succeed hangs on these convoys themselves: a paradox"
        or "this is part of the paradox about the convoys of %s"
    return string.format(words, list), index - 1
end

-- The sentence that is told from a fact on, and the number of the last fact that it is about.
local function sentence_of(facts, index)
    local fact = facts[index].fact
    if fact == "in_paradox" or fact == "part_of_paradox" then
        return convoys(facts, index)
    elseif fact == "if_succeeds" or fact == "if_fails" then
        return supposition(facts, index)
    end
    return facts[index].sentence, index
end

-- Adds a fact below the last one that is less deep. The number of a rule is told once.
local function add(path, depth, sentence, rule)
    local list = path[depth]
    while not list do
        depth = depth - 1
        list = path[depth]
    end
    local item = { sentence, rule = rule, shown = rule }
    if rule == list.shown then
        item.rule = nil
    end
    list[#list + 1] = item
    for deeper = depth + 2, #path do
        path[deeper] = nil
    end
    path[depth + 1] = item
end

-- The facts of a verdict as a tree. A paradox is told once: `told` has by its number of which army.
local function tree(facts, verdict, unit, told)
    local path, index = { [0] = { shown = verdict.rule } }, 1
    while index <= #facts do
        local fact = facts[index]
        if fact.fact == "in_paradox" and told[verdict.paradox] then
            add(path, 0, "this is the paradox that is told of " .. told[verdict.paradox], fact.rule)
            break
        elseif fact.fact == "in_paradox" then
            told[verdict.paradox] = unit[2] .. " " .. unit[3]
        end
        local sentence, last = sentence_of(facts, index)
        index = last + 1
        local is_plain = fact.fact == "attack" and facts[index] and facts[index].fact == "unopposed"
        if not is_plain then
            add(path, fact.depth, sentence, fact.rule)
        end
    end
    return path[0]
end

return function(setting, notes)
    local board, explained, told = boards.of(setting), {}, {}
    local form, numbers = read(board, notes)
    if #form.units == 0 then
        return explained
    end
    form.rules = boards.rules(setting)
    form.verdicts = assert(board:move(form)).verdicts
    for number, verdict in ipairs(form.verdicts) do
        explained[numbers[number]] = tree(assert(board:facts(form, number)), verdict,
            form.units[number], told)
    end
    return explained
end
