-- `law check --print`: maps and scenarios as one Lua file, whatever number of files they came from.
local console = require "lawspeaker.cli.console"

local printing = {}

-- The source of a map under a name that no other map of the printed file has.
local function rename_map(state, map)
    return (map:gsub('name = "([^"]*)"', function(name)
        local count = (state.map_names[name] or 0) + 1
        state.map_names[name] = count
        return count > 1 and ('name = "%s %d"'):format(name, count) or nil
    end, 1))
end

-- Prints the parts of a document or script; `state`: what has been printed before, and whether it
-- is fine.
function printing.parts(state, printed)
    if printed.problem then
        state.worst = math.max(state.worst, 1)
        console.message(printed.problem)
        return
    end
    if not state.has_printed then
        console.print 'local law = require "lawspeaker"'
    end
    state.has_printed = true
    for _, part in ipairs(printed.parts) do
        local name, map = part:match "^local (map%d*) = (.*)$"
        if not name then
            console.print("\n" .. part)
        elseif state.printed_maps[name] ~= map then
            -- A file has room for 200 local names: later maps take over the first one's.
            local head = state.printed_maps[name] and "" or "local "
            state.printed_maps[name] = map
            console.print(("\n%s%s = %s"):format(head, name, rename_map(state, map)))
        end
    end
end

return printing
