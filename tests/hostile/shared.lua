-- What would reach from one question to the next, from one match to another, or into the library.
return {
    { "globals-between", "nothing", "assert(marked == nil) marked = true" },
    { "globals-poisoned", "contained",
        "print, pairs, ipairs, type, error, assert, select = nil, nil, nil, nil, nil, nil, nil" },
    { "globals-replaced", "contained", "pairs = function() while true do end end ipairs = pairs" },
    { "string-poisoned", "contained", [[
        for name in pairs(string) do string[name] = function() while true do end end end]] },
    { "table-poisoned", "contained", [[
        for name in pairs(table) do table[name] = function() error 'poisoned' end end]] },
    { "math-poisoned", "nothing", [[
        for name in pairs(math) do math[name] = 7 end]] },
    { "coroutine-poisoned", "nothing", "coroutine.wrap, coroutine.create = nil, nil" },
    { "libraries-gone", "nothing", "string, table, math, coroutine, utf8 = nil" },
    { "require-poisoned", "nothing", "require = function() return {} end" },
    { "setmetatable-poisoned", "nothing", "setmetatable = function(t) return t end" },
    { "law-poisoned", "contained", [[
        local law = require 'lawspeaker'
        for name in pairs(law) do law[name] = nil end]] },
    { "law-rawset", "contained", "rawset(require 'lawspeaker', 'bot', 1)" },
    { "law-metatable", "contained", "setmetatable(require 'lawspeaker', { __index = print })" },
    { "global-table-frozen", "contained", "setmetatable(_G, { __newindex = function() end })" },
    { "global-loop", "contained", "setmetatable(_G, { __index = function(t, k) return nil end })" },
    { "upvalues", "nothing", "kept = (kept or 0) + 1 assert(kept == 1)" },
    { "coroutine-left", "nothing", [[
        left = coroutine.wrap(function() while true do coroutine.yield() end end) left()]] },
    { "memory-left", "nothing", "hoard = ('x'):rep(1 << 19)" },
    { "view-kept", "nothing", [[
        if kept_view then assert(kept_view ~= (...)) end
        kept_view = (...)]], "bot" },
    { "view-list-changed", "contained", "view.players[1] = 'nobody' view.players[3] = 'x'", "bot" },
    { "players-cleared", "contained", "table.remove(view.players)", "bot" },
    { "rules-changed", "contained", "view.rules.anything = 1", "bot" },
    { "options-changed", "contained", "view.options.anything = 1", "bot" },
    { "pending-changed", "contained", [[
        local pending = view:pending() pending[1].number = 77 pending[1].player = 'x'
        pending[2] = {}]], "bot" },
    { "legal-changed", "contained", [[
        local texts = question:legal_texts(10)
        for i = 1, #texts do texts[i] = 'poisoned' end]], "bot" },
    { "slots-changed", "contained", [[
        if question.kind == 'slots' then
            local slots = question:slots()
            for i = 1, #slots do slots[i] = nil end
        end]], "bot" },
    { "default-changed", "contained", [[
        local default = question:default()
        if type(default) == 'table' then
            for i = 1, #default do default[i] = nil end
            default.x = print
        end]], "bot" },
}
