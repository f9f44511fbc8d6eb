-- Reads the source of a script for global names that nothing sets, which are nil without a word: a
-- misspelt name, `False`, `no_limit` without `law.` before it. It knows no scopes: a name that is
-- declared or set anywhere in the file is known everywhere in it. Whoever asks a name whether it is
-- there, as in `if debugging then` or `x = x or 3`, does so on purpose.
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local tokens = require "lawspeaker.source_tokens"

local source_names = {}

local script = rawget(_G, "script") or _G -- what scripts have as their globals

local function set_of(...)
    local set = {}
    for _, name in ipairs { ... } do
        set[name] = true
    end
    return set
end

local KEYWORDS <const> = set_of("and", "break", "do", "else", "elseif", "end", "false", "for",
    "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return", "then", "true",
    "until", "while")

-- ---- Walking through the tokens ----

local reader = {}
reader.__index = reader

local function read_all(text)
    local scanner, list = tokens.new(text), {}
    while true do
        local kind, value, line = scanner:next()
        if not kind then
            return list
        end
        list[#list + 1] = { word = kind == "name" and value or kind, is_name = kind == "name"
            and not KEYWORDS[value], line = line }
    end
end

-- The word or mark at a place, "" outside.
function reader:word(at)
    local token = self.list[at]
    return token and token.word or ""
end

function reader:is_name(at)
    local token = self.list[at]
    return token ~= nil and token.is_name
end

-- The next place of a word.
function reader:find(word, at)
    while self:word(at) ~= word and at <= #self.list do
        at = at + 1
    end
    return at
end

-- Names, with their attributes, that are declared from a place on, up to what is none: where that
-- is.
function reader:declare(at)
    while self:is_name(at) do
        self.known[self:word(at)] = true
        at = at + 1
        if self:word(at) == "<" then
            at = at + 3
        end
        if self:word(at) ~= "," then
            break
        end
        at = at + 1
    end
    return at
end

-- The parameters of a function, behind its name, which is passed over. Where it goes on.
function reader:parameters(at)
    at = self:find("(", at)
    return self:find(")", self:declare(at + 1)) + 1
end

-- At a word that declares names: where it goes on; nil where it is none.
function reader:declaration(at)
    local word = self:word(at)
    if word == "local" and self:word(at + 1) == "function" then
        self.known[self:word(at + 2)] = true
        return at + 1
    elseif word == "local" or word == "for" then
        return self:declare(at + 1)
    elseif word ~= "function" then
        return nil
    elseif self:is_name(at + 1) and self:word(at + 2) == "(" then
        self.known[self:word(at + 1)], self.sets[self:word(at + 1)] = true, true
    elseif self:is_name(at + 1) then
        self:use(at + 1)
    end
    return self:parameters(at + 1)
end

local OPERATORS <const> = set_of("==", "~=", "<", ">", "<=", ">=", "+", "-", "*", "/", "//", "%",
    "..", "^", "&", "|", "<<", ">>", "~", "=")
local ASKS <const> = set_of("and", "or", "then", "do")
local ASKING <const> = set_of("type", "assert")

-- Whether a name is asked whether it is there.
function reader:is_test(at)
    local before, after = self:word(at - 1), self:word(at + 1)
    return before == "not" or ASKS[after] and (not OPERATORS[before] or before == "=")
        or (after == "==" or after == "~=") and self:word(at + 2) == "nil"
        or (before == "==" or before == "~=") and self:word(at - 2) == "nil"
        or before == "(" and ASKING[self:word(at - 2)]
end

-- Whether a name is assigned to, alone or in a list of names.
function reader:is_set(at)
    while self:word(at + 1) == "," and self:is_name(at + 2) do
        at = at + 2
    end
    return self:word(at + 1) == "="
end

function reader:use(at)
    local name, token = self:word(at), self.list[at]
    if self:is_test(at) then
        self.known[name] = true
    else
        table.insert(self.reads, { name = name, line = token.line })
    end
end

local FIELD_MARKS <const> = set_of(".", ":", "::", "goto")
local FIELD_STARTS <const> = set_of("{", ",", ";")

-- One name that is no declaration.
function reader:name(at, is_in_table)
    if FIELD_MARKS[self:word(at - 1)] then
        return
    elseif is_in_table and self:word(at + 1) == "=" and FIELD_STARTS[self:word(at - 1)] then
        return -- a key
    elseif not is_in_table and self:is_set(at) then
        self.known[self:word(at)], self.sets[self:word(at)] = true, true
    else
        self:use(at)
    end
end

-- False where brackets do not match: then the script cannot be compiled.
function reader:step(at, stack)
    local word = self:word(at)
    if tokens.OPENS[word] then
        stack[#stack + 1] = word
    elseif tokens.CLOSES[word] then
        local open = stack[#stack]
        if not open or tokens.OPENS[open] ~= word then
            return false
        end
        stack[#stack] = nil
    elseif self:is_name(at) then
        self:name(at, stack[#stack] == "{")
    end
    return true
end

local function walk(list)
    local made = setmetatable({ list = list, known = { self = true }, sets = {}, reads = {} },
        reader)
    local stack, at = {}, 1
    while at <= #list do
        local following = made:declaration(at)
        if following and made:word(at) == "function" then
            stack[#stack + 1] = "function"
        elseif not following and not made:step(at, stack) then
            return { known = {}, sets = {}, reads = {} }
        end
        at = math.max(following or 0, at + 1)
    end
    return made
end

-- ---- What may be meant ----

local CONSTANTS <const> = { ["true"] = "true", yes = "true", on = "true", ["false"] = "false",
    no = "false", off = "false", ["nil"] = "nil", null = "nil", none = "nil" }

-- Names of stock Lua that scripts do not have.
local MISSING <const> = set_of("next", "io", "os", "debug", "package", "load", "loadfile", "dofile",
    "collectgarbage", "warn")

local function suggest(name, known)
    local spec = require "lawspeaker.spec" -- only here: most scripts do not need it
    local constant = CONSTANTS[string.lower(name)]
    if constant then
        return "; did you mean " .. constant .. "?"
    elseif name == "law" then
        return '; a script begins with local law = require "lawspeaker"'
    elseif spec.functions[name] or name == "no_limit" then
        return string.format("; did you mean law.%s?", name)
    elseif MISSING[name] then
        return "; scripts do not have it"
    end
    local names = {}
    for _, list in ipairs { known, script } do
        table.move(core.keys(list), 1, #core.keys(list), #names + 1, names)
    end
    return near.hint(name, names)
end

-- The global names that a text reads and does not set, each once, where it stands first, and those
-- that it sets: { unset = list of { name, line, hint }, sets = list of names, is_open = it may set
-- any, for it has _G or _ENV }.
function source_names.find(text)
    local made = walk(read_all(text))
    local found, is_told = { unset = {}, sets = core.keys(made.sets), is_open = false }, {}
    for _, read in ipairs(made.reads) do
        local name = read.name
        found.is_open = found.is_open or name == "_G" or name == "_ENV"
        if not made.known[name] and not is_told[name] and rawget(script, name) == nil then
            is_told[name] = true
            table.insert(found.unset, { name = name, line = read.line,
                hint = suggest(name, made.known) })
        end
    end
    return found
end

return source_names
