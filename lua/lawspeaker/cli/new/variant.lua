-- `law new variant`: a house rule, and the same situation with it and without. For the games that
-- come along both say something of these games; of another one they name what it offers.
local another_value = require "lawspeaker.cli.rules.another_value"
local fill = require "lawspeaker.cli.new.fill"
local known_game = require "lawspeaker.cli.new.known_game"
local of_games = require "lawspeaker.cli.new.variant_texts"

local variant = {}

-- ---- A game that is not known here ----

local RULE <const> = [[
-- $TITLE: a house rule of $GAME. Say here in a line what it changes.
--
-- law help house_rules    how a house rule is written, tried and tested
-- law rules $GAME: the house rules and hooks that the game offers
local law = require "lawspeaker"

return law.variant {
    name = "$TITLE",
    game = "$GAME",

    -- What it builds on: base = { "$GAME/other" } plays that variant, too.

$MEMBERS}
]]

local SCENARIO <const> = [[
-- The same situation without the house rule and with it.$SAME
--
-- law help game_scenario    each field; law rules $GAME state: what a situation can state
local law = require "lawspeaker"

law.scenario {
    name = "by the standard rules",
    game = "$GAME",
    expect = { pending = { $PENDING } },
}

law.scenario {
    name = "under the house rule",
    game = "$GAME",
    variant = require "$NAME",
    expect = { pending = { $CHANGED } },
}
]]

local SAME <const> = [[
 As it stands both begin alike: state a
-- situation in which the house rule matters, and what must then come of it.]]

local RULES_TRIED <const> = 12

-- A value as the command line has it.
local function words_of(rule, value)
    if rule.kind == "fraction" then
        local numerator, denominator = value:match "(%d+), (%d+)"
        return numerator .. "/" .. denominator
    end
    return (value:gsub('^"(.*)"$', "%1"))
end

-- A house rule that the variant changes, its new value, and what is then asked at the beginning:
-- one that is seen there, where it can be; nothing where a match can begin with none.
local function find_change(known)
    local found
    for index = 1, math.min(#known.rules, RULES_TRIED) do
        local rule = known.rules[index]
        local value = rule.kind ~= "text" and another_value(rule)
        local pending = value and known_game.start_with(known, { { rule.name,
            words_of(rule, value) } })
        local is_seen = pending
            and known_game.quoted(pending) ~= known_game.quoted(known.pending)
        if pending and (not found or is_seen and not found.is_seen) then
            found = { rule = rule, value = value, pending = pending, is_seen = is_seen }
        end
    end
    return found
end

-- A house rule as a line of `rules`, with its new value.
local function rule_line(change)
    local rule = change.rule
    return ("        -- %s (%s); the standard is %s\n        %s = %s,"):format(
        (rule.sentence or "a house rule"):gsub("%c", " "), rule.rule or "?", rule.default.text,
        rule.name, change.value)
end

local function hook_lines(hook)
    return ([[
        -- %s (%s)
        %s = function(ask, standard)
            return standard
        end,]]):format((hook.sentence or "a hook"):gsub("%c", " "), hook.rule or "?", hook.name)
end

-- The fields `rules` and `hooks`: a change of the one, and the first of the other.
local function members(known, change)
    local lines = {}
    if change then
        lines[#lines + 1] = "    -- The values of the game's house rules; what is not set stays."
        lines[#lines + 1] = "    rules = {\n" .. rule_line(change) .. "\n    },"
    end
    if #known.hooks > 0 then
        lines[#lines + 1] = "    -- What no value can say: a function that is told the standard "
            .. "answer and may give another."
        lines[#lines + 1] = "    hooks = {\n" .. hook_lines(known.hooks[1]) .. "\n    },"
    end
    return table.concat(lines, "\n") .. "\n"
end

-- ---- The plan ----

-- The two texts; or nil and what is wrong.
local function texts(asked, names)
    local written = asked.found.name and of_games[asked.found.name]
    if written then
        names.GAME = asked.found.name
        return fill.text(written.rule, names), fill.text(written.scenario, names)
    end
    local known, message = known_game.ask(asked, true)
    if not known then
        return nil, message
    end
    local change = find_change(known)
    known.session:close()
    if #known.rules + #known.hooks == 0 then
        return nil, ("the game %s has no house rules and no hooks: a variant can change nothing")
            :format(known.name)
    end
    names.GAME, names.MEMBERS = known.name, members(known, change)
    names.PENDING = known_game.quoted(known.pending)
    names.CHANGED = change and known_game.quoted(change.pending) or names.PENDING
    names.SAME = change and change.is_seen and "" or SAME
    return fill.text(RULE, names), fill.text(SCENARIO, names)
end

function variant.plan(asked)
    local names = fill.names(asked)
    local rule, scenario = texts(asked, names)
    if not rule then
        return nil, scenario
    end
    return {
        folder = asked.folder,
        files = {
            { path = names.PATH, text = rule, sentence = "the house rule" },
            { path = names.SCENARIOPATH, text = scenario,
                sentence = "the same situation with it and without" },
        },
        next = fill.commands({
            "law check $PATH $SCENARIOPATH",
            "law test $SCENARIOPATH",
            "law rules $WORDS --variant $PATH",
            "law play $WORDS --variant $PATH --bots",
        }, names),
    }
end

return variant
