-- The files that matches are played with, their hashes, and whether they are still what they were.
local host = require "lawspeaker.host"

local sources = {}

-- The files of a list that are not in `left_out`, as { name, hash }, sorted; a file's folder is no
-- part of it, for it may be elsewhere on another machine.
function sources.list(files, left_out)
    local listed, seen = {}, {}
    for _, file in ipairs(left_out or {}) do
        seen[file] = true
    end
    for _, file in ipairs(files) do
        local words = not seen[file] and host.read(file)
        seen[file] = true
        if words then
            listed[#listed + 1] = { name = file:match "[^/]*$", hash = host.hash(words) }
        end
    end
    table.sort(listed, function(a, b)
        return a.name < b.name or a.name == b.name and a.hash < b.hash
    end)
    return listed
end

-- One hash of all that is in such a list.
function sources.hash(files)
    local parts = {}
    for index, file in ipairs(files) do
        parts[index] = file.name .. " " .. file.hash
    end
    return host.hash(table.concat(parts, "\n"))
end

-- Notes the files of lists with their hashes, by path.
function sources.note(noted, ...)
    for _, files in ipairs { ... } do
        for _, file in ipairs(files) do
            local words = not noted[file] and host.read(file)
            noted[file] = noted[file] or words and host.hash(words) or nil
        end
    end
end

-- The first of the files that were noted that is not as it was then; nothing where all are.
function sources.changed(noted)
    local changed
    for file, hash in pairs(noted) do
        local words = host.read(file)
        if not words or host.hash(words) ~= hash then
            changed = (not changed or file < changed) and file or changed
        end
    end
    return changed
end

return sources
