-- Objects outlive what they were made from, in any order, also while the state closes, and cost the
-- collector what they weigh.
local law = require "lawspeaker"
local boards = require "boards"
local checks = require "checks"

local function collect()
    collectgarbage()
    collectgarbage()
end

local function make()
    local map = boards.three_and_one()
    local position = map:start(2)
    local variant = law.variant { name = "v", hooks = { strength = function(ask, standard)
        collect()
        return ask.position:unit("u1") and standard + 1
    end } }
    return map, position, variant
end

-- Only a turn is kept: its position, map and variant with its hooks are kept by it.
local turn
do
    local _, position, variant = make()
    turn = position:begin { variant = variant }
end
collect()
checks.is_true("an order", turn:order("u1", "move a2 carry p1"))
checks.is_true("preferences", turn:prefer("u1", { "a1", { book = "p1" } }))
checks.is_true("preferences again", turn:prefer("u1", { "a3" }))
checks.is_true("supply", turn:supply("red", { "unit b1 as " .. ("u"):rep(40), "book b1" }))
collect()
checks.is_true("resolve", turn:resolve())
collect()
checks.is_true("flee", turn:flee())
collect()
local after = turn:finish()
checks.equal("strength", turn:verdict("u1").strength, 2)
checks.is_true("verify", turn:verify())
turn = nil -- luacheck: ignore
collect()
checks.equal("the next position alone", after:unit("u1").at, "a2")
checks.equal("its map", after.map:region("a3").title, "The Gate")
local map = after.map
after = nil -- luacheck: ignore
collect()
checks.equal("the map alone", #map:regions(), 4)

-- Objects that a finalizer brings back say that they are closed, or still work.
local brought = {}
do
    local _, position, variant = make()
    local lost = position:begin { variant = variant }
    setmetatable({ turn = lost, position = position, map = position.map }, { __gc = function(all)
        brought[#brought + 1] = all
    end })
end
collect()
checks.equal("they came back", #brought, 1)
for _, call in ipairs {
    function() return brought[1].turn:order("u1", "stay") end,
    function() return brought[1].turn:resolve() end,
    function() return brought[1].position:units() end,
    function() return brought[1].map:regions() end,
    function() return tostring(brought[1].map) .. tostring(brought[1].position) end,
} do
    local is_fine, message = pcall(call)
    checks.is_true("a sound end: " .. tostring(message),
        is_fine or message:find "the %a+ is closed$" ~= nil)
end

-- Turns and positions that nobody keeps are given back in time.
collect()
local start = boards.three_and_one():start(2)
local before, peak = collectgarbage "count", 0
for round = 1, 20000 do
    local position = start:resolve { orders = { { "u1", "move a2" } } }:position()
    if round % 1000 == 0 then
        peak = math.max(peak, collectgarbage "count")
        checks.equal("the same result", position:unit("u1").at, "a2")
    end
end
checks.is_true("little is held", peak < before + 8192)

-- A turn that is closed early, and twice.
do
    local closed <close> = start:begin()
    closed:order("u1", "stay")
end

-- What is alive when the state closes is finalized by it in its own order.
rawset(_G, "alive", { start, start:begin(),
    start:begin { variant = law.variant { name = "last" } } })

checks.finish()
