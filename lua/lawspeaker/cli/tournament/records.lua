-- A file of what comes of matches: one line of JSON that says what is played, and one a match. It
-- is written match by match as they end, and in the order of the schedule once all have been
-- played; so it is the same file whatever happened in between. Of what kind it is, a tournament's
-- or another, a table says that is like checking.KIND.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local records = {}

-- The module, which is loaded only where it is needed: it takes its time.
local function core()
    require "lawspeaker"
    return require "lawspeaker.core"
end

function records.line(data)
    return assert(core().json_encode(data)) .. "\n"
end

-- ---- Comparing what is played ----

local function is_list_of(value, is_one)
    for index = 1, type(value) == "table" and #value or 0 do
        if type(value[index]) ~= "table" or not is_one(value[index]) then
            return false
        end
    end
    return type(value) == "table" and #value > 0
end

local function is_pair(entry)
    return type(entry[1]) == "string" and type(entry[2]) == "string"
end

local function is_named(entry)
    return type(entry.name) == "string" and type(entry.hash) == "string"
end

-- "map=isles, moons=2": pairs of words, as the header has options and house rules.
function records.say_pairs(list)
    local parts = {}
    for index, pair in ipairs(list) do
        parts[index] = pair[1] .. "=" .. pair[2]
    end
    return table.concat(parts, ", ")
end

local function say_value(value)
    if value == nil then
        return "none"
    end
    local words = type(value) == "string" and value
        or is_list_of(value, is_pair) and records.say_pairs(value)
        or core().json_encode(value) or "?"
    return #words > 60 and words:sub(1, 60) .. "..." or words
end

-- By name the hashes of a list of things with both, as one text; and the names, sorted.
local function hashes_of(list)
    local hashes, names = {}, {}
    for _, entry in ipairs(list) do
        names[#names + 1] = not hashes[entry.name] and entry.name or nil
        hashes[entry.name] = hashes[entry.name] or {}
        table.insert(hashes[entry.name], entry.hash)
    end
    for _, name in ipairs(names) do
        table.sort(hashes[name])
        hashes[name] = table.concat(hashes[name], ", ")
    end
    table.sort(names)
    return hashes, names
end

-- How lists of things with a name and a hash differ: the first name that only one has, or else that
-- is something else in the other, or else the first that stands elsewhere.
local function say_named(one, other)
    local function say(hashes, name)
        return hashes[name] and ("%s (%s)"):format(name, hashes[name]) or "no " .. name
    end
    local here, names = hashes_of(one)
    local there, more = hashes_of(other)
    table.move(more, 1, #more, #names + 1, names)
    for _, is_wanted in ipairs {
        function(name) return not (here[name] and there[name]) end,
        function(name) return here[name] ~= there[name] end } do
        for _, name in ipairs(names) do
            if is_wanted(name) then
                return say(here, name), say(there, name)
            end
        end
    end
    for index, entry in ipairs(one) do
        local name = other[index] and other[index].name or "none"
        if entry.name ~= name then
            return ("%s at place %d"):format(entry.name, index), name
        end
    end
    return say_value(one), say_value(other)
end

-- How two values of a field differ: what there is in each, in words.
local function say_both(one, other)
    if is_list_of(one, is_named) and is_list_of(other, is_named) then
        return say_named(one, other)
    end
    return say_value(one), say_value(other)
end

-- "the seed differs", "the files of the game differ".
local function say_differ(what)
    local head = what:match "^(.-) of " or what
    return ("the %s %s"):format(what, head:find "s$" and "differ" or "differs")
end

-- In which two headers differ: { what, one, other } in words, `what` as "the seed differs"; or
-- nothing. That they are of different shards is no difference.
function records.difference(one, other, kind)
    for _, field in ipairs(kind.fields) do
        local a, b = one[field[1]], other[field[1]]
        if core().json_encode(a == nil and false or a)
            ~= core().json_encode(b == nil and false or b) then
            local here, there = say_both(a, b)
            return { what = say_differ(field[2]), one = here, other = there }
        end
    end
end

-- ---- Reading ----

local function decode(line)
    return (core().json_decode(line))
end

local function add_record(found, line, number, kind)
    local data = decode(line)
    if not kind.is_record(data, found.header) then
        return nil, ("%s:%d: this is no record of a match"):format(found.path, number)
    end
    if found.by_number[data.number] then
        found.twice[#found.twice + 1] = data.number
    end
    found.by_number[data.number] = data
    return true
end

-- The header of a line; or nil and what is wrong. One of another format is a header, too.
local function read_header(line, path, kind)
    local header = decode(line)
    if type(header) ~= "table" or header.kind ~= kind.name or header.format == nil then
        return nil, ("%s is no %s: its first line is no header of one"):format(text.quote(path),
            kind.record)
    elseif header.format ~= kind.format then
        return nil, ("%s is of format %s; this is law %s, which writes format %d"):format(
            text.quote(path), tostring(header.format), host.version, kind.format)
    elseif not kind.is_sound(header) then
        return nil, ("%s is no %s: its header does not say what it should"):format(
            text.quote(path), kind.record)
    end
    return header
end

-- { header, by_number, twice (numbers of matches that are there again), size (bytes of all whole
-- lines) }: what a file holds, a last line that is not whole left out; or nil and what is wrong. An
-- empty file, or one whose first line is not whole, has no header.
function records.parse(path, words, kind)
    local found = { by_number = {}, twice = {}, size = 0, path = path }
    local number, from, to = 0, 1, words:find("\n", 1, true)
    while to do
        local line = words:sub(from, to - 1)
        local is_fine, problem
        number = number + 1
        if number == 1 then
            found.header, problem = read_header(line, path, kind)
            is_fine = found.header
        else
            is_fine, problem = add_record(found, line, number, kind)
        end
        if not is_fine then
            return nil, problem
        end
        found.size, from = to, to + 1
        to = words:find("\n", from, true)
    end
    return found
end

function records.read(path, kind)
    local words, reason = host.read(path)
    if not words then
        return nil, ("cannot read %s: %s"):format(text.quote(path), reason)
    end
    return records.parse(path, words, kind)
end

-- ---- Writing ----

-- The whole file: the header, and the records of these numbers that are there, in their order.
function records.whole(header, by_number, numbers)
    local lines = { records.line(header) }
    for _, number in ipairs(numbers) do
        if by_number[number] then
            lines[#lines + 1] = records.line(by_number[number])
        end
    end
    return table.concat(lines)
end

-- A list of the records of these numbers that are there, in their order.
function records.list(by_number, numbers)
    local list = {}
    for _, number in ipairs(numbers) do
        list[#list + 1] = by_number[number]
    end
    return list
end

return records
