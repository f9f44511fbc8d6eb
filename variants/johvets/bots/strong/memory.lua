-- In fog: who controlled link points when they were last seen. It is about one match at a time, and
-- begins anew when a match does, or when another player asks.
local memory = {}

local player, turn, holders = nil, 0, {} -- `holders`: by symbol

local function begin(view)
    if view.player ~= player or view.position.turn < turn or view.position.turn == 1 then
        player, holders = view.player, {}
    end
    turn = view.position.turn
end

-- The link points that are out of sight now, { number, seat } with who controlled each, in order.
function memory.of(view, seen)
    local list = {}
    if not view.rules.fog then
        return list
    end
    begin(view)
    local in_sight = {}
    for _, region in ipairs(view.position:seen(view.player)) do
        in_sight[seen.ground.index[region]] = true
    end
    for number, at in ipairs(seen.at) do
        local symbol = seen.symbols[number]
        if in_sight[at] then
            holders[symbol] = view.position:controller(symbol) or nil
        elseif holders[symbol] then
            list[#list + 1] = { number = number, seat = seen.seat[holders[symbol]] }
        end
    end
    return list
end

return memory
