-- What would differ from run to run, or from one process to another. Each gives a text, which must
-- be the same everywhere.
local list = {}

local function add(name, source, places)
    list[#list + 1] = { name, "same", source, places }
end

add("table-address", "return tostring {}")
add("function-address", "return tostring(print) .. tostring(function() end)")
add("coroutine-address", "return tostring(coroutine.create(print))")
add("userdata-address", "return tostring((...)) .. tostring(select(2, ...))")
add("row-address", "for piece in view.piece:each() do return tostring(piece) end", "bot")
add("address-by-format", "return select(2, pcall(string.format, '%p %s', {}, {}))")
add("address-in-error", "return select(2, pcall(function() local t = {} return t .. {} end))")
add("address-in-call", "return select(2, pcall(function() local t = {} t.x.y() end))")
add("address-in-index", "return select(2, pcall(rawget, print, {}))")
add("name-in-error", "return select(2, pcall(error, setmetatable({}, { __name = 'x' }))) and 'x'")
add("pairs-order", [[
    local t, names = {}, {}
    for i = 1, 200 do t['key' .. (i * 7919 % 1000)] = i end
    for name in pairs(t) do names[#names + 1] = name end
    return table.concat(names, ' ')]])
add("pairs-of-mixed", [[
    local t = { [true] = 1, [false] = 2, x = 3, [10] = 4, [2.5] = 5, [-1] = 6, [''] = 7 }
    local names = {}
    for name in pairs(t) do names[#names + 1] = tostring(name) end
    return table.concat(names, ' ')]])
add("pairs-of-tables", "return select(2, pcall(function() for _ in pairs { [{}] = 1 } do end end))")
add("pairs-of-functions",
    "return select(2, pcall(function() for _ in pairs { [print] = 1 } do end end))")
add("pairs-while-changed", [[
    local t, names = {}, {}
    for i = 1, 50 do t['k' .. i] = i end
    for name in pairs(t) do t[name] = nil names[#names + 1] = name end
    return table.concat(names, ' ')]])
add("sort-among-equals", [[
    local t = {}
    for i = 1, 100 do t[i] = { i % 7, i } end
    table.sort(t, function(a, b) return a[1] < b[1] end)
    local names = {}
    for i = 1, 100 do names[i] = t[i][2] end
    return table.concat(names, ' ')]])
add("random", "return math.random(1 << 60) .. ' ' .. math.random()")
add("random-fresh", [[
    local t = {} for i = 1, 100 do t[i] = math.random(100) end
    return table.concat(t, ' ')]])
add("nan-sign", "return tostring(0/0) .. tostring(-(0/0)) .. string.format('%f', 0/0)")
add("negative-zero", "return tostring(-0.0) .. string.format('%g', 0.0 * -1)")
add("float-digits", "return string.format('%.17g %a', 0.1, 0.1) .. tostring(2^53)")
add("memory-at-limit", [[
    local t, n = {}, 0
    pcall(function() for i = 1, 3000 do t[i % 1000] = { i } n = i end end)
    return tostring(n)]])
add("hash-order-of-collisions", [[
    local t, names = {}, {}
    for i = 1, 100 do t[('x'):rep(i)] = i end
    for name, value in pairs(t) do names[#names + 1] = value end
    return table.concat(names, ' ')]])
add("length-with-holes", [[
    local t = {} for i = 1, 100 do t[i] = i end
    for i = 3, 100, 7 do t[i] = nil end
    t[200] = 1
    return tostring(#t)]])
add("globals", [[
    local names = {}
    for name, value in pairs(_G) do names[#names + 1] = tostring(name) .. type(value) end
    return table.concat(names, ' ')]])
add("traceback", "return select(2, xpcall(error, function(m) return tostring(m) end, 'x'))")
add("error-place", "return select(2, pcall(function() error 'here' end)):gsub('^.*/', '')")
add("coroutine-names", [[
    local c = coroutine.create(function() error 'inside' end)
    return tostring(select(2, coroutine.resume(c))):gsub('^.*/', '')]])
add("long-strings", "return tostring(('x'):rep(100) == ('x'):rep(100)) .. #('y'):rep(1000)")
add("upper", "return ('\\xe4\\xf6straße'):upper():byte(1, -1)")
add("budget-left", "return tostring(question:left())", "bot")
add("simulated-dice", [[
    local simulation = view:simulate()
    simulation:play { batches = 1 }
    local text = {}
    for seat in simulation:view().seat:each() do text[#text + 1] = seat.points end
    return table.concat(text, ' ')]], "bot")
add("simulated-hands", [[
    local text = {}
    for _ = 1, 3 do
        local simulation = view:simulate()
        local random_text = {}
        simulation:play { batches = 2 }
        for piece in simulation:view().piece:each() do
            random_text[#random_text + 1] = piece.strength
        end
        text[#text + 1] = table.concat(random_text, ',')
    end
    return table.concat(text, ' ')]], "bot")
add("random-of-question", [[
    local t = {} for i = 1, 20 do t[i] = tostring(question:sample(random)) end
    return (table.concat(t, ' '):gsub('table', ''))]], "bot")
add("events", "return select(2, pcall(function() return #view:events() end))", "bot")

return list
