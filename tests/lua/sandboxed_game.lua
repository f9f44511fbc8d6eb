-- Run by `law`, for game_rules.lua: what a rule may not do in a script's state. It prints a line
-- for each.
local law = require "lawspeaker"

-- luacheck: globals remembered string.mine
remembered = 1

local function game_of(f)
    return law.game { name = "small", api = 1, players = { "red" },
        state = { { globals = { done = "flag", n = "count" } } },
        steps = { step = function(g) f(g) end },
        phases = { { "only", function(g)
            g:ask("red", { name = "q", choice = { 1, 2 } })
            g:enter "step"
            g.done = true
        end } },
        finished = function(g) return g.done and {} or nil end,
    }
end

local function try(what, f)
    local match = game_of(f):start()
    match:submit(1, 1)
    local is_fine, message = pcall(match.advance, match)
    print(what .. ": " .. (is_fine and "fine" or message:gsub("^.-:%d+: ", "")))
    return match
end

try("a global", function() remembered = 2 end)
try("a field of a library", function() string.mine = 2 end)
try("by rawset", function() rawset(_G, "other", 2) end)
try("chance", function(g) g.n = math.random(6) end)
try("in a question", function(g)
    g:ask("red", { name = "q", choice = { 1 }, check = function() remembered = 3 return true end })
end)
local match = try("inside pcall", function(g)
    g.n = pcall(function() remembered = 4 end) and 7 or 5
end)
print("seen: " .. match.root.n .. " " .. remembered)
remembered = 8 -- no rule runs now
print("outside: " .. remembered)
local waiting = game_of(function() end):start()
remembered = 9
print("while one waits: " .. remembered .. " " .. waiting:pending()[1].name)
