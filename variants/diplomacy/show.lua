-- The board as text: season, and of each power its units and centres.
local boards = require "diplomacy.boards"

local WIDTH <const> = 78

-- Nothing where there are no words.
local function fold(lines, head, words)
    local line = head
    if #words == 0 then
        return
    end
    for _, word in ipairs(words) do
        if #line + 1 + #word > WIDTH then
            lines[#lines + 1] = line
            line = string.rep(" ", #head)
        end
        line = line .. " " .. word
    end
    lines[#lines + 1] = line
end

local function units_of(view, power)
    local words = {}
    for unit in view.unit:each() do
        if unit.power == power then
            words[#words + 1] = unit.kind .. " " .. unit.at
                .. (unit.is_dislodged and " (must retreat)" or "") .. ","
        end
    end
    if #words > 0 then
        words[#words] = string.sub(words[#words], 1, -2)
    end
    return words
end

local function centres_of(view, power)
    local words = {}
    for centre in view.centre:each() do
        if centre.power == power then
            words[#words + 1] = centre.at
        end
    end
    return words
end

return function(view)
    local board = boards.of(view)
    local season = string.upper(string.sub(view.season, 1, 1)) .. string.sub(view.season, 2)
    local lines = { string.format("%s %d; %s, %d centres win", season, view.year,
        board.title or board.name, board.win) }
    for row in view.power:each() do
        local centres = centres_of(view, row.name)
        lines[#lines + 1] = string.format("%s (%s), %d centre%s", row.name,
            row.player or "nobody's", #centres, #centres == 1 and "" or "s")
        fold(lines, "  units  ", units_of(view, row.name))
        fold(lines, "  centres", centres)
    end
    fold(lines, "nobody's centres:", centres_of(view, nil))
    return table.concat(lines, "\n")
end
