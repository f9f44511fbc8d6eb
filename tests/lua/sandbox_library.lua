-- Calls the library of a script with many arguments and prints what comes back.
-- test_sandbox_library.c runs it in a sandbox and in a stock state: what both print must be the
-- same. It draws its arguments from a generator of its own, so that both see the same ones.

local seed = 12345

local function number(most)
    seed = seed * 6364136223846793005 + 1442695040888963407
    return (seed >> 33) % most + 1
end

local function pick(list)
    return list[number(#list)]
end

local function show(value)
    if type(value) == "string" then
        return (string.format("%q", value):gsub("\\\n", "\\n"))
    elseif math.type(value) == "float" then
        return value ~= value and "nan" or string.format("%.17g", value)
    elseif type(value) == "table" then
        local shown = {}
        for i = 1, #value do
            shown[i] = show(value[i])
        end
        return "{" .. table.concat(shown, ",") .. "}"
    end
    return tostring(value)
end

-- What an error says in stock Lua and here may differ in names and in detail, not in kind.
local function kind(message)
    if type(message) ~= "string" then
        return type(message)
    end
    message = message:gsub("^[^ ]*:%d+: ", ""):gsub("'[^']*'", "NAME"):gsub('"[^"]*"', "NAME")
    return message:match("bad argument") or message:match("invalid conversion") or
        message:match("cannot have modifiers") and "invalid conversion" or message
end

local function try(name, ...)
    local results = table.pack(pcall(...))
    if not results[1] then
        print(name, "error", kind(results[2]))
        return
    end
    local shown = {}
    for i = 2, results.n do
        shown[#shown + 1] = show(results[i])
    end
    print(name, table.concat(shown, " "))
end

-- ---- strings and patterns ----

local atoms = {
    "a", "b", "%a", "%d", "%s", "%w", ".", "[ab]", "[^a]", "[a-c]", "[%d_]", "%p", "[]]", "[^]]",
    "%%", "%u", "\0", "[%a-z]", "[a-]", "%x", "é", "[\200-\240]", "%g", "%c", "%C", "%D", "%S",
    "%W", "%z",
}
local repeats = { "", "", "", "*", "+", "-", "?" }
local malformed = { "%", "[", "(", ")", "[a", "%b", "%f", "%bx", "[%", "$", "^" }
local alphabet = {
    "a", "b", "c", "1", "2", " ", "_", "(", ")", "[", "]", "A", "Z", "\0", "é", "x", "-", "%", "\n",
}

local function text(most)
    local parts = {}
    for i = 1, number(most) - 1 do
        parts[i] = pick(alphabet)
    end
    return table.concat(parts)
end

local function pattern(depth)
    local parts = { number(8) == 1 and "^" or "" }
    for _ = 1, number(5) do
        local choice = number(14)
        local part
        if choice == 1 and depth > 0 then
            part = "(" .. pattern(depth - 1) .. ")"
        elseif choice == 2 then
            part = "()"
        elseif choice == 3 then
            part = "%b" .. pick { "()", "ab", "xx", "[]" }
        elseif choice == 4 then
            part = "%f[" .. pick { "%a", "%s", "^a", "%z", "a-c" } .. "]"
        elseif choice == 5 then
            part = "%" .. number(3) - 1
        elseif choice == 6 and number(6) == 1 then
            part = pick(malformed)
        else
            part = pick(atoms) .. pick(repeats)
        end
        parts[#parts + 1] = part
    end
    parts[#parts + 1] = number(8) == 1 and "$" or ""
    return table.concat(parts)
end

local function collect(subject, wanted)
    local found = {}
    for a, b in subject:gmatch(wanted) do
        found[#found + 1] = tostring(a) .. ":" .. tostring(b)
        if #found > 50 then
            break
        end
    end
    return table.concat(found, "|")
end

local templates = { "x", "%0", "%1", "<%0>", "%2", "", "%%", "%", "%9", "%x" }
local by_table = { a = "1", b = false, ab = {}, ["1"] = 2 }

local function by_function(a, b)
    if a == "b" then
        return false
    end
    return b or a
end

for _ = 1, 3000 do
    local subject, wanted = text(25), pattern(2)
    local name = show(subject) .. " " .. show(wanted)
    try("find " .. name, string.find, subject, wanted, number(10) - 5)
    try("match " .. name, string.match, subject, wanted, number(30) - 15)
    local most = number(3) == 1 and number(4) - 1 or nil
    try("gsub " .. name, string.gsub, subject, wanted, pick(templates), most)
    try("gsub table " .. name, string.gsub, subject, wanted, by_table)
    try("gsub function " .. name, string.gsub, subject, wanted, by_function)
    try("gmatch " .. name, collect, subject, wanted)
    try("find plain", string.find, subject, text(3), number(10) - 5, true)
    try("sub", string.sub, subject, number(40) - 20, number(40) - 20)
    try("byte", string.byte, subject, number(40) - 20, number(40) - 20)
    try("rep", string.rep, subject, number(5) - 2, pick { "", ",", "ab" })
    try("reverse", string.reverse, subject)
    try("upper", string.upper, subject)
    try("lower", string.lower, subject)
    try("utf8.len", utf8.len, subject, number(20) - 8, number(20) - 10)
    try("utf8.offset", utf8.offset, subject, number(20) - 10, number(20) - 8)
    try("utf8.codepoint", utf8.codepoint, subject, number(10) - 3, number(10) - 3)
end

-- ---- format and pack ----

local values = {
    0, 1, -1, 3.5, -0.25, 1e100, math.maxinteger, math.mininteger, "10", "0x1F", "abc", true, 0.0,
    -0.0, 1 / 0, -1 / 0, 255, 65, 3.0, "1e2", {}, "a\0b", ("z"):rep(150),
}
local flags = { "", "-", "+", " ", "#", "0", "-0", "+0" }
local widths = { "", "1", "5", "12", "99", "100" }
local precisions = { "", ".", ".0", ".3", ".20", ".99", ".100" }
local letters = {
    "d", "i", "u", "o", "x", "X", "e", "E", "f", "g", "G", "a", "A", "c", "s", "q", "y", "%",
}

for _ = 1, 6000 do
    local letter, value = pick(letters), pick(values)
    local wanted = "%" .. pick(flags) .. pick(widths) .. pick(precisions) .. letter
    local has_address = type(value) == "table" and letter == "s"
    local ours_is_shorter = math.type(value) == "float" and letter == "q"
    -- Several mistakes in one directive are found in another order.
    local is_wrong_twice = wanted:find("100", 1, true) or
        type(value) == "table" or type(value) == "boolean" or
        (type(value) == "string" and not tonumber(value)) or
        (type(value) ~= "string" and letter == "c")
    if not has_address and not ours_is_shorter and not is_wrong_twice then
        try("format " .. wanted .. " " .. show(value), string.format, "<" .. wanted .. ">", value)
    end
end

local options = {
    "b", "B", "h", "H", "i", "I", "l", "L", "j", "J", "T", "f", "d", "n", "i3", "i7", "i16", "I5",
    "s", "s1", "s2", "z", "x", "c4", "c0", "Xi4", "X", "Xd", "!", "!4", "!2", "<", ">", "=", " ",
    "i17", "c", "q", "!3",
}
local packable = {
    0, 1, -1, 127, 128, -129, 65535, 1 << 31, -1 << 40, "abc", "a\0", "", 1.5, math.maxinteger,
}

for _ = 1, 4000 do
    local parts, arguments = {}, {}
    for i = 1, number(5) do
        parts[i] = pick(options)
    end
    for i = 1, 5 do
        arguments[i] = pick(packable)
    end
    local wanted = table.concat(parts)
    try("pack " .. wanted, string.pack, wanted, table.unpack(arguments))
    try("packsize " .. wanted, string.packsize, wanted)
    local packed, bytes = pcall(string.pack, wanted, table.unpack(arguments))
    if packed then
        try("unpack " .. wanted, string.unpack, wanted, bytes)
    end
    try("unpack " .. wanted, string.unpack, wanted, text(30), number(10) - 4)
end

-- ---- tables ----

for _ = 1, 1000 do
    local list = {}
    for i = 1, number(12) - 1 do
        list[i] = number(100)
    end
    try("sort", function() table.sort(list) return list end)
    try("sort", function() table.sort(list, function(a, b) return a > b end) return list end)
    try("concat", table.concat, list, ",", number(5) - 1, number(14))
    try("insert", function(...) table.insert(list, ...) return list end, number(15) - 1, 7)
    try("insert", function(...) table.insert(list, ...) return list end, 9)
    try("remove", function(...) return table.remove(list, ...), list end, number(15) - 1)
    try("remove", function() return table.remove(list), list end)
    try("move", table.move, list, number(6), number(8) - 1, number(6))
    try("unpack", table.unpack, list, number(6) - 2, number(8))
    try("select", select, pick { 1, 2, -1, -3, 5, "#", 0, -9 }, 1, 2, 3)
end
try("pack", function(...) local packed = table.pack(...) return packed.n, packed end, 1, nil, 3)
try("pairs", function()
    local sum = 0
    for key, value in pairs { 1, 2, x = 4 } do
        sum = sum + value + #tostring(key)
    end
    return sum
end)
try("ipairs", function()
    local sum = 0
    for i, value in ipairs { 5, 6, nil, 8 } do
        sum = sum + i * value
    end
    return sum
end)
try("rawequal", rawequal, values, values)
try("rawlen", rawlen, { 1, 2 })
try("rawlen", rawlen, 5)
try("rawget", rawget, setmetatable({}, { __index = error }), "x")
try("rawset", rawset, 1, 2, 3)
try("setmetatable", setmetatable, {}, 5)
try("setmetatable", setmetatable, setmetatable({}, { __metatable = 1 }), {})
try("getmetatable", getmetatable, setmetatable({}, { __metatable = "mine" }))
try("getmetatable", getmetatable, 5)

-- ---- numbers ----

local numerals = {
    "10", "0x1p4", " 12 ", "1e1", "abc", "", "0x", "1 2", "-7", "+5", "1e", "0x.8", "inf", "nan",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1\0", "0b1", "077", "z",
    "7fffffffffffffff", "- 1", "--1", "1e308", "1e309", "0x7fffffffffffffffff",
}
for _, numeral in ipairs(numerals) do
    try("tonumber " .. numeral, tonumber, numeral)
    for base = 0, 37 do
        try("tonumber " .. numeral .. " " .. base, tonumber, numeral, base)
    end
end
local functions = {
    "fmod", "ult", "floor", "ceil", "abs", "tointeger", "type", "sqrt", "modf", "max", "min",
    "atan", "log", "exp", "sin", "cos", "tan", "asin", "acos", "deg", "rad",
}
for _, a in ipairs(values) do
    for _, b in ipairs(values) do
        if type(a) ~= "table" and type(b) ~= "table" then
            for _, name in ipairs(functions) do
                try(name .. " " .. show(a) .. " " .. show(b), math[name], a, b)
            end
            try("+", function() return a + b end)
            try("//", function() return a // b end)
            try("%", function() return a % b end)
            try("^", function() return a ^ b end)
            try("-", function() return -a - b end)
            try("&", function() return a & b end)
            try("..", function() return a .. b end)
        end
    end
end
try("method of the other operand", function()
    return "1" + setmetatable({}, { __add = function(x, y) return type(x) .. type(y) end })
end)

-- ---- UTF-8 ----

for i = 0, 300 do
    local code = i * 7919 % 0x110000
    try("utf8.char", utf8.char, code, i)
    try("utf8.codepoint", utf8.codepoint, utf8.char(code), 1, 1, i % 2 == 0)
end
for _, strange in ipairs {
    "aé€😀", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFD\xBF\xBF\xBF\xBF\xBF",
    "a\xE2\x82", "\xFF",
} do -- not a lone "\x80": stock Lua 5.4.4 passes over it
    for _, lax in ipairs { false, true } do
        try("utf8.codes", function()
            local found = {}
            for place, code in utf8.codes(strange, lax) do
                found[#found + 1] = place
                found[#found + 1] = code
            end
            return found
        end)
        try("utf8.len", utf8.len, strange, 1, -1, lax)
    end
    try("charpattern", collect, strange, utf8.charpattern)
end

-- ---- errors and coroutines ----

try("assert", assert, false)
try("assert", assert, nil, "message")
try("assert", assert, 1, 2, 3)
try("assert", assert)
try("error", error, "x", 0)
try("error", error)
try("error", error, {})
try("xpcall", xpcall, error, function(message) return "handled " .. tostring(message) end, "e")
try("xpcall", xpcall, function(...) return ... end, print, 1, 2)
try("xpcall", xpcall, 1)
try("pcall", pcall)
try("pcall", pcall, pcall, error, 1)
try("tostring", tostring, setmetatable({}, { __tostring = function() return "mine" end }))
try("tostring", tostring, setmetatable({}, { __tostring = function() return 1 end }))
try("tostring", tostring)
try("type", type)

try("yield in pcall", function()
    local thread = coroutine.create(function(...)
        local ok, message = pcall(function(...)
            coroutine.yield(...)
            error("inside", 0)
        end, ...)
        coroutine.yield(ok, message)
        return select(2, xpcall(function()
            coroutine.yield("in xpcall")
            error("again", 0)
        end, function(caught)
            return "handled " .. caught
        end))
    end)
    local seen = {}
    for _ = 1, 6 do
        local results = table.pack(coroutine.resume(thread, "argument", 2))
        for i = 1, results.n do
            seen[#seen + 1] = tostring(results[i])
        end
        seen[#seen + 1] = coroutine.status(thread)
    end
    return table.concat(seen, " ")
end)
try("wrap", function()
    local generate = coroutine.wrap(function()
        for i = 1, 3 do
            coroutine.yield(i)
        end
    end)
    return generate(), generate(), generate(), generate(), pcall(generate)
end)
try("close", function()
    local thread = coroutine.create(coroutine.yield)
    coroutine.resume(thread)
    return coroutine.close(thread), coroutine.status(thread)
end)
try("isyieldable", coroutine.isyieldable)
try("resume", coroutine.resume, 1)
