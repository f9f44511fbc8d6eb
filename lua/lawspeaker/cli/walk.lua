-- Finds script files below paths: folders in the byte order of their names, links to folders not
-- followed. What cannot be read is reported in its place, never passed over.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local walk = {}

local function cannot_read(path, reason)
    return ("cannot read %s: %s"):format(text.quote(path), reason)
end

local function join(folder, name)
    return folder:sub(-1) == "/" and folder .. name or folder .. "/" .. name
end

local function walk_folder(folder, found)
    local entries, reason = host.list(folder)
    if not entries then
        found[#found + 1] = { path = folder, problem = cannot_read(folder, reason) }
        return
    end
    for _, entry in ipairs(entries) do
        local name, kind = entry[1], entry[2]
        local path = join(folder, name)
        if kind == "folder" then
            walk_folder(path, found)
        elseif name:sub(-4) == ".lua" and kind ~= "linked folder" then
            found[#found + 1] = { path = path }
        end
    end
end

-- A list of { path, problem or nil }, each path once. A path that is no folder stands for itself.
function walk.files(paths)
    local found = {}
    for _, path in ipairs(paths) do
        local kind, reason = host.kind(path)
        local before = #found
        if not kind then
            found[#found + 1] = { path = path, problem = cannot_read(path, reason) }
        elseif kind ~= "folder" then
            found[#found + 1] = { path = path }
        else
            walk_folder(path, found)
            if #found == before then
                local problem = text.quote(path) .. ": there is no script below it"
                found[#found + 1] = { path = path, problem = problem }
            end
        end
    end
    local unique, seen = {}, {}
    for _, file in ipairs(found) do
        if not seen[file.path] then
            seen[file.path] = true
            unique[#unique + 1] = file
        end
    end
    return unique
end

return walk
