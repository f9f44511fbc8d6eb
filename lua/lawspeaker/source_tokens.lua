-- The tokens of a script's source, one after the other. It judges nothing: a mistake in the syntax
-- is told by whoever compiles the text.

-- ---- Tokens: a kind and a value. The kinds are name, string, number and the marks themselves ----

local scanner = {}
scanner.__index = scanner

local function new_scanner(text)
    local made = setmetatable({ text = text, at = 1, line = 1 }, scanner)
    if text:sub(1, 3) == "\u{feff}" then
        made.at = 4
    end
    if text:sub(made.at, made.at) == "#" then
        made.at = text:find("\n", made.at, true) or #text + 1
    end
    return made
end

-- Goes on behind `last`, counting the lines between.
function scanner:pass(last)
    local from = self.at
    while true do
        local found = self.text:find("\n", from, true)
        if not found or found > last then
            break
        end
        self.line = self.line + 1
        from = found + 1
    end
    self.at = last + 1
end

-- The level of a long bracket that begins at `at`, and where its content begins.
local function long_bracket(text, at)
    local _, last, equals = text:find("^%[(=*)%[", at)
    return equals, last and last + 1
end

-- Reads a long string or comment whose content begins at `first`; that, or nothing.
function scanner:long(equals, first)
    local from, to = self.text:find("]" .. equals .. "]", first, true)
    local content = from and self.text:sub(first, from - 1)
    self:pass(to or #self.text)
    return content and content:gsub("^\r?\n", "")
end

local ESCAPES <const> = { a = "\a", b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", v = "\v" }

-- What an escape stands for: `mark` follows the backslash, `rest` is the text up to the next one.
local function unescape_one(mark, rest)
    local digits = (mark .. rest):match "^%d%d?%d?"
    local code = mark == "u" and rest:match "^{%x%x?%x?%x?%x?%x?%x?%x?}"
    if digits then
        return string.char(tonumber(digits) & 255) .. rest:sub(#digits)
    elseif mark == "x" and rest:find "^%x%x" then
        return string.char(tonumber(rest:sub(1, 2), 16)) .. rest:sub(3)
    elseif code then
        return utf8.char(tonumber(code:sub(2, -2), 16) & 0x7fffffff) .. rest:sub(#code + 1)
    elseif mark == "z" then
        return (rest:gsub("^%s+", ""))
    end
    return (ESCAPES[mark] or mark) .. rest
end

local function unescape(body)
    return (body:gsub("\\(.)([^\\]*)", unescape_one))
end

-- A quoted string that begins at the scanner's place: what it stands for, or nothing when it does
-- not end in its line.
function scanner:quoted(quote)
    local at = self.at + 1
    local stop = quote == '"' and '["\\\n]' or "['\\\n]"
    while true do
        at = self.text:find(stop, at)
        local mark = at and self.text:sub(at, at)
        if mark == quote then
            local body = self.text:sub(self.at + 1, at - 1)
            self:pass(at)
            return body:find("\\", 1, true) and unescape(body) or body
        elseif mark ~= "\\" then
            self:pass(#self.text)
            return nil
        elseif self.text:sub(at + 1, at + 1) == "z" then
            at = self.text:find("%S", at + 2) or #self.text + 1
        else
            at = at + 2
        end
    end
end

local NUMBERS <const> = { "^0[xX][%x.]+[pP][+-]?%d+", "^0[xX][%x.]+", "^%.?%d[%d.]*[eE][+-]?%d+",
    "^%.?%d[%d.]*" }
local MARKS <const> = { "^%.%.%.", "^%.%.", "^==", "^~=", "^<=", "^>=", "^::", "^//", "^<<", "^>>" }

local function match_any(text, at, patterns)
    for _, pattern in ipairs(patterns) do
        local _, last = text:find(pattern, at)
        if last then
            return last
        end
    end
end

-- Skips what is no token; true when a comment or string does not end, or the text does.
function scanner:skip()
    while true do
        local _, last = self.text:find("^%s+", self.at)
        if last then
            self:pass(last)
        elseif self.text:sub(self.at, self.at + 1) == "--" then
            local equals, first = long_bracket(self.text, self.at + 2)
            if equals then
                self:long(equals, first)
            else
                self.at = self.text:find("\n", self.at, true) or #self.text + 1
            end
        else
            return self.at > #self.text
        end
    end
end

-- The next token: kind, value, line. Nothing at the end, and where no token can be.
function scanner:next()
    if self:skip() then
        return nil
    end
    local text, at, line = self.text, self.at, self.line
    local first = text:sub(at, at)
    local _, last = text:find("^[%a_][%w_]*", at)
    if last then
        self.at = last + 1
        return "name", text:sub(at, last), line
    elseif first == '"' or first == "'" then
        local value = self:quoted(first)
        return value and "string", value, line
    end
    local equals, content = long_bracket(text, at)
    if equals then
        local value = self:long(equals, content)
        return value and "string", value, line
    end
    last = match_any(text, at, NUMBERS)
    if last then
        self.at = last + 1
        return "number", tonumber(text:sub(at, last)) or 0, line
    end
    last = match_any(text, at, MARKS) or at
    self.at = last + 1
    return text:sub(at, last), nil, line
end

-- ---- What opens and closes ----

local tokens = { new = new_scanner }

-- Words and marks that open something, each with what closes it.
tokens.OPENS = { ["{"] = "}", ["("] = ")", ["["] = "]", ["function"] = "end", ["do"] = "end",
    ["if"] = "end", ["repeat"] = "until" }
tokens.CLOSES = { ["}"] = true, [")"] = true, ["]"] = true, ["end"] = true, ["until"] = true }

return tokens
