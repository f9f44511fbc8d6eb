-- What greedy and search share: boards as they would be, and what they are worth by the game's
-- score.
local law = require "lawspeaker"
local score = require "johvets.score"
local start = require "johvets.start"

local trying = {}

-- What a player is better off on a board than the others in the mean.
function trying.standing(view, position)
    local g = { position = position, rules = view.rules, winners = {} }
    local own, others = score(g, view.player), 0
    for _, player in ipairs(view.players) do
        others = others + (player ~= view.player and score(g, player) or 0)
    end
    return own - others // math.max(1, #view.players - 1)
end

-- That of the board after a turn in which the units on some sheets do as ordered, and all others
-- stay. A sheet is a list of { unit, order as text }.
function trying.after(view, variant, ...)
    local turn = view.position:begin { variant = variant }
    for _, sheet in ipairs { ... } do
        turn:orders(sheet)
    end
    turn:resolve()
    turn:flee()
    return trying.standing(view, turn:board())
end

-- That of the board with another unit, or with another link point and its book.
local function with(view, kind, region)
    local form = start.form(view.position)
    if kind == "unit" then
        form.units[#form.units + 1] = { "a-new-unit", view.player, region }
    else
        form.link_points[#form.link_points + 1] = { "a-new-book", region }
        form.books[#form.books + 1] = { "a-new-book", region }
        form.control[#form.control + 1] = { "a-new-book", view.player }
    end
    return trying.standing(view, law.position(form))
end

-- The best supply action, as far as the budget lasts, down to `least` thousandths.
function trying.supply(view, question, least)
    local best, best_value
    for answer in question:legal() do
        if type(answer) == "table" and (question:left() or 1000) > least then
            local value = with(view, answer[1], answer[2])
            if not best or value > best_value then
                best, best_value = answer, value
            end
        end
    end
    return best
end

-- The orders of a unit that do something; most others reinforce what nobody does.
function trying.acting(turn, unit)
    local list = {}
    for text in turn:legal(unit) do
        if string.find(text, "^reinforce") then
            break
        end
        list[#list + 1] = text
    end
    return list
end

-- A sheet as an answer.
function trying.answer(sheet)
    local answer = {}
    for index, pair in ipairs(sheet) do
        local words = {}
        for word in string.gmatch(pair[2], "%S+") do
            words[#words + 1] = word
        end
        answer[index] = { pair[1], #words > 1 and words or words[1] }
    end
    return answer
end

return trying
