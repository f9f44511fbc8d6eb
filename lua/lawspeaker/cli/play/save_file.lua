-- Saved games as files: what the first line of one says about the game, before the game is opened.
local host = require "lawspeaker.host"
local text = require "lawspeaker.cli.text"

local save_file = {}

-- The module, which is loaded only where it is needed: it takes its time.
local function core()
    require "lawspeaker"
    return require "lawspeaker.core"
end

-- A text as JSON writes it.
function save_file.json_text(words)
    return (core().json_encode(words))
end

local function plain_fields(line)
    local fields = {}
    for _, pair in ipairs(core().json_values(line) or {}) do
        if type(pair) == "table" and type(pair[1]) == "string" then
            fields[pair[1]] = pair[2]
        end
    end
    return fields
end

-- { text, game, variant, seed }: a save's text and what its header names; or nil and what is wrong.
function save_file.read(path)
    local saved, reason = host.read(path)
    if not saved then
        return nil, ("cannot read %s: %s"):format(text.quote(path), reason)
    end
    local header = plain_fields(saved:match "^[^\n]*")
    if header.kind ~= "save" or type(header.game) ~= "string" then
        return nil, ("%s is no saved game: its first line is no header that names one"):format(
            text.quote(path))
    end
    return { text = saved, game = header.game, seed = math.tointeger(header.seed) or 1,
        variant = type(header.variant) == "string" and header.variant or nil }
end

return save_file
