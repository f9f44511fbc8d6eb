-- Loops without end, in every hiding place.
return {
    { "while", "instructions", "while true do end" },
    { "repeat", "instructions", "repeat local x = 1 until x == 2" },
    { "goto", "instructions", "::again:: goto again" },
    { "goto-between", "instructions", "::a:: goto b ::b:: goto a" },
    { "for-numeric", "instructions", "for i = 1, math.maxinteger do end" },
    { "for-float", "instructions", "for i = 1.0, math.huge do end" },
    { "for-down", "instructions", "for i = math.maxinteger, math.mininteger, -1 do end" },
    { "for-nested", "instructions",
        "for i = 1, 1e9 do for j = 1, 1e9 do for k = 1, 1e9 do end end end" },
    { "for-in", "instructions", "for _ in function() return true end do end" },
    { "tail-call", "instructions", "local function f() return f() end f()" },
    { "tail-calls-between", "instructions",
        "local f local function g() return f() end f = function() return g() end f()" },
    { "vararg-call", "instructions",
        "local function f(...) return f(...) end f(1, 2, 3, nil, 5)" },
    { "callback", "instructions", "local function f() while true do end end f()" },
    { "upvalue-closure", "instructions",
        "local n = 0 local function f() n = n + 1 end while n >= 0 do f() end" },
    { "inside-pcall", "instructions", "pcall(function() while true do end end)" },
    { "around-pcall", "instructions",
        "while true do pcall(function() while true do end end) end" },
    { "pcall-error", "instructions", "while true do pcall(error, 'x') end" },
    { "pcall-pcall", "instructions", "while true do pcall(pcall, pcall, pcall, error) end" },
    { "pcall-nil", "instructions", "while true do pcall(nil) end" },
    { "xpcall-handler", "instructions", "xpcall(error, function() while true do end end)" },
    { "xpcall-handler-raises", "instructions",
        "while true do xpcall(error, function() error 'again' end) end" },
    { "xpcall-handler-of-limit", "instructions",
        "xpcall(function() while true do end end, function() while true do end end)" },
    { "error-in-error", "instructions",
        "while true do pcall(error, setmetatable({}, { __tostring = error })) end" },
    { "index", "instructions",
        "return setmetatable({}, { __index = function() while true do end end }).x" },
    { "newindex", "instructions",
        "setmetatable({}, { __newindex = function() while true do end end }).x = 1" },
    { "call", "instructions",
        "setmetatable({}, { __call = function() while true do end end })()" },
    { "add", "instructions",
        "return setmetatable({}, { __add = function() while true do end end }) + 1" },
    { "concat", "instructions",
        "return setmetatable({}, { __concat = function() while true do end end }) .. 'x'" },
    { "unary-minus", "instructions",
        "return -setmetatable({}, { __unm = function() while true do end end })" },
    { "bits", "instructions",
        "return 1 & setmetatable({}, { __band = function() while true do end end })" },
    { "shift", "instructions",
        "return 1 << setmetatable({}, { __shl = function() while true do end end })" },
    { "length", "instructions",
        "return #setmetatable({}, { __len = function() while true do end end })" },
    { "equal", "instructions", [[
        local mt = { __eq = function() while true do end end }
        return setmetatable({}, mt) == setmetatable({}, mt)]] },
    { "less", "instructions", [[
        local mt = { __lt = function() while true do end end }
        return setmetatable({}, mt) < setmetatable({}, mt)]] },
    { "less-or-equal", "instructions", [[
        local mt = { __le = function() while true do end end }
        return setmetatable({}, mt) <= setmetatable({}, mt)]] },
    { "pairs", "instructions",
        "for _ in pairs(setmetatable({}, { __pairs = function() while true do end end })) do end" },
    { "pairs-iterator", "instructions", [[
        for _ in pairs(setmetatable({}, { __pairs = function()
            return function() return 1 end
        end })) do end]] },
    { "tostring", "instructions",
        "tostring(setmetatable({}, { __tostring = function() while true do end end }))" },
    { "print", "instructions",
        "print(setmetatable({}, { __tostring = function() while true do end end }))" },
    { "format", "instructions", [[string.format('%s',
        setmetatable({}, { __tostring = function() while true do end end }))]] },
    { "index-cycle", "error: loop",
        "local t = {} setmetatable(t, { __index = t }) return t.x" },
    { "newindex-cycle", "error: loop",
        "local t = {} setmetatable(t, { __newindex = t }) t.x = 1" },
    { "call-cycle", "limit",
        "local t = {} setmetatable(t, { __call = t }) t()" },
    { "close-at-once", "error: __close", "setmetatable({}, { __close = function() end })" },
    { "close", "instructions", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        local x <close> = t]] },
    { "close-after-error", "instructions", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        pcall(function() local x <close> = t error 'x' end)]] },
    { "close-in-for", "instructions", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        for _ in function() return nil end, nil, nil, t do end]] },
    { "close-of-coroutine", "instructions", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        local c = coroutine.create(function() local x <close> = t coroutine.yield() end)
        coroutine.resume(c)
        coroutine.close(c)]] },
    { "close-of-wrap", "nothing", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        pcall(coroutine.wrap(function() local x <close> = t error 'x' end))]] },
    { "close-after-limit", "instructions", [[
        local mt = {} local t = setmetatable({}, mt)
        mt.__close = function() while true do end end
        local x <close> = t
        while true do end]] },
    { "coroutine", "instructions",
        "coroutine.resume(coroutine.create(function() while true do end end))" },
    { "wrap", "instructions", "coroutine.wrap(function() while true do end end)()" },
    { "wrap-fresh", "instructions", "while true do coroutine.wrap(function() end)() end" },
    { "wrap-short", "instructions", [[
        while true do
            local c = coroutine.wrap(function() for i = 1, 50 do end coroutine.yield() end)
            c()
        end]] },
    { "wrap-in-wrap", "instructions", [[
        local function f(n)
            if n == 0 then while true do end end
            coroutine.wrap(f)(n - 1)
        end
        f(50)]] },
    { "yield-for-ever", "instructions", [[
        local c = coroutine.wrap(function() while true do coroutine.yield() end end)
        while true do c() end]] },
    { "yield-in-pcall", "instructions", [[
        local c = coroutine.wrap(function() while true do pcall(coroutine.yield) end end)
        while true do c() end]] },
    { "sort", "instructions", "table.sort({ 2, 1 }, function() while true do end end)" },
    { "sort-for-ever", "instructions",
        "local t = {} for i = 1, 500 do t[i] = i end while true do table.sort(t) end" },
    { "sort-never-decided", "contained", [[
        local t = {} for i = 1, 2000 do t[i] = i end
        table.sort(t, function() return true end)]] },
    { "sort-metamethod", "instructions", [[
        local mt = { __lt = function() while true do end end }
        table.sort { setmetatable({}, mt), setmetatable({}, mt) }]] },
    { "gsub-function", "instructions",
        "string.gsub('x', 'x', function() while true do end end)" },
    { "gsub-table", "instructions", [[
        string.gsub('x', 'x', setmetatable({}, { __index = function() while true do end end }))]] },
    { "gmatch", "instructions",
        "for _ in string.gmatch(('x'):rep(1e5), '') do while true do end end" },
    { "find-for-ever", "instructions", "while true do string.find(('a'):rep(1000), 'b') end" },
    { "backtracking", "instructions",
        "string.find(('a'):rep(3000), ('a-'):rep(30) .. 'b')" },
    { "backtracking-captures", "instructions",
        "string.match(('a'):rep(300), '(' .. ('.-'):rep(20) .. ')b')" },
    { "backtracking-match", "instructions",
        "for w in string.gmatch(('a'):rep(3000), '.-.-.-.-.-.-.-b') do end" },
    { "backtracking-gsub", "instructions",
        "string.gsub(('a'):rep(3000), '.-.-.-.-.-.-b', '')" },
    { "balance", "instructions", "while true do string.find(('('):rep(1000), '%b()') end" },
    { "frontier", "instructions", "while true do string.find(('a'):rep(1000), '%f[b]') end" },
    { "set", "instructions",
        "while true do string.find(('a'):rep(100), '[' .. ('b-c'):rep(100) .. ']') end" },
    { "find-plain", "instructions", [[
        local hay = ('a'):rep(100000)
        while true do string.find(hay, ('a'):rep(5000) .. 'b', 1, true) end]] },
    { "false-length-unpack", "contained",
        "return table.unpack(setmetatable({}, { __len = function() return 1 << 40 end }))" },
    { "false-length-concat", "contained", [[return table.concat(setmetatable({},
        { __len = function() return 1 << 40 end, __index = function() return '' end }))]] },
    { "false-length-insert", "contained",
        "table.insert(setmetatable({}, { __len = function() return 1 << 40 end }), 1, 1)" },
    { "false-length-remove", "contained",
        "table.remove(setmetatable({}, { __len = function() return 1 << 40 end }), 1)" },
    { "false-length-sort", "contained",
        "table.sort(setmetatable({}, { __len = function() return 1 << 30 end }))" },
    { "false-length-ipairs", "instructions",
        "for _ in ipairs(setmetatable({}, { __index = function() return 1 end })) do end" },
    { "move-far", "contained", "table.move({}, 1, 1 << 40, 2)" },
    { "move-onto-itself", "contained", "local t = { 1 } table.move(t, 1, 1 << 40, 1, t)" },
    { "move-metamethods", "instructions", [[table.move(setmetatable({},
        { __index = function() return 1 end }), 1, 1 << 40, 1,
        setmetatable({}, { __newindex = function() end }))]] },
    { "utf8-codes", "instructions",
        "local s = ('x'):rep(1e5) while true do for _ in utf8.codes(s) do end end" },
    { "utf8-len", "instructions", "local s = ('x'):rep(1e5) while true do utf8.len(s) end" },
    { "utf8-offset", "instructions",
        "local s = ('x'):rep(1e5) while true do utf8.offset(s, 1e5) end" },
    { "rep-for-ever", "instructions", "while true do local s = ('x'):rep(1e5) end" },
    { "format-for-ever", "instructions", "while true do string.format('%99.99f', 1e300) end" },
    { "pack-for-ever", "instructions", "while true do string.pack('s', ('x'):rep(1e5)) end" },
    { "tonumber-for-ever", "instructions", "while true do tonumber(('9'):rep(1e5)) end" },
    { "compare-for-ever", "instructions",
        "local a, b = ('x'):rep(1e5) .. 'a', ('x'):rep(1e5) .. 'b' while a < b do end" },
    { "concat-for-ever", "instructions",
        "local a = ('x'):rep(1e5) while true do local b = a .. 'y' end" },
    { "print-for-ever", "limit", "while true do print(('x'):rep(1000)) end" },
    { "random-for-ever", "instructions", "while true do math.random() end", "no rule" },
    { "require-for-ever", "instructions",
        "while true do pcall(require, 'nothing/of/that/name') end" },
    { "select-for-ever", "instructions",
        "while true do select('#', table.unpack({}, 1, 200)) end" },
}
