-- The variants that lie beside a game's game.lua, by their names and what they say of themselves.
-- A file is read, not run: one that ends with `return law.variant { … }` is a variant, and the
-- comment at its beginning says what it is.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local shipped = {}

-- The first sentence of the comment that a file begins with, or nothing.
local function first_sentence(source)
    local lines = {}
    for line in source:gmatch "([^\n]*)\n?" do
        local words = line:match "^%-%-%s*(.-)%s*$"
        if not words then
            break
        end
        lines[#lines + 1] = words
    end
    local comment = table.concat(lines, " ")
    local sentence = comment:match "^(.-[.])%f[%s%z]" or comment
    return utf8.len(sentence) and sentence or text.escape(sentence)
end

function shipped.has_game(folder)
    return host.kind(folder .. "/game.lua") == "file"
end

-- What a file says of itself at its beginning, where it is a variant.
function shipped.sentence(path)
    local source = host.kind(path) == "file" and host.read(path)
    return source and ("\n" .. source):find "\nreturn%s+[%a_][%w_]*%.variant%f[^%w_]"
        and first_sentence(source) or nil
end

-- Those in a list of folders, in the order of their names: a list of { name, sentence }. Of two
-- that have one name the first is the one that is found by it.
function shipped.list(folders)
    local found, is_there = {}, {}
    for _, folder in ipairs(folders) do
        for _, entry in ipairs(host.list(folder) or {}) do
            local name = entry[1]:match "^(.*)%.lua$"
            local sentence = name and name ~= "game" and not is_there[name]
                and shipped.sentence(folder .. "/" .. entry[1])
            if sentence then
                found[#found + 1], is_there[name] = { name = name, sentence = sentence }, true
            end
        end
    end
    table.sort(found, function(a, b)
        return a.name < b.name
    end)
    return found
end

return shipped
