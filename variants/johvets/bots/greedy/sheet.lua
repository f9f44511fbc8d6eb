-- A sheet of orders written unit by unit: each gets the order after which its player stands best,
-- if all that have none stay where they are. Then units that stay attack together.
local ground = require "johvets.ground"
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

-- Of what is worth the same it takes any, so that who sees nothing to gain walks about.
local function add_order(task, turn, sheet, unit)
    local list = each_order(turn, unit, sheet)
    local pair, best, best_value, same = { unit, "stay" }, "stay", nil, 0
    sheet[#sheet + 1] = pair
    for _, text in ipairs(list) do
        if not task.may_go_on() then
            break
        end
        pair[2] = text
        local value = trying.after(task.view, task.variant, sheet)
        same = value == best_value and same + 1 or 1
        if not best_value or value > best_value
            or value == best_value and task.random:integer(same) == 1 then
            best, best_value = text, value
        end
    end
    pair[2] = best
    task.value = best_value or task.value
end

-- Two units that stay attack a rival's, if their player stands better for it.
local function attack(task, board, rivals, sheet, first, second)
    local near = board.is_adjacent[task.at[second[1]]]
    for _, to in ipairs(board.neighbours[task.at[first[1]]]) do
        if rivals[to] and near[to] and task.may_go_on() then
            local before, other_before = first[2], second[2]
            first[2] = "move " .. board.regions[to]
            second[2] = "reinforce " .. first[1] .. " " .. first[2]
            local value = trying.after(task.view, task.variant, sheet)
            if value > task.value then
                task.value = value
                return
            end
            first[2], second[2] = before, other_before
        end
    end
end

local function attack_together(task, sheet)
    local board, rivals = ground.of(task.view.position.map), {}
    task.at = {}
    for _, unit in ipairs(task.view.position:units()) do
        local region = board.index[unit.at]
        task.at[unit.id] = region
        rivals[region] = unit.owner ~= task.view.player
    end
    for _, first in ipairs(sheet) do
        for _, second in ipairs(sheet) do
            if first ~= second and first[2] == "stay" and second[2] == "stay" then
                attack(task, board, rivals, sheet, first, second)
            end
        end
    end
end

-- A list of { unit, order as text }. `may_go_on`: function() → whether the budget lasts.
return function(view, variant, random, may_go_on)
    local units, sheet = {}, {}
    local task = { view = view, variant = variant, random = random, may_go_on = may_go_on,
        value = 0 }
    local turn = view.position:begin { variant = variant }
    for _, unit in ipairs(view.position:units()) do
        if unit.owner == view.player then
            table.insert(units, random:integer(#units + 1), unit.id)
        end
    end
    for _, unit in ipairs(units) do
        add_order(task, turn, sheet, unit)
    end
    attack_together(task, sheet)
    return sheet
end
