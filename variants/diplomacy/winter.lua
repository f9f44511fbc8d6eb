-- The end of a year: who owns which centres, whether all want to draw, builds and removals.
local boards = require "diplomacy.boards"
local orders = require "diplomacy.orders"

local winter = {}

-- After the retreats of the fall a centre belongs to who stands there, and else to whom it did.
function winter.take_centres(g)
    local board, standing = boards.of(g), {}
    for unit in g.unit:each() do
        standing[board:place(unit.at).province] = unit.power
    end
    for centre in g.centre:each() do
        local power = standing[centre.at]
        if power and power ~= centre.power then
            g:note("taken", { power = power, centre = centre.at })
            centre.power = power
        end
    end
    g.season = "winter"
end

-- How many centres a power owns.
function winter.count(g, power)
    local count = 0
    for centre in g.centre:each() do
        count = count + (centre.power == power and 1 or 0)
    end
    return count
end

-- ---- Draws ----

local function is_draw_wanted(g)
    local questions = {}
    for row in g.power:each() do
        if row.player and winter.count(g, row.name) > 0 then
            questions[#questions + 1] = { row.player, { name = "draw", rule = "6",
                say = "Should the game end as a draw?", choice = { "play_on", "draw" },
                default = "play_on", sample = function() return "play_on" end } }
        end
    end
    for _, answer in ipairs(g:ask_all(questions)) do
        if answer ~= "draw" then
            return false
        end
    end
    return #questions > 0
end

-- ---- Builds and removals ----

-- What would be removed if nobody ordered it.
local function removed_by_rule(board, form, power)
    local stays, removed = {}, {}
    for _, unit in ipairs(assert(board:adjust(form)).units) do
        stays[unit[3]] = true
    end
    for _, unit in ipairs(form.units) do
        if unit[1] == power and not stays[unit[3]] then
            removed[#removed + 1] = { "D", unit[2], unit[3] }
        end
    end
    return removed
end

-- The first builds that go together, where all must be made.
local function builds_by_rule(board, could, count)
    local builds, is_taken = {}, {}
    for _, text in ipairs(could.orders) do
        local words = orders.words(text)
        local province = board:place(words[3]).province
        if #builds < count and not is_taken[province] then
            is_taken[province] = true
            builds[#builds + 1] = words
        end
    end
    return builds
end

local function question_of(g, board, form, power, could)
    local choices = {}
    for index, text in ipairs(could.orders) do
        choices[index] = orders.words(text)
    end
    local least = g.rules.may_waive and 0 or could.most
    if could.balance > 0 then
        return { name = "builds", say = string.format("You may build %d. What is built?",
            could.most), pick = choices, ordered = true, min = least, max = could.most,
            default = builds_by_rule(board, could, least), open = true }
    end
    return { name = "removals", rule = "33", say = string.format("%d of your units must go. Which?",
        could.most), pick = choices, max = could.most,
        default = removed_by_rule(board, form, power), open = true }
end

local function ask_adjustments(g, board, form)
    local adjustments, message = board:adjustments(form)
    adjustments = adjustments or boards.complain(g, message)
    local questions, powers, given = {}, {}, {}
    for _, power in ipairs(board.powers) do
        local could, player = adjustments[power], boards.player_of(g, power)
        if player and could.most > 0 then
            questions[#questions + 1] = { player, question_of(g, board, form, power, could) }
            powers[#powers + 1] = power
        end
    end
    for index, list in ipairs(g:ask_all(questions)) do
        local texts = {}
        for number, words in ipairs(list) do
            texts[number] = table.concat(words, " ")
        end
        given[powers[index]] = texts
    end
    return given
end

local function carry_out(g, form, rows, units)
    local stays, was_there = {}, {}
    for _, unit in ipairs(units) do
        stays[unit[3]] = true
    end
    for number, unit in ipairs(form.units) do
        was_there[unit[3]] = true
        if not stays[unit[3]] then
            g:note("removed", { power = unit[1], unit = unit[2] .. " " .. unit[3] })
            g.unit:remove(rows[number])
        end
    end
    for _, unit in ipairs(units) do
        if not was_there[unit[3]] then
            g:note("built", { power = unit[1], unit = unit[2] .. " " .. unit[3] })
            g.unit:add { power = unit[1], kind = unit[2], at = unit[3] }
        end
    end
end

function winter.adjust(g)
    if g.rules.draw_votes and is_draw_wanted(g) then
        g:finish { winners = boards.survivors(g), draw = true,
            reason = "all who are left want a draw" }
    end
    local board = boards.of(g)
    local units, rows = boards.units(g)
    local form = { units = units, owners = boards.owners(g), rules = boards.rules(g) }
    form.orders = ask_adjustments(g, board, form)
    carry_out(g, form, rows, assert(board:adjust(form)).units)
    g.year, g.season = g.year + 1, "spring"
end

return winter
