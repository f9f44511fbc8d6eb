-- A few checks for tests in Lua. Each names what it is about; a failed one is printed with both
-- values, and the process then ends with a failure.
local checks = {}

local count, failed = 0, 0

local function show(value)
    return type(value) == "string" and ("%q"):format(value) or tostring(value)
end

local function judge(is_met, what, expected, got)
    count = count + 1
    if not is_met then
        failed = failed + 1
        local place = debug.getinfo(3, "Sl")
        print(("%s:%d: %s:\n  expected %s\n  got      %s"):format(place.short_src,
            place.currentline,
            what, show(expected), show(got)))
    end
end

function checks.equal(what, got, expected)
    judge(got == expected and math.type(got) == math.type(expected), what, expected, got)
end

function checks.is_true(what, got)
    judge(got == true, what, true, got)
end

-- A list of strings as text, to compare lists.
function checks.same_list(what, got, expected)
    judge(table.concat(got, "|") == table.concat(expected, "|"), what, table.concat(expected, "|"),
        table.concat(got, "|"))
end

-- The message that a call raises, without the place at its front. `true` as the second value: it
-- had one.
function checks.message_of(run, ...)
    local is_fine, message = pcall(run, ...)
    if is_fine then
        return "nothing was raised"
    elseif type(message) ~= "string" then
        return "(" .. type(message) .. ")"
    end
    local place = message:match "^[^:\n]+%.lua:%d+: "
    return place and message:sub(#place + 1) or message, place ~= nil
end

-- A call raises exactly this message, behind the file and line of the test.
function checks.raises(expected, run, ...)
    local message, has_place = checks.message_of(run, ...)
    judge(message == expected, "message", expected, message)
    judge(has_place, "place before the message " .. message, true, has_place)
end

-- A call answers nil, this message, this code.
function checks.refuses(expected, code, value, message, got_code)
    judge(value == nil and message == expected and got_code == code, "refusal",
        tostring(expected) .. " / " .. tostring(code),
        tostring(value) .. " / " .. tostring(message) .. " / " .. tostring(got_code))
end

function checks.finish()
    print(("%d checks, %d failed"):format(count, failed))
    assert(count > 0, "a test that checks nothing")
    os.exit(failed == 0, true)
end

return checks
