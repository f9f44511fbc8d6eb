-- What the scenarios of a game cover, counted from their text alone: every rule that they name has
-- two or more, every rule that is built is named, every house rule is set in one, every variant is
-- played, and every hook and note is there. What is missing is printed and fails.
local lfs = require "lfs"

package.path = "variants/?.lua;" .. package.path

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

local missing = {}

local function want(is_there, message, ...)
    if not is_there then
        missing[#missing + 1] = string.format(message, ...)
    end
end

-- How many scenarios bear each rule number.
local function count_rules(texts)
    local counts = {}
    for _, text in ipairs(texts) do
        for scenario in text:gmatch "law%.scenario (%b{})" do
            local rule = scenario:match '\n    rule = "([^"]+)"'
            want(rule, "a scenario without a rule: %s", scenario:match 'name = "([^"]+)"')
            counts[rule or ""] = (counts[rule or ""] or 0) + 1
        end
    end
    return counts
end

-- form.told: for a rule that only says what there is true, else the number that its scenarios bear.
local function check_rules(form, counts)
    local numbers = 0
    local list_pattern = "%*%*([%d" .. form.letter .. ", ]+)%*%*"
    for list in read("variants/" .. form.game .. "/rules.md"):gmatch(list_pattern) do
        for number in list:gmatch(form.letter .. "?%d+") do
            numbers = numbers + 1
            local told = form.told[number]
            local shown = type(told) == "string" and told or number
            want(told == true or counts[shown], "no scenario shows rule %s", number)
        end
    end
    want(numbers >= form.numbers, "only %d rules were found in rules.md", numbers)
    for number, count in pairs(counts) do
        want(count > 1 or form.once[number], "only one scenario shows rule %s", number)
    end
end

-- The text of the shipped variants: what they set and answer counts where a scenario plays them.
local function variants_of(form, all)
    local folder, variants = "variants/" .. form.game .. "/", ""
    for name in lfs.dir(folder) do
        local text = name:find "%.lua$" and read(folder .. name) or ""
        if text:find("return law.variant", 1, true) then
            local id = form.game .. "/" .. name:gsub("%.lua$", "")
            local is_played = all:find('"' .. id .. '"', 1, true)
            want(is_played, "no scenario plays the variant %s", id)
            variants = variants .. (is_played and text or "")
        end
    end
    return variants
end

local function check_declared(form, all)
    local game = read("variants/" .. form.game .. "/game.lua")
    for name in game:match "\n    rules = (%b{})":gmatch '\n        { "([%l_]+)"' do
        local is_set = false
        for list in all:gmatch "rules = (%b{})" do
            is_set = is_set or list:find("%f[%w_]" .. name .. " = ") ~= nil
        end
        want(is_set, "no scenario sets the house rule %s", name)
    end
    for name in game:match "\n    hooks = (%b{})":gmatch '\n        { "([%l_]+)"' do
        want(all:find("%f[%w_]" .. name .. " = function")
            or all:find("hooks = { " .. name .. " = " .. name, 1, true),
            "no scenario shows the hook %s", name)
    end
    for _, note in ipairs(require(form.game .. ".events")) do
        want(all:find('"' .. note[1] .. '"', 1, true), "no scenario expects the note %s", note[1])
    end
end

-- form: { game, letter = what numbers of own rulings begin with, told, once = rules for which one
-- scenario is enough, numbers = how many rules there are at least, scenarios = how many files }
return function(form)
    local texts = texts_below("scenarios/" .. form.game, {})
    local all = table.concat(texts, "\n")
    check_rules(form, count_rules(texts))
    check_declared(form, all .. variants_of(form, all))
    table.sort(missing)
    for _, message in ipairs(missing) do
        print(message)
    end
    print(string.format("%d scenarios, %d missing", #texts, #missing))
    assert(#missing == 0 and #texts >= form.scenarios)
end
