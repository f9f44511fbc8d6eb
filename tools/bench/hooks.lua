-- Times turns of 30 units through the module: without hooks, and with a strength hook that keeps
-- the standard answer, and gives the difference by question. The yardstick is a call of math.abs.

local law = require "lawspeaker"

local turns = arg[1] == "--quick" and 500 or 4000

local regions = { "A" }
local adjacent = {}
for i = 1, 60 do
    regions[i + 1] = "r" .. i
    if i > 1 then adjacent[#adjacent + 1] = { "r" .. i - 1, "r" .. i } end
    if i > 10 then adjacent[#adjacent + 1] = { "r" .. i - 10, "r" .. i } end
end
local map = law.map { name = "bench", ages = { regions }, adjacent = adjacent }

local units, orders = {}, {}
for i = 1, 30 do
    units[i] = { "u" .. i, i % 2 == 0 and "red" or "blue", "r" .. 2 * i }
    orders[i] = { "u" .. i, "move r" .. 2 * i - 1 }
end
local position = law.position { map = map, units = units }

local hooked = law.variant {
    name = "hooked",
    hooks = { strength = function(_, standard) return standard end },
}

local function best(body)
    local least = math.huge
    for _ = 1, 5 do
        local start = os.clock()
        for _ = 1, turns do body() end
        least = math.min(least, (os.clock() - start) / turns)
    end
    return least * 1e6
end

local function play(variant)
    return function()
        local turn = position:begin { variant = variant }
        for _, order in ipairs(orders) do turn:order(order[1], order[2]) end
        turn:resolve()
    end
end

local empty = best(function() for _ = 1, 1000 do math.abs(1) end end) / 1000
local plain, with_hook = best(play()), best(play(hooked))
local whole = best(function() return position:resolve { orders = orders } end)

print(("through the Lua module, turns of 30 units, best of 5 times %d"):format(turns))
print(("%-44s %12s %12s"):format("", "microseconds", "Lua calls"))
for _, row in ipairs {
    { "begin, 30 orders as text, resolve", plain },
    { "the same with a strength hook", with_hook },
    { "one question to a Lua hook", (with_hook - plain) / 30 },
    { "position:resolve, a whole turn", whole },
} do
    print(("%-44s %12.3f %12.1f"):format(row[1], row[2], row[2] / empty))
end
