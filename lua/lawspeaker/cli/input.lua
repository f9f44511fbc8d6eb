-- What a command is given to look at: Lua scripts, which are run, and positions as JSON, one a file
-- or one a line. Which of them a file holds is seen by its name, or else by its first character.
local host = require "lawspeaker.host"

local input = {}

-- What is read from standard input at most: as much as a file may have.
local SIZE_MAX <const> = 64 * 1024 * 1024

-- The name that messages give to standard input.
local STANDARD_INPUT <const> = "standard input"

local function read_standard_input()
    local parts, size = {}, 0
    while size <= SIZE_MAX and not host.was_interrupted() do
        local part = io.stdin:read(65536)
        if not part then
            return table.concat(parts)
        end
        parts[#parts + 1] = part
        size = size + #part
    end
    return nil, "it is longer than 64 MiB"
end

-- Whether the first line that is not blank closes all that it opens: then a line is a document.
local function is_by_line(text)
    local line = text:match "^%s*([^\n]*)"
    local depth, is_open = 0, false
    for mark in line:gsub("\\.", ""):gsub('"[^"]*"', ""):gmatch "[%[%]{}]" do
        depth = depth + ((mark == "{" or mark == "[") and 1 or -1)
        is_open = true
    end
    return is_open and depth <= 0
end

-- Documents with their places: { text, line, place }, and a problem where one cannot be used.
local function split(text, name, by_line)
    local documents = {}
    if not by_line then
        local _, blank = text:sub(1, (text:find "%S" or 1) - 1):gsub("\n", "")
        return { { text = text, line = blank + 1, place = name .. ":" .. blank + 1 } }
    end
    local number = 0
    for line in text:gmatch "([^\n]*)\n?" do
        number = number + 1
        if line:find "%S" then
            documents[#documents + 1] = { text = line, line = number,
                place = name .. ":" .. number }
        end
    end
    return documents
end

-- A document goes into a state of its own as one text of at most this size.
local DOCUMENT_SIZE_MAX <const> = 1024 * 1024

local function find_too_large(documents)
    for _, document in ipairs(documents) do
        if #document.text > DOCUMENT_SIZE_MAX then
            document.problem = ("a position of %d bytes is too large to be looked at closely; at "
                .. "most %d can be"):format(#document.text, DOCUMENT_SIZE_MAX)
        end
    end
    return documents
end

-- { name, is_script } or { name, documents }; or nil and why it cannot be used.
function input.read(path)
    local name = path == "-" and STANDARD_INPUT or path
    if path ~= "-" and path:find "%.lua$" then
        return { name = name, is_script = true }
    end
    local text, reason
    if path == "-" then
        text, reason = read_standard_input()
    else
        text, reason = host.read(path)
    end
    if not text then
        return nil, reason
    end
    local is_json = path == "-" or path:find "%.jsonl?$" or text:find "^%s*{"
    if not is_json then
        return { name = name, is_script = true }
    elseif not text:find "%S" then
        return nil, "there is nothing in it"
    end
    return { name = name, documents = find_too_large(split(text, name,
        path:find "%.jsonl$" or is_by_line(text))) }
end

return input
