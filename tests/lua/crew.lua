-- How far a crew is, as it is told: a line a minute where nobody looks, one that is written over on
-- a terminal; and what was done before counts.
local checks = require "checks"

package.path = "lua/?.lua;" .. package.path

local equal = checks.equal
local clock, written, is_terminal = 0, {}, false

-- A crew whose tasks take so many seconds each.
local function slow_crew(seconds)
    return function(count, _, work)
        local at = 0
        return setmetatable({ wait = function()
            at, clock = at + 1, clock + seconds
            if at <= count then
                return at, work(at)
            end
        end }, { __close = function() end })
    end
end

local host = { version = "", escape = function(words)
    return words
end, is_terminal = function()
    return is_terminal
end, write = function(_, words)
    written[#written + 1] = words
    return true
end }
package.preload["lawspeaker.host"] = function()
    return host
end
os.time = function() -- luacheck: ignore 122
    return clock
end

-- What a new crew writes for so many tasks, where so many were done before.
local function told(count, before, seconds)
    package.loaded["lawspeaker.cli.console"] = nil
    package.loaded["lawspeaker.cli.bots.crew"] = nil
    local crew = require "lawspeaker.cli.bots.crew"
    host.crew, written = slow_crew(seconds), {}
    local tasks = {}
    for number = 1, count do
        tasks[number] = number
    end
    local is_done = crew.run { tasks = tasks, before = before, jobs = 1,
        work = function(task)
            return task
        end,
        collect = function() end,
        tell = function()
            return ", 2 void"
        end }
    equal("all is done", is_done, true)
    return table.concat(written)
end

equal("a line a minute", told(5, 30, 29), "law: 33 of 35 matches, about 58 s left, 2 void\n")
equal("two of them", told(6, nil, 40), "law: 2 of 6 matches, about 3 min left, 2 void\n"
    .. "law: 4 of 6 matches, about 80 s left, 2 void\n")
equal("none in the first minute", told(50, 0, 1), "")
equal("nor where all is done by then", told(2, 0, 59), "")

local real = os.getenv
os.getenv = function(name) -- luacheck: ignore 122
    return name == "TERM" and "xterm" or real(name)
end
is_terminal = true
equal("on a terminal", told(2, 3, 1), "\r\27[K3 of 5 matches, 2 void\r\27[K4 of 5 matches, 2 void"
    .. "\r\27[K5 of 5 matches, 2 void\r\27[K")

checks.finish()
