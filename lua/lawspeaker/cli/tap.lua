-- Test results in the Test Anything Protocol, version 13; the plan stands at the end.
local console = require "lawspeaker.cli.console"
local text = require "lawspeaker.cli.text"

local tap = {}

-- A description ends at a # that is not escaped.
local function describe(label)
    return (text.escape(label):gsub("[\\#]", "\\%0"))
end

-- Text as a quoted scalar of the block below a result.
local function quote(words)
    return '"' .. text.escape(words):gsub('[\\"]', "\\%0") .. '"'
end

function tap.teller()
    local number = 0
    local teller = {}

    function teller.tell(result)
        if number == 0 then
            console.print "TAP version 13"
        end
        number = number + 1
        console.print(("%s %d - %s"):format(result.passed and "ok" or "not ok", number,
            describe(result.label)))
        if result.passed then
            return
        end
        console.print "  ---"
        console.print "  failures:"
        for _, failure in ipairs(result.failures) do
            console.print("    - " .. quote(failure))
        end
        if result.output then
            console.print("  output: " .. quote(result.output))
        end
        console.print "  ..."
    end

    function teller.finish(count)
        console.print("1.." .. number)
        console.print(("# %d passed, %d failed"):format(count.passed, count.failed))
    end

    return teller
end

return tap
