-- Reads the source of a script for a key that is written twice in one table, which Lua keeps
-- silent about. It follows brackets, functions and blocks, and judges nothing else: a mistake in
-- the syntax is told by whoever compiles the text.
local say = require "lawspeaker.say"
local source_names = require "lawspeaker.source_names"
local tokens = require "lawspeaker.source_tokens"

local source = {}

-- ---- Tables ----

local reader = {}
reader.__index = reader

-- Gives the next token without taking it, `ahead` tokens on.
function reader:peek(ahead)
    while #self.queue < ahead do
        local kind, value, line = self.scanner:next()
        self.queue[#self.queue + 1] = { kind = kind or "end of text", value = value, line = line }
        if not kind then
            self.is_over = true
        end
    end
    return self.queue[ahead]
end

function reader:take()
    self:peek(1)
    return table.remove(self.queue, 1)
end

-- A key as what makes it the same key, and as messages show it.
local function key_of(token, sign)
    if token.kind == "string" then
        return "s" .. token.value, say.quote(token.value)
    elseif token.kind == "number" then
        local value = sign == "-" and -token.value or token.value
        value = math.tointeger(value) or value
        return "n" .. tostring(value), tostring(value)
    elseif token.kind == "name" and (token.value == "true" or token.value == "false") then
        return "b" .. token.value, token.value
    end
end

function reader:add_key(open, key, shown, line)
    local first = open.keys[key]
    if first then
        self.found[#self.found + 1] = { line = line, key = shown, first = first }
    else
        open.keys[key] = line
    end
end

-- At the beginning of a field: takes its key when it has one that is written out.
function reader:take_key(open)
    local first, second = self:peek(1), self:peek(2)
    if first.kind == "}" then
        return
    elseif first.kind == "name" and second.kind == "=" then
        self:add_key(open, "s" .. first.value, say.quote(first.value), first.line)
        self:take()
    elseif first.kind ~= "[" then
        open.count = open.count + 1
        self:add_key(open, "n" .. open.count, tostring(open.count), first.line)
    else
        local is_signed = second.kind == "-"
        local token = is_signed and self:peek(3) or second
        local after = is_signed and 4 or 3
        local key, shown = key_of(token, second.kind)
        if key and (not is_signed or token.kind == "number") and self:peek(after).kind == "]" then
            self:add_key(open, key, shown, first.line)
        end
    end
end

local OPENS <const>, CLOSES <const> = tokens.OPENS, tokens.CLOSES

-- One token; false when brackets do not match, for then nothing that follows can be judged.
function reader:step(stack)
    local token = self:take()
    local word = token.kind == "name" and token.value or token.kind
    local open = stack[#stack]
    if OPENS[word] then
        stack[#stack + 1] = { close = OPENS[word], keys = word == "{" and {}, count = 0 }
        if word == "{" then
            self:take_key(stack[#stack])
        end
    elseif CLOSES[word] then
        if not open or open.close ~= word then
            return false
        end
        stack[#stack] = nil
    elseif (word == "," or word == ";") and open and open.keys then
        self:take_key(open)
    end
    return true
end

-- The keys written twice: a list of { line, key, first = the line of the first }.
function source.repeated(text)
    local made = setmetatable({ scanner = tokens.new(text), queue = {}, found = {} }, reader)
    local stack = {}
    while not (made.is_over and made:peek(1).kind == "end of text") do
        if not made:step(stack) then
            break
        end
    end
    return made.found
end

-- What `law check` asks: { repeated = as above, names = as source_names.find gives them }.
function source.run(given)
    return { repeated = source.repeated(given.text), names = source_names.find(given.text) }
end

return source
