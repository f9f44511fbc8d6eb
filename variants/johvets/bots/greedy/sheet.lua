-- A sheet of orders written unit by unit: each gets the order after which its player stands best,
-- if all that have none stay where they are.
local trying = require "johvets.bots.parts.trying"

-- What a unit may do, and reinforcements of what has been ordered before.
local function each_order(turn, unit, sheet)
    local list = trying.acting(turn, unit)
    for _, pair in ipairs(sheet) do
        local kind, to = string.match(pair[2], "^(%l+) ?(%S*)")
        if kind == "move" or kind == "stay" then
            local text = "reinforce " .. pair[1] .. " " .. kind .. (to ~= "" and " " .. to or "")
            list[#list + 1] = turn:judge(unit, text) and text or nil
        end
    end
    return list
end

local function add_order(view, variant, turn, sheet, unit, may_go_on)
    local list = each_order(turn, unit, sheet)
    local pair, best, best_value = { unit, "stay" }, "stay", nil
    sheet[#sheet + 1] = pair
    for _, text in ipairs(list) do
        if not may_go_on() then
            break
        end
        pair[2] = text
        local value = trying.after(view, variant, sheet)
        if not best_value or value > best_value then
            best, best_value = text, value
        end
    end
    pair[2] = best
end

-- A list of { unit, order as text }. `may_go_on`: function() → whether the budget lasts.
return function(view, variant, random, may_go_on)
    local units, sheet = {}, {}
    local turn = view.position:begin { variant = variant }
    for _, unit in ipairs(view.position:units()) do
        if unit.owner == view.player then
            table.insert(units, random:integer(#units + 1), unit.id)
        end
    end
    for _, unit in ipairs(units) do
        add_order(view, variant, turn, sheet, unit, may_go_on)
    end
    return sheet
end
