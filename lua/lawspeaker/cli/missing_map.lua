-- What to say about a map that was not found by its name. A script is told only that there is none:
-- where the folders are is not its business, so that is added here, where the message is shown.
local host = require "lawspeaker.host"
local near = require "lawspeaker.near"
local text = require "lawspeaker.cli.text"

local missing_map = {}

-- The folders of these that are there, each once, and the names of the maps in them.
local function look(folders)
    local found, names, seen = {}, {}, {}
    for _, folder in ipairs(folders) do
        local entries = not seen[folder] and host.list(folder)
        seen[folder] = true
        if entries then
            found[#found + 1] = text.quote(folder)
        end
        for _, entry in ipairs(entries or {}) do
            names[#names + 1] = entry[1]:match "^(.*)%.lua$"
        end
    end
    return found, names
end

-- To a message of lawspeaker.named_maps: the near name of a file of these folders, where nothing of
-- those that the script knows is near.
local function hint_named(message, folders)
    return (message:gsub('(no [%a ]- "([^"\n]*)": no script declares it, [^\n;]- on the map path)'
        .. "([^\n]*)", function(words, name, rest)
            local _, names = look(folders)
            local hint = near.hint(name, names)
            return hint ~= "" and not rest:find "did you mean" and words .. hint or nil
        end))
end

-- Completes each message of the kind that lawspeaker.maps makes inside a text.
function missing_map.complete(message, folders)
    message = hint_named(message, folders)
    return (message:gsub('(no map "([^"\n]*)" is declared or on the map path)([^\n]*)',
        function(words, name, rest)
            local found, names = look(folders)
            local hint = rest == "" and near.hint(name, names) or rest
            local where = #found == 0 and "no folder of the path is there"
                or "searched: " .. table.concat(found, ", ")
            return ("%s; %s; --maps and LAW_PATH name more folders (law help maps)%s"):format(words,
                where, hint)
        end))
end

return missing_map
