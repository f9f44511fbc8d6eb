-- Counts what the scenarios of Rock'n'Roll cover, from their text alone: every rule that they name
-- has two or more, every rule that is built is named, every house rule is set in one, and every
-- hook and note is there. What is missing is printed and fails.
local lfs = require "lfs"

local FOLDER <const> = "scenarios/rocknroll"
package.path = "variants/?.lua;" .. package.path

-- Rules of rules.md that say what there is, and those that a ruling of their own makes playable:
-- the scenarios bear its number.
local TOLD <const> = { ["1"] = true, ["2"] = true, ["3"] = true, ["4"] = true, ["5"] = true,
    ["6"] = "56", ["8"] = "R4", ["9"] = "R3", ["10"] = "R7", ["11"] = "69", ["12"] = "R1",
    ["13"] = "R2", ["14"] = "17", ["15"] = "R5", ["16"] = "R5", ["22"] = "23", ["27"] = "28",
    ["37"] = "R10", ["38"] = "R10", ["41"] = "R9", ["42"] = "R9", ["43"] = "R9", ["44"] = "R9",
    ["46"] = "R6", ["47"] = "R6", ["48"] = "R7", ["49"] = "R8", ["58"] = "17" }
local ONCE <const> = { ["57"] = true }

local function read(path)
    local file <close> = assert(io.open(path, "rb"))
    return file:read "a"
end

local function texts_below(folder, found)
    for name in lfs.dir(folder) do
        local path = folder .. "/" .. name
        if name:find "^[^.]" and lfs.attributes(path, "mode") == "directory" then
            texts_below(path, found)
        elseif name:find "%.lua$" then
            found[#found + 1] = read(path)
        end
    end
    return found
end

local texts = texts_below(FOLDER, {})
local all = table.concat(texts, "\n")
local missing = {}

local function want(is_there, message, ...)
    if not is_there then
        missing[#missing + 1] = string.format(message, ...)
    end
end

-- ---- Rules ----

local counts = {}
for _, text in ipairs(texts) do
    local rule = text:match '\n    rule = "([^"]+)"'
    want(rule, "a scenario without a rule: %s", text:match 'name = "([^"]+)"')
    counts[rule or ""] = (counts[rule or ""] or 0) + 1
end

local numbers = 0
for list in read "variants/rocknroll/rules.md":gmatch "%*%*([%dR, ]+)%*%*" do
    for number in list:gmatch "R?%d+" do
        numbers = numbers + 1
        local told = TOLD[number]
        local shown = type(told) == "string" and told or number
        want(told == true or counts[shown], "no scenario shows rule %s", number)
    end
end
want(numbers > 50, "only %d rules were found in rules.md", numbers)
for number, count in pairs(counts) do
    want(count > 1 or ONCE[number], "only one scenario shows rule %s", number)
end

-- ---- House rules, hooks, notes ----

local game = read "variants/rocknroll/game.lua"
local rules = game:match "\n    rules = (%b{})"
local variants = read "variants/rocknroll/first_to_three.lua"
    .. read "variants/rocknroll/expansion.lua" .. read "variants/rocknroll/harder_attack.lua"
for name in rules:gmatch '\n        { "([%l_]+)"' do
    local is_set = false
    for list in (all .. variants):gmatch "rules = (%b{})" do
        is_set = is_set or list:find("%f[%w_]" .. name .. " = ") ~= nil
    end
    want(is_set, "no scenario sets the house rule %s", name)
end
for name in game:match "\n    hooks = (%b{})":gmatch '\n        { "([%l_]+)"' do
    want(all:find("\n        " .. name .. " = function", 1, true)
        or read "variants/rocknroll/outnumbered.lua":find(name .. " = " .. name, 1, true),
        "no scenario shows the hook %s", name)
end
for _, note in ipairs(require "rocknroll.events") do
    want(all:find('"' .. note[1] .. '"', 1, true), "no scenario expects the note %s", note[1])
end

table.sort(missing)
for _, message in ipairs(missing) do
    print(message)
end
print(string.format("%d scenarios, %d missing", #texts, #missing))
assert(#missing == 0 and #texts > 100)
