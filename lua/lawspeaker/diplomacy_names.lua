-- How people name the places of a board of Diplomacy: by any of their ids, by their full name, by
-- the beginning of either, and coasts behind them, as in "spa/nc", "Spa (nc)" and "spain north
-- coast". It knows no rule.
local check = require "lawspeaker.check"
local near = require "lawspeaker.near"

local names = {}

local COASTS <const> = { nc = "north coast", sc = "south coast", ec = "east coast",
    wc = "west coast" }
local LISTED_MAX <const> = 8

-- What orders are written with: no place can be called so.
names.words = {
    ["-"] = "-", to = "-", m = "-", move = "-", moves = "-", r = "-", retreat = "-",
    retreats = "-",
    h = "H", hold = "H", holds = "H", stand = "H", stands = "H",
    s = "S", support = "S", supports = "S",
    c = "C", convoy = "C", convoys = "C",
    b = "B", build = "B", builds = "B",
    d = "D", disband = "D", disbands = "D", remove = "D", removes = "D",
    via = "V", by = "V",
}
names.types = { a = "A", army = "A", f = "F", fleet = "F", ["?"] = "?" }

-- Small letters, single spaces, no dots, brackets, slashes or hyphens.
local function normal(text)
    local words = string.gsub(string.lower(text), "[%s%.%(%)/_%-]+", " ")
    return (string.gsub(string.gsub(words, "^ ", ""), " $", ""))
end

-- ---- The index of a board ----

-- What a coast's id says behind that of its province, and in words.
function names.coast_words(province, coast)
    local short = string.sub(coast, #province + 2)
    return short, COASTS[short] or short
end

local function check_words(at, key, number)
    for word in string.gmatch(key, "%S+") do
        if names.words[word] or names.types[word] then
            at:fail(string.format("no place can be called %s: %s is a word of orders",
                check.quote(key), check.quote(word)), "provinces", number)
        end
    end
end

local function add(at, found, text, number)
    local key = normal(text)
    check_words(at, key, number)
    local other = found.keys[key]
    if other and other ~= number then
        at:fail(string.format("%s would be two places, %s and %s", check.quote(text),
            check.quote(found.places[other].id), check.quote(found.places[number].id)),
            "provinces", number)
    elseif not other then
        found.keys[key] = number
        table.insert(found.list, { key, number })
    end
    for word in string.gmatch(string.lower(text), "%S+%-%S+") do
        table.insert(found.hyphened, word)
    end
end

-- Of places, provinces first: the details that names.find needs.
function names.index(at, places)
    local found = { places = places, keys = {}, list = {}, coasts = {}, hyphened = {} }
    for short, long in pairs(COASTS) do
        found.coasts[short], found.coasts[long] = short, short
    end
    for number, place in ipairs(places) do
        if place.province == place.id then
            add(at, found, place.id, number)
            for _, id in ipairs(place.other_ids) do
                add(at, found, id, number)
            end
            if place.title then
                add(at, found, place.title, number)
            end
        else
            local short, long = names.coast_words(place.province, place.id)
            found.coasts[normal(short)], found.coasts[normal(long)] = short, short
        end
    end
    return found
end

-- ---- Finding ----

local function shown(place)
    return place.title and string.format("%s (%s)", check.quote(place.id), place.title)
        or check.quote(place.id)
end

-- The provinces of which a name begins so, each once, in the board's order.
local function fitting(found, key)
    local is_there, numbers = {}, {}
    for _, entry in ipairs(found.list) do
        local number = entry[2]
        if not is_there[number] and string.sub(entry[1], 1, #key) == key then
            numbers[#numbers + 1], is_there[number] = number, true
        end
    end
    return numbers
end

local function refuse_several(found, words, numbers)
    local listed = {}
    for index = 1, math.min(#numbers, LISTED_MAX) do
        listed[index] = shown(found.places[numbers[index]])
    end
    if #numbers > LISTED_MAX then
        listed[#listed + 1] = string.format("and %d more", #numbers - LISTED_MAX)
    end
    return nil, string.format("%s fits %d places: %s", check.quote(words), #numbers,
        table.concat(listed, ", ")), "several_places"
end

local function refuse_unknown(found, words)
    local known = {}
    for index, entry in ipairs(found.list) do
        known[index] = entry[1]
    end
    return nil, string.format("no place %s%s", check.quote(words), near.hint(normal(words), known)),
        "unknown_place"
end

local function find_province(found, key, words)
    local number = found.keys[key]
    if number then
        return number
    end
    local numbers = key == "" and {} or fitting(found, key)
    if #numbers == 1 then
        return numbers[1]
    elseif #numbers > 1 then
        return refuse_several(found, words, numbers)
    end
    return refuse_unknown(found, words)
end

-- "spa nc" → "spa", "nc"
local function split_coast(found, key)
    local best, short
    for coast, name in pairs(found.coasts) do
        local start = #key - #coast
        if start > 1 and (not best or start < best) and string.sub(key, start) == " " .. coast then
            best, short = start, name
        end
    end
    if best then
        return string.sub(key, 1, best - 1), short
    end
end

local function refuse_coast(found, number, short)
    local place, listed = found.places[number], {}
    for index, coast in ipairs(place.coasts) do
        listed[index] = check.quote(coast)
    end
    return nil, string.format("%s has no coast %s%s", shown(place), check.quote(short),
        #listed > 0 and "; it has " .. table.concat(listed, " and ")
        or "; it has none of its own"), "unknown_place"
end

-- The number of the place that words name; nil, message, code.
function names.find(found, words)
    local key = normal(words)
    if found.keys[key] then
        return found.keys[key]
    end
    local base, short = split_coast(found, key)
    if not base then
        return find_province(found, key, words)
    end
    local number, message, code = find_province(found, base, words)
    if not number then
        return nil, message, code
    end
    local wanted = found.places[number].id .. "/" .. short
    for other, place in ipairs(found.places) do
        if place.id == wanted then
            return other
        end
    end
    return refuse_coast(found, number, short)
end

return names
