-- Orders as people write them, beyond what boards read: whose a unit is, a wrong type, a coast
-- that does not fit, a convoy's path, several orders for one unit. Which of it is a mistake that
-- makes an order void is a matter of house rules; what is none is overlooked.
local writing = {}

-- Rows of the game's list of rules.
writing.RULES = {
    { "coast_mistakes_void", false, "4.B.5", "an order is void that names another coast of its "
        .. "unit, or a coast for an army" },
    { "type_needed", false, "4.C.1", "an order is void that does not say what type its unit is" },
    { "wrong_type_voids", false, "4.C.2", "an order is void that calls its unit by another type" },
    { "untyped_builds", "best", "4.C.3", "a build that says no type is an army inland, and a fleet "
        .. "on a coast that is named (best); an army inland; nothing",
        choices = { "best", "inland", "none" } },
    { "nationality_needed", false, "4.C.5", "an order about a unit of another power is void that "
        .. "does not say whose that is" },
    { "wrong_nationality_voids", false, "4.C.6", "an order is void that calls another unit that of "
        .. "a power whose it is not" },
    { "several_orders", "hold", "4.D.3", "a unit that gets several possible orders in one text "
        .. "holds, or carries out the first or the last of them",
        choices = { "hold", "first", "last" } },
    { "implicit_orders", false, "4.E.3", "a unit without an order makes the move that units of its "
        .. "own power are ordered to support or convoy" },
}

local PEOPLES <const> = { austrian = "Austria", english = "England", british = "England",
    french = "France", german = "Germany", italian = "Italy", russian = "Russia",
    turkish = "Turkey" }

-- The power that a word is about: "Austria", "Austria's", "Austrian", "France:".
local function power_of(board, word)
    local name = string.lower((string.gsub(string.gsub(word, "'s$", ""), ":$", "")))
    for _, power in ipairs(board.powers) do
        if string.lower(power) == name or PEOPLES[name] == power then
            return power
        end
    end
end

local ABOUT_OTHERS <const> = { s = true, support = true, supports = true, c = true, convoy = true,
    convoys = true }

