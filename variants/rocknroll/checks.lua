-- Checks (section 8): a die against a number, rerolls for spare cards (R7) and ROCK'N'ROLL (R8).
-- What a success or a death brings is for those who ask for the check.
local payments = require "rocknroll.payments"

local checks = {}

-- check: { name, player, needed, unit (none: an order's own check), object, rule,
--   bonus = function() → what is added to the die }
-- Both numbers are asked for at each roll: what was paid may have changed them.
local function roll(g, check, purpose)
    local ask = { check = check.name, player = check.player, unit = check.unit,
        object = check.object }
    local needed = g:hook("target", ask, check.needed)
    local bonus = check.bonus and check.bonus() or 0
    local rolled = g:roll("1d6", purpose)
    local is_success = rolled + bonus >= needed
    g:note(check.unit and "check" or "activation", { check = check.name, unit = check.unit,
        roll = rolled, bonus = bonus, total = rolled + bonus, needed = needed,
        outcome = is_success and "success" or "failure" })
    return is_success
end

-- What can be done about a failure. With nothing to be done nobody is asked.
local function ask_about_failure(g, check)
    local choice = { "accept" }
    if check.unit and g.rules.rocknroll then
        choice[#choice + 1] = "rocknroll"
    end
    local price = g.rules.reroll
    if price > 0 and payments.spare_count(g, check.player, check.unit) >= price then
        for _, what in ipairs(payments.spare(g, check.player, check.unit)) do
            choice[#choice + 1] = { "reroll", what }
        end
    end
    if #choice == 1 then
        return "accept"
    end
    g.check, g.checking, g.aimed_at = check.name, check.unit, check.object
    local answer = g:ask(check.player, {
        name = "failed", rule = "R7", choice = choice, default = "accept",
        say = string.format("The check failed (%s). Accept that, reroll for a spare card, or "
            .. "declare ROCK'N'ROLL?", check.name),
    })
    g.check, g.checking, g.aimed_at = nil, nil, nil
    return answer
end

local function pay_for_reroll(g, check, what)
    g:rule "R7"
    g:note("reroll", { player = check.player, check = check.name })
    payments.pay(g, check.player, what)
    payments.rest(g, check.player, g.rules.reroll, function()
        return payments.spare(g, check.player, check.unit)
    end)
end

-- Returns whether the check succeeded, and whether it ended in a fiasco: then the acting unit dies
-- (49), which the caller sees to.
function checks.make(g, check)
    g:rule(check.rule)
    while not roll(g, check, check.name) do
        local answer = ask_about_failure(g, check)
        if answer == "accept" then
            return false, false
        elseif answer == "rocknroll" then
            g:rule "R8"
            g:note("rocknroll", { unit = check.unit })
            local is_success = roll(g, check, "rocknroll")
            return is_success, not is_success
        end
        pay_for_reroll(g, check, answer[2])
        g:rule(check.rule)
    end
    return true, false
end

return checks
