-- Memory and stacks, by all that takes some.
return {
    { "list", "limit", "local t = {} for i = 1, 1e9 do t[i] = { i } end" },
    { "list-of-numbers", "limit", "local t = {} for i = 1, 1e9 do t[i] = i end" },
    { "hash", "limit", "local t = {} for i = 1, 1e9 do t['k' .. i] = i end" },
    { "sparse", "limit", "local t = {} for i = 1, 1e9 do t[i * 1000003] = i end" },
    { "floats-as-keys", "limit", "local t = {} for i = 1, 1e9 do t[i + 0.5] = i end" },
    { "tables-as-keys", "limit", "local t = {} for i = 1, 1e9 do t[{}] = i end" },
    { "nested", "memory", "local t = {} while true do t = { t } end" },
    { "closures", "memory",
        "local f = print while true do local g = f f = function() return g end end" },
    { "coroutines", "memory",
        "local t = {} for i = 1, 1e9 do t[i] = coroutine.create(print) end" },
    { "started-coroutines", "memory", [[
        local t = {}
        for i = 1, 1e9 do
            t[i] = coroutine.wrap(function(...) coroutine.yield(...) end)
            t[i](1, 2, 3)
        end]] },
    { "strings", "limit", "local t = {} for i = 1, 1e9 do t[i] = ('y'):rep(i) end" },
    { "one-string", "string", "local s = 'x' while true do s = s .. s end" },
    { "rep", "string", "return ('x'):rep(1 << 30)" },
    { "rep-longest", "string", "return ('xy'):rep(math.maxinteger, 'z')" },
    { "rep-of-nothing", "contained", "return #(''):rep(math.maxinteger, '')" },
    { "rep-separator", "string", "return (''):rep(1 << 40, 'z')" },
    { "format-wide", "error", "return string.format('%1000000000d', 1)" },
    { "format-many", "string", "return string.format(('%s'):rep(250), table.unpack((function()\n"
        .. "local t = {} for i = 1, 250 do t[i] = ('x'):rep(9999) end return t end)()))" },
    { "gsub", "string", "return (('a'):rep(9999):gsub('a', ('b'):rep(9999)))" },
    { "concat", "string", [[
        local t = {} for i = 1, 200 do t[i] = ('x'):rep(9999) end
        return table.concat(t)]] },
    { "concat-separator", "string", "return table.concat({ 1, 2, 3 }, ('x'):rep(999999))" },
    { "pack", "string", "return string.pack('c1000000000', '')" },
    { "pack-padding", "contained", "return #string.pack('!16 i1 Xi16 i16', 1, 2)" },
    { "char", "contained", "return #string.char(table.unpack((function() local t = {}\n"
        .. "for i = 1, 200 do t[i] = 65 end return t end)()))" },
    { "unpack", "contained", "return table.unpack({}, 1, 1e6)" },
    { "unpack-far", "error", "return table.unpack({}, 1, 1e8)" },
    { "unpack-limits", "error", "return table.unpack({}, math.mininteger, math.maxinteger)" },
    { "pack-table", "limit", "local t = table.pack(1) while true do t = table.pack(t, t) end" },
    { "pcall-in-memory", "limit", [[
        local t = {}
        while true do pcall(function() t[#t + 1] = ('x'):rep(9999) .. #t end) end]] },
    { "recursion", "limit", "local function f() return 1 + f() end f()" },
    { "recursion-wide", "limit",
        "local function f(...) return 1 + f(1, 2, 3, 4, 5, ...) end f()" },
    { "recursion-in-pcall", "limit",
        "local function f() pcall(f) return 1 + f() end f()" },
    { "pcall-nest", "contained", "local function f() return pcall(f) end f()" },
    { "pcall-twice", "limit", "local function f() pcall(f) f() end f()" },
    { "xpcall-nest", "contained", "local function f() return xpcall(f, f) end f()" },
    { "error-nest", "contained",
        "local function f() error(select(2, pcall(f))) end pcall(f)" },
    { "sort-nest", "contained",
        "local function f() table.sort({ 2, 1 }, f) end f()" },
    { "gsub-nest", "error", "local function f() return (('x'):gsub('x', f)) end f()" },
    { "tostring-nest", "error",
        "local t = setmetatable({}, { __tostring = tostring }) return tostring(t)" },
    { "index-nest", "error", [[
        local t t = setmetatable({}, { __index = function(_, k) return t[k .. 'x'] end })
        return t.x]] },
    { "concat-nest", "error", [[
        local t t = setmetatable({}, { __concat = function(a, b) return a .. b end })
        return t .. t]] },
    { "equal-nest", "error", [[
        local mt = {} mt.__eq = function(a, b) return a == b end
        return setmetatable({}, mt) == setmetatable({}, mt)]] },
    { "call-nest", "contained", [[
        local f = print
        for i = 1, 300 do f = setmetatable({}, { __call = f }) end
        f()]] },
    { "close-nest", "contained", [[
        local function f(n)
            if n == 0 then return end
            local mt = {} local t = setmetatable({}, mt)
            mt.__close = function() f(n - 1) end
            local x <close> = t
        end
        f(1000)]] },
    { "resume-nest", "contained",
        "local function f() return coroutine.resume(coroutine.create(f)) end f()" },
    { "wrap-nest", "error", "local function f() return coroutine.wrap(f)() end f()" },
    { "close-chain", "contained", [[
        local last
        for i = 1, 3000 do
            local before = last
            local mt = {} local closing = setmetatable({}, mt)
            mt.__close = function() if before then coroutine.close(before) end end
            last = coroutine.create(function() local x <close> = closing coroutine.yield() end)
            coroutine.resume(last)
        end
        coroutine.close(last)]] },
    { "match-deep", "error", "return string.match(('('):rep(5000), ('('):rep(250))" },
    { "match-many-captures", "error", "return string.match('x', ('()'):rep(100))" },
    { "pattern-unfinished", "error", "return string.find('x', '[a')" },
    { "pattern-escape", "error", "return string.find('x', '%')" },
    { "weak-tables", "error: __mode", "return setmetatable({}, { __mode = 'k' })" },
    { "finalizer", "error: __gc", "return setmetatable({}, { __gc = function() end })" },
    { "finalizer-later", "nothing", [[
        local mt = {} for i = 1, 100 do setmetatable({}, mt) end
        mt.__gc = function() while true do end end
        for i = 1, 20000 do local t = {} end]] },
    { "colliding-keys", "contained", [[
        local t = {} for i = 0, 4000 do t[i << 32] = true end]] },
    { "many-fields", "contained", [[
        local t = {} for i = 1, 6000 do t['a' .. i] = i end
        for i = 1, 6000 do t['a' .. i] = nil end]] },
    { "error-of-memory", "limit", "error(('x'):rep(1 << 19) .. ('y'):rep(1 << 20))" },
    { "error-long", "error", "error(('x'):rep(1 << 18))" },
    { "error-control", "error", "error('\\27[2J\\0\\r\\n\\u{202e}')" },
    { "error-nil", "error", "error(nil)" },
    { "error-table", "error",
        "error(setmetatable({}, { __tostring = function() while true do end end }))" },
    { "error-name", "error", "error(setmetatable({}, { __name = ('x'):rep(1000) }))" },
    { "error-coroutine", "error", "error(coroutine.create(print))" },
}
