-- What no counter sees: an instruction of these is slow in itself, and only the clock stops them.
return {
    { "index-chain", "time", [[
        local t = {}
        for i = 1, 1900 do t = setmetatable({}, { __index = t }) end
        while true do local x = t.x end]] },
    { "newindex-chain", "time", [[
        local t = {}
        for i = 1, 1900 do t = setmetatable({}, { __newindex = t }) end
        while true do t.x = nil end]] },
    { "zeros", "time", [[
        local a = ('\0'):rep(1000000)
        local b = a .. 'x'
        while true do local c = a < b end]] },
}
