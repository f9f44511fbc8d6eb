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

-- The files that a game consisted of, as its header names them: a list of { name, hash }.
local function list_sources(values)
    local sources = {}
    for _, pair in ipairs(type(values) == "table" and values or {}) do
        if type(pair) == "table" and type(pair[1]) == "string" and not pair[1]:find "/" then
            sources[#sources + 1] = { name = pair[1], hash = pair[2] }
        end
    end
    return sources
end

-- { path, text, game, variant, seed, sources }: a save's text and what its header names; or nil and
-- what is wrong.
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
    return { path = path, text = saved, game = header.game,
        seed = math.tointeger(header.seed) or 1, sources = list_sources(header.sources),
        variant = type(header.variant) == "string" and header.variant or nil }
end

return save_file
