-- What scripts do, in parts that take about the same time in plain Lua: tools/bench/scripts.c runs
-- them there and in a sandbox. A list of { name, function }; each gives a number, which must be the
-- same in both.
local parts = {}

-- Calls, integers and branches.
local function fibonacci(n)
    return n < 2 and n or fibonacci(n - 1) + fibonacci(n - 2)
end

parts[1] = { "calls", function()
    return fibonacci(22)
end }

-- A board of cells, with all their neighbours visited.
parts[2] = { "lists", function()
    local size, cells, sum = 60, {}, 0
    for index = 1, size * size do
        cells[index] = index * 7919 % 13
    end
    for _ = 1, 8 do
        for y = 2, size - 1 do
            for x = 2, size - 1 do
                local at = (y - 1) * size + x
                if cells[at - 1] + cells[at + 1] > cells[at - size] + cells[at + size] then
                    sum = sum + cells[at]
                end
            end
        end
    end
    return sum
end }

-- Records that are made, changed and forgotten; methods through a metatable.
local Unit = {}
Unit.__index = Unit

function Unit:hit(points)
    self.strength = self.strength - points
    return self.strength > 0
end

parts[3] = { "records", function()
    local left = 0
    for round = 1, 20 do
        local units = {}
        for index = 1, 250 do
            units[index] = setmetatable({ name = "unit", owner = index % 3, strength = index % 9 },
                Unit)
        end
        for index = 1, #units do
            left = left + (units[index]:hit(round % 7) and 1 or 0)
        end
    end
    return left
end }

-- Functions that are made and passed on.
parts[4] = { "closures", function()
    local function each(list, f)
        for index = 1, #list do
            f(list[index])
        end
    end
    local list, sum = {}, 0
    for index = 1, 100 do
        list[index] = index
    end
    for round = 1, 350 do
        each(list, function(value) sum = sum + value % round end)
    end
    return sum
end }

-- Names that are put together, looked for and taken apart.
parts[5] = { "strings", function()
    local count = 0
    for index = 1, 1050 do
        local name = string.format("unit/%d:%s", index, index % 2 == 0 and "red" or "blue")
        local number, owner = name:match "^unit/(%d+):(%a+)$"
        count = count + tonumber(number) % 5 + #owner + #(name .. "!"):gsub("%d", "#")
        if name:find("red", 1, true) then
            count = count + 1
        end
    end
    return count
end }

-- Sorting, by the values' order and by a function.
parts[6] = { "sorting", function()
    local list, sum = {}, 0
    for round = 1, 10 do
        for index = 1, 400 do
            list[index] = index * 7919 % 401
        end
        if round % 2 == 0 then
            table.sort(list)
        else
            table.sort(list, function(a, b) return a > b end)
        end
        sum = sum + list[round] + list[#list - round]
    end
    return sum
end }

-- The library's functions on lists.
parts[7] = { "library", function()
    local sum = 0
    for _ = 1, 54 do
        local list = {}
        for index = 1, 60 do
            table.insert(list, index)
        end
        for _ = 1, 30 do
            sum = sum + table.remove(list, 1)
        end
        sum = sum + #table.concat(list, " ") + select("#", table.unpack(list))
            + math.max(3, sum % 7)
        for index, value in ipairs(list) do
            sum = sum + index * value % 3
        end
    end
    return sum
end }

-- Maps that are filled and walked through.
local names = {}
for index = 1, 40 do
    names[index] = "region" .. index
end

parts[8] = { "maps", function()
    local sum = 0
    for round = 1, 200 do
        local map = {}
        for index = 1, 40 do
            map[names[index]] = index * round
        end
        for _, value in pairs(map) do
            sum = sum + value
        end
        for index = 1, 40 do
            sum = sum + map[names[index]] % 3
        end
    end
    return sum
end }

-- Alone, outside of the mix: pairs and nothing else, over words and over a list.
local words, list = {}, {}
for index = 1, 100 do
    words[("word%d"):format(index)], list[index] = index, index
end

local function walk(map)
    return function()
        local sum = 0
        for _ = 1, 300 do
            for _, value in pairs(map) do
                sum = sum + value
            end
        end
        return sum
    end
end

return { mix = parts, pairs = { { "pairs of 100 words", walk(words) },
    { "pairs of a list of 100", walk(list) } } }
