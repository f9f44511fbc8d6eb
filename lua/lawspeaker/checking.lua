-- Looks at what a script has declared, or at a position from JSON, without running a game: for
-- `law check`. Mistakes of form have been raised by then; these are the mistakes of content. What
-- it returns is plain data.
local boards = require "lawspeaker.boards"
local bots = require "lawspeaker.bot"
local case = require "lawspeaker.case"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local diplomacy_maps = require "lawspeaker.diplomacy_maps"
local expect = require "lawspeaker.expect"
local hex_maps = require "lawspeaker.hex_maps"
local map_lists = require "lawspeaker.map"
local maps = require "lawspeaker.maps"
local near = require "lawspeaker.near"
local position = require "lawspeaker.position"
local scenario = require "lawspeaker.scenario"
local turn = require "lawspeaker.turn"
local variant = require "lawspeaker.variant"
local writing = require "lawspeaker.writing"

local checking = {}

-- ---- Findings: a list of { level, file, line, text }; nothing is said twice ----

-- So many errors and so many warnings are told one by one; then only how many there are besides.
local TOLD_MAX <const> = 100

local function new_findings()
    return { list = {}, seen = {}, counts = { error = 0, warning = 0 } }
end

local function teller(findings, level, file, line, subject)
    return function(text)
        text = subject .. ": " .. text
        local mark = string.format("%s:%d:%s", file, line, text)
        if not findings.seen[mark] then
            findings.seen[mark] = true
            findings.counts[level] = findings.counts[level] + 1
            if findings.counts[level] <= TOLD_MAX then
                findings.list[#findings.list + 1] = { level = level, file = file, line = line,
                    text = text }
            end
        end
    end
end

-- Says how many findings were left out, where the last that was told is.
local function tell_rest(findings)
    for _, level in ipairs { "error", "warning" } do
        local left = findings.counts[level] - TOLD_MAX
        for index = left > 0 and #findings.list or 0, 1, -1 do
            local last = findings.list[index]
            if last.level == level then
                table.insert(findings.list, index + 1, { level = level, file = last.file,
                    line = last.line, text = string.format("%d more %s%s of this file", left, level,
                        left == 1 and "" or "s") })
                break
            end
        end
    end
end

-- ---- Positions ----

-- A turn in which every unit stays, resolved and checked by the naive road. A hook may raise.
local function check_stays(start, game, complain)
    local is_played, made, message = pcall(turn.play, start, { variant = game })
    if not is_played then
        complain("a turn of Stays fails: " .. tostring(made))
        return
    elseif made then
        local is_verified, problem = turn.verify(made)
        made, message = is_verified or nil, problem
    end
    if not made then
        complain("a turn of Stays fails: " .. message)
    end
end

local function check_tokens(start, game, warn)
    local placed = #start:link_points()
    local limit = game:rule "link_point_tokens"
    if limit ~= core.no_limit and placed > limit then
        warn(string.format("more link points are placed than link_point_tokens, %d of %d (J6.4)",
            placed,
            limit))
    end
    limit = game:rule "unit_tokens"
    local counts = {}
    for _, unit in ipairs(limit ~= core.no_limit and start:units() or {}) do
        counts[unit.owner] = (counts[unit.owner] or 0) + 1
    end
    for _, player in ipairs(start.players) do
        if counts[player] and counts[player] > limit then
            warn(string.format("player %s has more units than unit_tokens, %d of %d (J6.4)",
                check.quote(player), counts[player], limit))
        end
    end
end

local function check_shared_regions(start, game, warn)
    local first = {}
    if not game:rule "one_link_point_per_region" then
        return
    end
    for _, points in ipairs { start.map:link_points(), start:link_points() } do
        for _, point in ipairs(points) do
            if first[point.at] then
                warn(string.format("with one_link_point_per_region, region %s has %s and %s (J1.5)",
                    check.quote(point.at), check.quote(first[point.at]),
                    check.quote(point.symbol)))
            end
            first[point.at] = first[point.at] or point.symbol
        end
    end
end

local standard

local function check_situation(start, game, complain, warn)
    standard = standard or variant.declare { name = "the standard game" }
    check_tokens(start, game or standard, warn)
    check_shared_regions(start, game or standard, warn)
    check_stays(start, game, complain)
end

-- ---- What stands in a scenario that nothing else looks at ----

-- How many rules each chapter has: J1.1 to J1.7, and so on.
local RULES_OF_CHAPTER <const> = { 7, 2, 9, 11, 5, 5 }

local function is_rule(text)
    local chapter, number = string.match(text, "^J([1-9])%.?(%d*)$")
    local last = chapter and RULES_OF_CHAPTER[tonumber(chapter)]
    if not last or number == "" then
        return last ~= nil and not string.find(text, ".", 1, true)
    end
    return string.match(number, "^[1-9]") ~= nil and tonumber(number) <= last
end

