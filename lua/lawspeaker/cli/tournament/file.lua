-- A file of records on the disk: begun, or gone on with where it is one of the same.
local host = require "lawspeaker.host"
local records = require "lawspeaker.cli.tournament.records"
local text = require "lawspeaker.cli.text"

local file = {}

-- "GAME.tournament.jsonl", or with a number where that exists.
function file.free_name(game)
    local base = game:gsub("[^%w_%-]", "-")
    local path, number = base .. ".tournament.jsonl", 1
    while host.kind(path) do
        number = number + 1
        path = ("%s-%d.tournament.jsonl"):format(base, number)
    end
    return path
end

local function refuse(path, reason)
    return nil, ("cannot write %s: %s"):format(text.quote(path), reason)
end

-- What keeps the records of a file from being gone on with.
local function find_conflict(found, header, kind)
    local difference = records.difference(header, found.header, kind)
    if difference then
        return ("%s is of %s: %s: %s there, %s here (--out FILE names another file)")
            :format(text.quote(found.path), kind.other, difference.what, difference.other,
                difference.one)
    elseif found.header.shard ~= header.shard then
        return ("%s is of shard %s, not %s (--out FILE names another file)"):format(
            text.quote(found.path), found.header.shard or "1/1", header.shard or "1/1")
    elseif #found.twice > 0 then
        return ("%s has match %d twice"):format(text.quote(found.path), found.twice[1])
    end
end

-- Whether what is there is the beginning of what a run would write first: that one was killed.
local function is_begun(words, line)
    return #words < #line and line:sub(1, #words) == words
end

-- What the file at a path holds of what the header says: as records.parse; a new or empty one holds
-- nothing. Or nil and what is wrong.
local function look(path, header, kind)
    local words, reason = host.read(path)
    if not words and host.kind(path) then
        return nil, ("cannot read %s: %s"):format(text.quote(path), reason)
    elseif not words or is_begun(words, records.line(header)) then
        return { by_number = {}, twice = {}, size = 0 }
    end
    local found, problem = records.parse(path, words, kind)
    if found and not found.header then
        problem = ("%s is no %s"):format(text.quote(path), kind.record)
    end
    problem = problem or find_conflict(found, header, kind)
    return not problem and found or nil, problem
end

-- Opens it for what a header of a kind says: { by_number, file, is_old } with what has been played,
-- and the file, which ends with a whole line; or nil and what is wrong, and then it is as it was.
function file.open(path, header, kind)
    local found, problem = look(path, header, kind)
    if not found then
        return nil, problem
    end
    local opened, reason = host.open_append(path)
    if not opened then
        return refuse(path, reason)
    end
    found, problem = look(path, header, kind) -- nobody else writes it from here on
    if not found then
        opened:close()
        return nil, problem
    end
    local is_old = found.header ~= nil
    local is_cut
    is_cut, reason = opened:cut(found.size)
    if is_cut and not is_old then
        is_cut, reason = opened:append(records.line(header))
    end
    if not is_cut then
        opened:close()
        return refuse(path, reason)
    end
    return { by_number = found.by_number, file = opened, is_old = is_old }
end

-- Writes it in the order of the schedule: true, or nil and what is wrong.
function file.finish(path, header, by_number, numbers)
    local whole = records.whole(header, by_number, numbers)
    if host.read(path) == whole then
        return true
    end
    local is_written, reason = host.write_file(path, whole)
    if not is_written then
        return refuse(path, reason)
    end
    return true
end

return file