-- An order without powers and without a path between where a unit is and where it goes; the power
-- that the other unit was called after.
local function clean(board, text)
    local words, named, is_about_other = {}, nil, false
    for word in string.gmatch(text, "%S+") do
        local power = power_of(board, word)
        named = is_about_other and power or named
        is_about_other = is_about_other or ABOUT_OTHERS[string.lower(word)]
        words[#words + 1] = not power and word or nil
    end
    local plain = table.concat(words, " ")
    local head, goal = string.match(plain, "^(%a*%s*%S+%s+%-)%s.*%s%-%s(.+)$")
    if head and not string.find(plain, "%s[SsCc]%a*%s") then
        return head .. " " .. goal, named
    end
    return plain, named
end

local function unit_in(board, units, at)
    local province = at and board:place(at).province
    for _, unit in ipairs(units) do
        if board:place(unit[3]).province == province then
            return unit
        end
    end
end

local function has_coast(board, at)
    return board:place(at).province ~= board:place(at).id
end

-- What is wrong with an order by the house rules: { number, sentence }.
local function fault_of(board, units, raw, named, rules)
    local unit, other = unit_in(board, units, raw.at), raw.of and unit_in(board, units, raw.of)
    if rules.coast_mistakes_void and has_coast(board, raw.at)
        and board:place(raw.at).id ~= unit[3] then
        return { "4.B.5", "it names a coast where the unit does not stand" }
    elseif rules.coast_mistakes_void and raw.kind == "move" and unit[2] == "A"
        and has_coast(board, raw.to) then
        return { "4.B.6", "it names a coast for an army" }
    elseif rules.type_needed and not raw.unit then
        return { "4.C.1", "it does not say what type the unit is" }
    elseif rules.wrong_type_voids and raw.unit and raw.unit ~= unit[2] then
        return { "4.C.2", "it calls the unit by another type" }
    elseif rules.nationality_needed and other and other[1] ~= unit[1] and not named then
        return { "4.C.5", "it does not say whose the other unit is" }
    elseif rules.wrong_nationality_voids and other and named and named ~= other[1] then
        return { "4.C.6", "it calls the other unit that of a power whose it is not" }
    end
end

-- An order for one of the units: the order, or nil and a message; and where house rules make it
-- void, { number, sentence }.
function writing.read(board, units, text, rules)
    local raw, message = board:read_order(text)
    local named
    if not raw then
        local plain
        plain, named = clean(board, text)
        raw = board:read_order(plain)
    end
    if not raw then
        return nil, message
    end
    local unit = unit_in(board, units, raw.at)
    if not unit or raw.kind == "build" then
        return board:read_order(text, units)
    end
    local fault = fault_of(board, units, raw, named, rules)
    raw.unit, raw.of_unit = nil, nil
    local order
    order, message = board:read_order(board:order_text(raw, units), units)
    return order, message, fault
end

-- The words of an order as it is written; where that is needed, with whose the other unit is.
function writing.words(board, units, text, rules)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    if rules.nationality_needed and (words[3] == "S" or words[3] == "C") then
        local unit = unit_in(board, units, words[2])
        local other = board:place(words[5]) and unit_in(board, units, words[5])
        if unit and other and other[1] ~= unit[1] then
            table.insert(words, 4, other[1])
        end
    end
    return words
end

-- ---- Builds ----

-- "B mun", which says no type, as what is meant.
function writing.read_build(board, text, rules)
    local order, message = board:read_order(text)
    local words = string.match(text, "^%s*[Bb]%a*%s+(.-)%s*$")
    local id = not order and words and rules.untyped_builds ~= "none" and board:find(words)
    local place = id and board:place(id)
    if place and place.terrain == "land" then
        return board:read_order("B A " .. id)
    elseif place and place.id ~= place.province and rules.untyped_builds == "best" then
        return board:read_order("B F " .. id)
    elseif order and order.unit == "F" and rules.inland_fleet_is_army
        and board:place(order.at).terrain == "land" then
        return board:read_order("B A " .. order.at)
    end
    return order, message
end

-- ---- Several orders ----

local IMPOSSIBLE <const> = { no_such_place = true, itself = true, same_province = true,
    wrong_terrain = true, coast_not_reached = true, coast_not_named = true, not_adjacent = true,
    no_fleets = true, no_convoys = true, cannot_convoy = true, no_unit = true }

-- Could something carry an order out, whatever else is ordered?
function writing.is_possible(board, units, order, rules)
    local given = {}
    for number, unit in ipairs(units) do
        given[number] = unit[3] == order.at and order
    end
    for number, verdict in ipairs(board:move { units = units, orders = given, rules = rules }
        .verdicts) do
        if given[number] then
            return not IMPOSSIBLE[verdict.reason]
        end
    end
    return false
end

-- Which of several texts for one unit counts (4.D.3); `judged`: the rules that boards judge by.
function writing.choose(board, units, texts, rules, judged)
    local possible, known = {}, {}
    for _, text in ipairs(texts) do
        local order = writing.read(board, units, text, rules)
        local written = order and board:order_text(order)
        if order and not known[written] and writing.is_possible(board, units, order, judged) then
            known[written] = true
            possible[#possible + 1] = text
        end
    end
    if #possible <= 1 then
        return possible[1] or texts[1]
    elseif rules.several_orders == "hold" then
        local unit = unit_in(board, units, (writing.read(board, units, texts[1], rules)).at)
        return unit[2] .. " " .. unit[3] .. " H"
    end
    return possible[rules.several_orders == "first" and 1 or #possible]
end

-- ---- Implicit orders ----

-- The moves that supports and convoys of a text ask of units that it says nothing of (4.E.3), by
-- where these stand. `list`: the orders of the text; `is_said`: by place.
function writing.implied(board, units, list, is_said)
    local moves = {}
    for _, order in ipairs(list) do
        local unit, other = unit_in(board, units, order.at), nil
        if order.kind == "support_move" or order.kind == "convoy" then
            other = unit_in(board, units, order.of)
        end
        if other and other[1] == unit[1] and not is_said[other[3]] then
            local text = other[2] .. " " .. other[3] .. " - " .. order.to
            moves[other[3]] = (moves[other[3]] == nil or moves[other[3]] == text) and text
        end
    end
    return moves
end

return writing
