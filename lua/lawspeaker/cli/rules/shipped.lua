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

-- Those in a folder, in the order of their names: a list of { name, sentence }.
function shipped.list(folder)
    local found = {}
    for _, entry in ipairs(host.list(folder) or {}) do
        local name = entry[1]:match "^(.*)%.lua$"
        local path = folder .. "/" .. entry[1]
        local source = name and name ~= "game" and host.kind(path) == "file" and host.read(path)
        if source and ("\n" .. source):find "\nreturn%s+[%a_][%w_]*%.variant%f[^%w_]" then
            found[#found + 1] = { name = name, sentence = first_sentence(source) }
        end
    end
    return found
end

return shipped
