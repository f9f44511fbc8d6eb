-- Counts what the scenarios of Mighty Kingdoms cover, from their text alone: every rule that they
-- name has two or more, every rule that is built is named, every house rule is set in one, and
-- every hook and note is there. What is missing is printed and fails.
local lfs = require "lfs"

local FOLDER <const> = "scenarios/mighty_kingdoms"
local GAME <const> = "variants/mighty_kingdoms"
package.path = "variants/?.lua;" .. package.path

-- Rules of rules.md that say what there is or what a word means, and those that another number
-- makes playable: the scenarios bear that one.
local TOLD <const> = { ["1"] = "K16", ["2"] = "10", ["8"] = "41", ["11"] = "K15", ["12"] = "58",
    ["13"] = "29", ["14"] = "31", ["15"] = true, ["16"] = true, ["17"] = true, ["35"] = "K6",
    ["39"] = "41", ["44"] = "41", ["47"] = "46", ["62"] = "63", ["74"] = "72", ["75"] = "66",
    ["K14"] = "45", ["K17"] = true }
local ONCE <const> = {}

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
    for scenario in text:gmatch "law%.scenario (%b{})" do
        local rule = scenario:match '\n    rule = "([^"]+)"'
        want(rule, "a scenario without a rule: %s", scenario:match 'name = "([^"]+)"')
        counts[rule or ""] = (counts[rule or ""] or 0) + 1
    end
end

local numbers = 0
for list in read(GAME .. "/rules.md"):gmatch "%*%*([%dK, ]+)%*%*" do
    for number in list:gmatch "K?%d+" do
        numbers = numbers + 1
        local told = TOLD[number]
        local shown = type(told) == "string" and told or number
        want(told == true or counts[shown], "no scenario shows rule %s", number)
    end
end
want(numbers > 70, "only %d rules were found in rules.md", numbers)
for number, count in pairs(counts) do
    want(count > 1 or ONCE[number], "only one scenario shows rule %s", number)
end

-- ---- House rules, hooks, notes ----

-- What the shipped variants set and answer counts where a scenario plays them.
local variants = ""
for name in lfs.dir(GAME) do
    local text = name:find "%.lua$" and read(GAME .. "/" .. name) or ""
    if text:find("return law.variant", 1, true) then
        local is_played = all:find('"mighty_kingdoms/' .. name:gsub("%.lua$", "") .. '"', 1, true)
        want(is_played, "no scenario plays the variant %s", name)
        variants = variants .. (is_played and text or "")
    end
end

local game = read(GAME .. "/game.lua")
for name in game:match "\n    rules = (%b{})":gmatch '\n        { "([%l_]+)"' do
    local is_set = false
    for list in (all .. variants):gmatch "rules = (%b{})" do
        is_set = is_set or list:find("%f[%w_]" .. name .. " = ") ~= nil
    end
    want(is_set, "no scenario sets the house rule %s", name)
end
for name in game:match "\n    hooks = (%b{})":gmatch '\n        { "([%l_]+)"' do
    want((all .. variants):find("%f[%w_]" .. name .. " = function"),
        "no scenario shows the hook %s", name)
end
for _, note in ipairs(require "mighty_kingdoms.events") do
    want(all:find('"' .. note[1] .. '"', 1, true), "no scenario expects the note %s", note[1])
end

table.sort(missing)
for _, message in ipairs(missing) do
    print(message)
end
print(string.format("%d scenarios, %d missing", #texts, #missing))
assert(#missing == 0 and #texts > 150)
