-- Chance in a match: rolls, draws and shuffles, from the dice in the state or from a script of
-- results. It knows no question and no rule; a script's place in the match is kept by run.lua.
--
-- A script is a list of results, used up in order: 5 for one die, { 2, 3 } for two dice,
-- { "attack", 5 } for a roll of that purpose only, and { "deck", order = { … } } for what lies on
-- top, from the top, after the next shuffle of that purpose. A shuffle for which the script has no
-- such entry next is left to the seed; rolls and draws are not.
local chances = require "lawspeaker.game.chances"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"

local dice = {}

local DICE_MAX <const> = 100
local SIDES_MAX <const> = 1000000
local STANDARD_PURPOSE <const> = "dice"

-- ---- Scripts ----

local function read_results(at, given, first)
    local results = {}
    for index = first, #given do
        at:enter(index)
        if math.type(given[index]) ~= "integer" then
            at:fail("expected a result, an integer, got " .. check.describe(given[index]))
        end
        results[#results + 1] = given[index]
        at:leave()
    end
    return results
end

local function read_order(at, given)
    local order = given.order
    if type(order) ~= "table" or not core.list_length(order) then
        at:fail("expected a list of rows, got " .. check.describe(order), "order")
    end
    return table.move(order, 1, #order, 1, {})
end

local function read_entry(at, given)
    if math.type(given) == "integer" then
        return { results = { given } }
    elseif type(given) ~= "table" then
        at:fail("expected a result such as 5, { 2, 3 } or { \"purpose\", 5 }, got "
            .. check.describe(given))
    end
    local purpose = type(given[1]) == "string" and given[1] or nil
    for _, key in ipairs((core.keys(given))) do
        if type(key) == "string" and key ~= "order" then
            at:fail("no field " .. check.quote(key))
        end
    end
    if given.order ~= nil then
        if not purpose or #given > 1 then
            at:fail "what a shuffle brings to the top is written { \"purpose\", order = { … } }"
        end
        return { purpose = purpose, order = read_order(at, given) }
    end
    local results = read_results(at, given, purpose and 2 or 1)
    if #results == 0 then
        at:fail "there is no result in it"
    end
    return { purpose = purpose, results = results }
end

-- A script as it is given when a match starts.
function dice.script(at, given)
    if type(given) ~= "table" or not core.list_length(given) then
        at:fail("expected a list of results, got " .. check.describe(given))
    end
    local script = {}
    for index, entry in ipairs(given) do
        at:enter(index)
        script[index] = read_entry(at, entry)
        at:leave()
    end
    return script
end

-- How many entries of the script are left.
function dice.left(match)
    return match.script and match.dice_at and #match.script - match.dice_at or 0
end

-- What the entries of the script that are used up were for, in words; nothing where none is.
function dice.used_words(match)
    local list, last = {}, nil
    for number = 1, match.script and match.dice_at or 0 do
        local purpose = match.script[number].used_for
        if last and last.purpose == purpose then
            last.to = number
        else
            last = { from = number, to = number, purpose = purpose }
            list[#list + 1] = last
        end
    end
    for index, part in ipairs(list) do
        list[index] = string.format("%s for %s", part.from == part.to and tostring(part.from)
            or string.format("%d to %d", part.from, part.to), part.purpose)
    end
    return #list > 0 and "used up before: " .. table.concat(list, ", ") or nil
end

local function fail(what, message, ...)
    check.context(what):fail(string.format(message, ...))
end

-- The same about a script, with what it was used for before.
local function fail_script(match, what, message, ...)
    local used = dice.used_words(match)
    fail(what, "%s%s", string.format(message, ...), used and "; " .. used or "")
end

-- The scripted results for a number of dice, or nil where there is no script.
local function take_scripted(match, what, purpose, count, sides, words)
    if not match.script or not match.dice_at then
        return nil
    end
    local number = match.dice_at + 1
    local entry = match.script[number]
    if not entry then
        fail_script(match, what, "no scripted result for %s (%s)", words, purpose)
    elseif entry.purpose and entry.purpose ~= purpose then
        fail_script(match, what, "the next scripted result, number %d, is for %s, and %s is for "
            .. "%s", number, check.quote(entry.purpose), words, check.quote(purpose))
    elseif not entry.results then
        fail_script(match, what, "the next scripted entry, number %d, is for a shuffle, not for "
            .. "%s", number, words)
    elseif #entry.results ~= count then
        fail_script(match, what, "scripted result %d has %d value%s; %s (%s) needs %d", number,
            #entry.results, #entry.results == 1 and "" or "s", words, purpose, count)
    end
    for _, result in ipairs(entry.results) do
        if result < 1 or result > sides then
            fail_script(match, what, "scripted result %d: %d is no result of %s (%s)", number,
                result, words, purpose)
        end
    end
    match.dice_at, entry.used_for = number, purpose
    return table.move(entry.results, 1, count, 1, {})
end

-- ---- Rolling ----

local function check_purpose(what, purpose)
    if purpose == nil then
        return STANDARD_PURPOSE
    elseif not check.is_id(purpose) then
        fail(what, "a purpose is an id, as in \"attack\"; got %s", check.describe(purpose))
    end
    return purpose
end

local known_dice = {} -- what "2d6" means, by text

local function read_dice(text)
    local known = known_dice[text]
    if known then
        return known
    end
    local count, sides
    if type(text) == "string" then
        count, sides = string.match(text, "^(%d*)d(%d+)$")
    end
    count, sides = math.tointeger(tonumber(count == "" and "1" or count)),
        math.tointeger(tonumber(sides))
    if not count or not sides or count < 1 or count > DICE_MAX or sides < 2
        or sides > SIDES_MAX then
        fail("g:roll", "expected dice such as \"2d6\", at most %d of them, got %s", DICE_MAX,
            check.describe(text))
    end
    known = { count = count, sides = sides }
    known_dice[text] = known
    return known
end

local function draw(match, what, purpose, sides)
    local value, message = core.state_draw(match.state, purpose, sides)
    if not value then
        fail(what, "%s", message)
    end
    return value + 1
end

-- The sum of some dice, and a list of what each shows; the purpose, and how many sides they have.
function dice.roll(match, text, purpose)
    local kind = read_dice(text)
    purpose = check_purpose("g:roll", purpose)
    local results = chances.take(match, purpose, kind.count, kind.sides)
        or take_scripted(match, "g:roll", purpose, kind.count, kind.sides, text)
    local total = 0
    if not results then
        results = {}
        for index = 1, kind.count do
            results[index] = draw(match, "g:roll", purpose, kind.sides)
        end
    end
    for _, result in ipairs(results) do
        total = total + result
    end
    return total, results, purpose, kind.sides
end

-- 1 to `most`, each as likely.
function dice.random(match, most, purpose, what, words)
    what = what or "g:random"
    if math.type(most) ~= "integer" or most < 1 or most > 0xffffffff then
        fail(what, "expected an integer from 1 to 4294967295, got %s", check.describe(most))
    end
    purpose = check_purpose(what, purpose)
    local scripted = chances.take(match, purpose, 1, most)
        or take_scripted(match, what, purpose, 1, most, words or "a number up to " .. most)
    return scripted and scripted[1] or draw(match, what, purpose, most), purpose
end

-- An element of a list, and which it is.
function dice.draw(match, list, purpose)
    local length = type(list) == "table" and core.list_length(list)
    if not length or length == 0 then
        fail("g:draw", "expected a list with something in it, got %s",
            length and "an empty one" or check.describe(list))
    end
    local index
    index, purpose = dice.random(match, length, purpose, "g:draw", "one of " .. length)
    return list[index], index, purpose
end

-- ---- Shuffling ----

-- The row of a place that a script names: by its text, or by what its column `name` holds.
local function find_row(place, name)
    for row in place:each() do
        if name == row or objects.row_text(row) == name
            or objects.has_column(row, "name") and row.name == name then
            return row
        end
    end
end

-- Shuffles a place; a script may say what then lies on top.
function dice.shuffle(match, place, purpose)
    purpose = check_purpose("place:shuffle", purpose or place.zone)
    local entry = match.script and match.dice_at and match.script[match.dice_at + 1]
    local order = chances.take_order(match, purpose, place)
    objects.shuffle(place, purpose)
    for position, text in ipairs(order or {}) do
        local row = find_row(place, text)
        if row then
            place:put(row, position)
        end
    end
    if entry and entry.order and entry.purpose == purpose then
        for position, name in ipairs(entry.order) do
            local row = find_row(place, name)
            if not row then
                fail("place:shuffle", "scripted entry %d: there is no %s in %s",
                    match.dice_at + 1, check.describe(name), objects.place_text(place))
            end
            place:put(row, position)
        end
        match.dice_at, entry.used_for = match.dice_at + 1, purpose
    end
    return purpose
end

return dice