-- What an order names, each with its kind.
local function names_in(given)
    local names = {}
    local function add(kind, name)
        if type(name) == "string" then
            names[#names + 1] = { kind = kind, name = name }
        end
    end
    add("symbol", given.book)
    add("symbol", given.carry)
    if given.type == "transfer" then
        add("unit", given.to)
    elseif given.type == "move" then
        add("region", given.to)
    elseif given.type == "reinforce" then
        add("unit", given.unit)
        add("region", given.action.to)
    end
    return names
end

-- Whether a turn expects that this unit's order is illegal, or carries nothing: then what it names
-- need not exist.
local function expects_trouble(played, unit)
    local form = played.expect or {}
    local verdict = (form.verdicts or {})[unit]
    local text = type(verdict) == "table" and verdict.result or verdict
    return type(text) == "string" and string.find(text, "^illegal") ~= nil
        or (form.carry_reason or {})[unit] ~= nil
end

-- Names in orders, lists of preferences and supply actions. One that does not exist makes an order
-- illegal (J3), and is passed over elsewhere (J5.3, J6.4). A position from another program is not
-- asked about its orders: there the outcome says it, and nobody has said what is meant.
local function check_names(start, turns, is_several, warn, is_scenario)
    local known = expect.names {
        unit = position.unit_names(start), player = {}, symbol = position.symbol_names(start),
        region = map_lists.details(core.position_map(start)).regions,
    }
    local function check_name(index, what, kind, name)
        if name and not known:has(kind, name) then
            warn(string.format("%s%s: no %s %s%s", is_several and "turn " .. index .. ": " or "",
                what, kind == "symbol" and "book" or kind, check.quote(name),
                near.hint(name, known.lists[kind])))
        end
    end
    for index, played in ipairs(turns) do
        for _, row in ipairs(is_scenario and played.orders or {}) do
            local is_meant = expects_trouble(played, row.unit)
            for _, named in ipairs(is_meant and {} or names_in(row.order)) do
                check_name(index, "orders: unit " .. check.quote(row.unit), named.kind, named.name)
            end
        end
        for _, row in ipairs(played.flee or {}) do
            for _, flight in ipairs(row.rest) do
                check_name(index, "flee: unit " .. check.quote(row.unit), "region", flight.region)
                check_name(index, "flee: unit " .. check.quote(row.unit), "symbol", flight.book)
            end
        end
        for _, row in ipairs(played.supply or {}) do
            for _, action in ipairs(row.rest) do
                check_name(index, "supply: player " .. check.quote(row.player), "region", action.at)
            end
        end
        known:add_supply(played.supply)
    end
end

local function expects_something(turns)
    for _, played in ipairs(turns) do
        if played.expect then
            return true
        end
        for _, row in ipairs(played.answers or {}) do
            if row.refused then
                return true
            end
        end
    end
    return false
end

-- ---- What a script has declared ----

-- Regions where something stands in a scenario: isolated ones among them are so on purpose.
local function used_regions(scenarios)
    local is_used = {}
    for _, declared in ipairs(scenarios) do
        local start = core.scenario_details(declared).start
        for _, entries in ipairs(start and { start:units(), start:books(), start:link_points() }
            or {}) do
            for _, entry in ipairs(entries) do
                is_used[entry.at] = true
            end
        end
    end
    return is_used
end

local function check_maps(findings, returned, summaries)
    local is_used, names = used_regions(scenario.declared), {}
    for _, map in ipairs(maps.declared) do
        local details = core.map_details(map)
        local subject = "map " .. check.quote(details.name)
        local complain = teller(findings, "error", details.file or "", details.line or 0, subject)
        local warn = teller(findings, "warning", details.file or "", details.line or 0, subject)
        if names[details.name] and not details.is_loaded then
            complain(string.format("the name is taken by the map in line %d", names[details.name]))
        end
        names[details.name] = names[details.name] or details.line
        local is_played = rawequal(map, returned) or #details.start_counts > 0
        if not details.is_loaded then
            boards.check(map, is_played and {} or is_used, is_played, complain, warn)
            for _, count in ipairs(details.start_counts) do
                check_stays(details.starts[count], nil, function(text)
                    complain(string.format("start for %d players: %s", count, text))
                end)
            end
            if returned == nil and not details.is_used then
                warn "nothing uses it, and the file does not return it: `return law.map { … }`"
            end
            if is_played then
                summaries[#summaries + 1] = subject .. ": " .. boards.summary(map)
            end
        end
    end
end

local function check_johvets_scenario(details, complain, warn)
    if details.rule and not is_rule(details.rule) then
        warn(string.format("rule: %s is no number of a rule", check.quote(details.rule)))
    end
    check_names(details.start, details.turns, details.is_several, warn, true)
    check_situation(details.start, scenario.variant or details.variant, complain, warn)
end

local function check_scenarios(findings)
    local lines = {}
    for _, declared in ipairs(scenario.declared) do
        local details = core.scenario_details(declared)
        local subject = "scenario " .. check.quote(details.name)
        local complain = teller(findings, "error", details.file, details.line, subject)
        local warn = teller(findings, "warning", details.file, details.line, subject)
        if lines[details.name] then
            warn(string.format("the name is taken by the scenario in line %d", lines[details.name]))
        end
        lines[details.name] = lines[details.name] or details.line
        if not expects_something(details.turns or details.stages) then
            warn("it expects nothing, so `law test` fails it")
        end
        if not details.is_game then
            check_johvets_scenario(details, complain, warn)
        else
            local problem = require("lawspeaker.game.scenario").problem(details, scenario.variant)
            if problem then
                complain(problem)
            end
        end
    end
end

-- ---- Printing ----

-- The map of a scenario in the printed file: by its name where that is how it was found, else
-- declared once before the scenarios. Two different maps of one name get two local names only.
local function map_reference(printed, map, is_named)
    if is_named or core.map_details(map).is_loaded then
        return writing.quote(map.name)
    end
    local text = writing.map(map)
    if not printed.maps[text] then
        printed.map_count = printed.map_count + 1
        printed.maps[text] = printed.map_count == 1 and "map" or "map" .. printed.map_count
        printed.parts[#printed.parts + 1] = string.format("local %s = %s", printed.maps[text], text)
    end
    return printed.maps[text]
end

-- { parts }, or { problem }: maps and scenarios as Lua source.
local function print_scenarios(scenarios, is_named)
    local printed = { parts = {}, maps = {}, map_count = 0 }
    for _, declared in ipairs(scenarios) do
        local details = core.scenario_details(declared)
        if details.is_game then
            return { problem = string.format("scenario %s: those of a game are not printed; they "
                .. "are written by hand", check.quote(details.name)) }
        end
        local report = scenario.run(declared, { unchecked = true })
        local map = map_reference(printed, details.start.map, is_named)
        local text, problem = writing.scenario(details, report, map)
        if not text then
            return { problem = problem }
        end
        printed.parts[#printed.parts + 1] = text
    end
    return { parts = printed.parts }
end

-- ---- Variants of johvets ----

-- A value that can be, and that hardly anybody means.
local function check_johvets_variant(declared, findings)
    local fraction = declared:rule "victory_fraction"
    if fraction and fraction[1] > fraction[2] then
        teller(findings, "warning", "", 0, "variant " .. check.quote(declared.name))(string.format(
            "rules.victory_fraction is %d/%d, more than 1, so nobody can win (J6.2)", fraction[1],
            fraction[2]))
    end
end

-- ---- Bots ----

-- What is known of a bot before it plays, which is the command's business.
local function describe_bot(declared, summaries)
    local games = declared.games
    summaries[#summaries + 1] = string.format("bot %s: plays %s", check.quote(declared.name),
        games and table.concat(games, ", ") or "any game")
    return { name = declared.name, games = games }
end

-- A file with nothing in it that has declared a bot, and lacks its `return`.
local function check_return(returned, findings)
    if returned == nil and bots.unused then
        teller(findings, "error", "", 0, "bot " .. check.quote(bots.unused))(
            "the file returns nothing, so nobody can use it; write return law.bot { ... }")
    end
end

-- ---- The command's question ----

local function check_text(given, findings)
    local made, message = case.read(given.text, given.place, given.file, given.line)
    if not made then
        return nil, message
    end
    local details = core.scenario_details(made)
    local warn = teller(findings, "warning", given.file, given.line, "position")
    check_names(details.start, details.turns, false, warn)
    check_situation(details.start, details.variant,
        teller(findings, "error", given.file, given.line, "position"), warn)
    return made, message
end

-- given: { text, place, file, line, print }, without text of the script that has run. Answers
-- { findings, summaries, count = of things declared, printed = as print_scenarios gives it, bot = {
-- name, games } of a bot }, or { problem = what is wrong with the text }.
function checking.run(given, returned)
    local findings, summaries = new_findings(), {}
    local scenarios, is_named = scenario.declared, false
    if given.text then
        local made, note = check_text(given, findings)
        if not made then
            return { problem = note }
        end
        scenarios, is_named = { made }, note
    else
        check_maps(findings, returned, summaries)
        hex_maps.summarize(summaries)
        diplomacy_maps.summarize(returned, summaries)
        if core.kind(returned) == "diplomacy_map" then
            diplomacy_maps.check(returned, teller(findings, "warning", "", 0,
                "diplomacy_map " .. check.quote(returned.name)))
        end
        check_scenarios(findings)
        if core.kind(returned) == "game" then
            require("lawspeaker.game.checking").check(returned, findings, summaries, teller)
        end
    end
    local kind = core.kind(returned)
    if kind == "variant" and not given.text then
        if core.variant_details(returned).game_name then
            require("lawspeaker.game.checking").check_variant(returned, findings, teller)
        else
            check_johvets_variant(returned, findings)
        end
    end
    local is_one = kind == "variant" or kind == "position" or kind == "game" or kind == "bot"
        or kind == "diplomacy_map"
    local count = #scenarios + #maps.declared + #hex_maps.declared + (is_one and 1 or 0)
    if count == 0 then
        check_return(returned, findings)
    end
    tell_rest(findings)
    return {
        bot = kind == "bot" and describe_bot(returned, summaries) or nil,
        findings = findings.list,
        summaries = summaries,
        count = count,
        printed = given.print and print_scenarios(scenarios, is_named) or nil,
    }
end

return checking
