-- How an army list is written (9): `ally` where it is an allied army, then its units, with `;`
-- between all of them. A unit is its name, its points, its Unit Strength, what it is, and its item.
local list_text = {}

local STRENGTH_MOST <const> = 3 -- 49
local NAME_MOST <const> = 63 -- bytes
local KINDS <const> = { "monster", "war_machine", "legend" }

list_text.FORM = "NAME POINTS STRENGTH [monster] [war_machine] [legend] [item NAME]"

local function refuse(...)
    return nil, string.format(...)
end

local function is_number(word)
    return word ~= nil and string.find(word, "^%d+$") ~= nil
end

-- The words from a position on, as a name of a unit or an item; nil and why not.
local function read_name(words, first, last, what)
    local name = table.concat(words, " ", first, last)
    if name == "" then
        return refuse("%s has no name", what)
    elseif #name > NAME_MOST then
        return refuse("the name of %s has more than %d bytes", what, NAME_MOST)
    elseif string.find(name, "[^%w%-_' \128-\255]") then
        return refuse("the name of %s holds more than letters, digits, -, _ and '", what)
    end
    return name
end

local function is_kind(word)
    for _, kind in ipairs(KINDS) do
        if kind == word then
            return true
        end
    end
    return false
end

-- What follows the strength, from a position on: kinds, and at the end an item.
local function read_kinds(unit, words, position, what)
    for index = position, #words do
        local word = string.lower(words[index])
        if word == "item" then
            local name, reason = read_name(words, index + 1, #words, "the item of " .. what)
            unit.item = name
            return name and unit, reason
        elseif not is_kind(word) then
            return refuse("%s: %q is none of monster, war_machine, legend, item", what, word)
        elseif unit.is[word] then
            return refuse("%s: %s is there twice", what, word)
        end
        unit.is[word] = true
    end
    return unit
end

-- One unit; its name goes on until the first number.
local function read_unit(entry, number)
    local what = string.format("unit %d", number)
    local words, first = {}, nil
    for word in string.gmatch(entry, "%S+") do
        words[#words + 1] = word
        first = first or is_number(word) and #words
    end
    if not first or not is_number(words[first + 1]) then
        return refuse("%s is not written as %s", what, list_text.FORM)
    end
    local name, reason = read_name(words, 1, first - 1, what)
    if not name then
        return nil, reason
    end
    local unit = { name = name, points = tonumber(words[first]), is = {}, item = "",
        strength = tonumber(words[first + 1]) }
    if unit.strength > STRENGTH_MOST then
        return refuse("%s: a Unit Strength is 0 to %d (rule 49)", what, STRENGTH_MOST)
    end
    return read_kinds(unit, words, first + 2, what)
end

-- What a list says, { is_ally, units }; nil and why it is none.
function list_text.read(text)
    local list = { is_ally = false, units = {} }
    for entry in string.gmatch(text, "[^;]+") do
        entry = string.match(entry, "^%s*(.-)%s*$")
        if string.lower(entry) == "ally" and #list.units == 0 and not list.is_ally then
            list.is_ally = true
        elseif entry ~= "" then
            local unit, reason = read_unit(entry, #list.units + 1)
            if not unit then
                return nil, reason
            end
            table.insert(list.units, unit)
        end
    end
    return list
end

-- A unit as a list writes it, with a Unit Strength that may be another than the true one (49).
function list_text.write_unit(unit, strength)
    local words = { unit.name, tostring(unit.points), tostring(strength) }
    table.move(unit.kinds, 1, #unit.kinds, #words + 1, words)
    if unit.item ~= "" then
        words[#words + 1] = "item " .. unit.item
    end
    return table.concat(words, " ")
end

return list_text
