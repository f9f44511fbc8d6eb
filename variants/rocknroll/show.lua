-- The game on a terminal: the board as text, and what players type for it.
local superweapons = require "rocknroll.superweapons"

local show = {}

local TITLE <const> = { vpa = "VPA", vietnam = "Vietnam" }

local function names(rows)
    local list = {}
    for row in rows do
        list[#list + 1] = row.name
    end
    return list
end

local function joined(list)
    return #list > 0 and table.concat(list, ", ") or "-"
end

-- Equal cards are counted: "spade x3, diamond".
local function counted(list)
    local order, count = {}, {}
    for _, name in ipairs(list) do
        if not count[name] then
            order[#order + 1] = name
        end
        count[name] = (count[name] or 0) + 1
    end
    for index, name in ipairs(order) do
        order[index] = count[name] > 1 and string.format("%s x%d", name, count[name]) or name
    end
    return joined(order)
end

local function on_point(view, point, side)
    local list = {}
    for unit in view.field[point]:each() do
        if unit.side == side then
            list[#list + 1] = unit.name .. (unit.death > 0 and " (dying)" or "")
        end
    end
    return joined(list)
end

local function add_side(lines, view, side)
    lines[#lines + 1] = string.format("%s: %d control points, %d orders, %d units ready, %d in the "
        .. "deck; HQ: %s", TITLE[side], view[side .. "_control"], #view.hand[side],
        #view.active[side], #view.unit_deck[side], joined(names(view.hq[side]:each())))
    if view.player == side then
        lines[#lines + 1] = "  orders: " .. counted(names(view.hand[side]:each()))
        lines[#lines + 1] = "  units:  " .. joined(names(view.active[side]:each()))
    end
end

function show.board(view)
    local lines = { string.format("Round %d. First: %s.%s Orders: %d in the deck, %d discarded%s",
        view.round, TITLE[view.first], view.turn and " Turn: " .. TITLE[view.turn] .. "." or "",
        #view.deck, #view.discard,
        #view.played > 0 and "; being applied: " .. view.played:top().name or "") }
    for point in view.point:each() do
        lines[#lines + 1] = string.format("  %s  VPA: %s | Vietnam: %s", point.name,
            on_point(view, point, "vpa"), on_point(view, point, "vietnam"))
    end
    for _, side in ipairs(view.players) do
        add_side(lines, view, side)
    end
    return table.concat(lines, "\n")
end

-- Words that players use for answers, by question.
local WORDS <const> = {
    deployment = { pass = "end", done = "end", ["-"] = "end" },
    order = { pass = "end", done = "end", ["-"] = "end" },
    failed = { no = "accept", ["-"] = "accept", rnr = "rocknroll", ["rock'n'roll"] = "rocknroll" },
    boy = { yes = "try", go = "try", no = "stay" },
    boy_goes = { no = "stay" },
}

-- The Points of a superweapon may be named in any order: "artillery D C" is "artillery C D".
local function sort_points(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    local weapon = table.remove(words, 1)
    for index, word in ipairs(words) do
        words[index] = string.upper(word)
    end
    table.sort(words)
    return string.lower(weapon) .. " " .. table.concat(words, " ")
end

function show.read(_, question, text)
    local words = WORDS[question.name]
    if question.name == "order" and superweapons.is_one(string.lower(string.match(text, "%a+")
        or "")) then
        return sort_points(text)
    end
    return words and words[string.lower(text)] or text
end

return show
