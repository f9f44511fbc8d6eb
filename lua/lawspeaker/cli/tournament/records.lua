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

-- Of lists of things with a name and a hash: the first that differs, in words.
local function say_named(list, index)
    local entry = type(list) == "table" and list[index]
    if type(entry) ~= "table" then
        return "none"
    end
    return ("%s (%s)"):format(tostring(entry.name), tostring(entry.hash))
end

local function say_value(value)
    if value == nil then
        return "none"
    end
    local words = type(value) == "string" and value or core().json_encode(value) or "?"
    return #words > 60 and words:sub(1, 60) .. "..." or words
end

-- How two values of a field differ: what there is in each, in words.
local function say_both(one, other)
    local is_named = type(one) == "table" and type(other) == "table"
        and type(one[1] or other[1]) == "table" and (one[1] or other[1]).hash
    for index = 1, is_named and math.max(#one, #other) or 0 do
        local here, there = say_named(one, index), say_named(other, index)
        if here ~= there then
            return here, there
        end
    end
    return say_value(one), say_value(other)
end

-- "the seed differs", "the files of the game differ".
local function say_differ(what)
    return ("the %s %s"):format(what, what:find "^%a+s%f[%A]" and "differ" or "differs")
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
    local number = 0
    for line, after in words:gmatch "([^\n]*)\n()" do
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
        found.size = after - 1
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
