-- Tells people what a game's state consists of, as hooks read it and scenarios state it, and which
-- phases and steps there are: all of it, or one table, zone, global, phase or step.
local console = require "lawspeaker.cli.console"
local lines = require "lawspeaker.cli.rules.lines"
local text = require "lawspeaker.cli.text"

local tell_state = {}

local heading, rows, labels, head_of = lines.heading, lines.rows, lines.labels, lines.head_of

-- ---- Words ----

local function names_of(list)
    local names = {}
    for index, entry in ipairs(list) do
        names[index] = entry.name
    end
    return names
end

local function type_words(column)
    return column.type .. (column.is_optional and ", or nil" or "")
        .. (column.is_needed and "; to be given" or "")
end

-- How a scenario writes a place of a zone.
local function place_words(zone)
    return zone.each and ("%s/%s"):format(zone.name, zone.each:upper()) or zone.name
end

local function where_words(zone)
    return zone.each and ("a place for each %s"):format(zone.each) or "one place"
end

-- Where rows of a table can lie.
local function lie_words(told, name)
    local list = {}
    for _, zone in ipairs(told.zones) do
        if zone.of == name then
            list[#list + 1] = ("%s (%s)"):format(zone.name, where_words(zone))
        end
    end
    return list
end

local function step_words(step)
    return #step.told > 0 and "is told " .. text.list(step.told) or "is told nothing"
end

-- ---- One thing ----

local function head(kind, entry, sentence)
    head_of(kind, { name = entry.name, rule = entry.rule, sentence = sentence })
end

function tell_state.table(told, entry)
    head("table", entry, entry.is_static and "rows that never change" or "rows of the state")
    local list = {}
    for _, column in ipairs(entry.columns) do
        list[#list + 1] = { column.name, type_words(column) }
    end
    rows(list, labels)
    local places = lie_words(told, entry.name)
    local example = entry.is_static and {} or { { "in a scenario",
        ('state = { %s = { { "NAME", COLUMN = …%s } } }'):format(entry.name,
            #places > 0 and ', place = "…"' or "") } }
    table.insert(example, 1, { "in a hook", ("for row in ask.g.%s:each() do … row.COLUMN … end")
        :format(entry.name) })
    if #places > 0 then
        table.insert(example, 1, { "lies in", text.list(places, " or ") })
    end
    rows(example, labels)
end

function tell_state.zone(_, zone)
    head("zone", zone, ("where rows of %s lie, %s"):format(zone.of, where_words(zone)))
    rows({ { "in a hook", ("for row in ask.g.%s%s:each() do … end"):format(zone.name,
        zone.each and "[" .. zone.each .. "]" or "") },
        { "in a scenario", ('place = "%s"'):format(place_words(zone)) } }, labels)
end

function tell_state.global(_, entry)
    head("global", entry, type_words(entry))
    rows({ { "in a hook", "ask.g." .. entry.name },
        { "in a scenario", ("state = { globals = { %s = … } }"):format(entry.name) } }, labels)
end

function tell_state.position(_, entry)
    head("position", entry, "a whole position of johvets (law help position)")
    rows({ { "in a scenario", ("state = { %s = law.position { … } }"):format(entry.name) } },
        labels)
end

function tell_state.phase(_, phase)
    head("phase", phase, "one of those that are run in order")
    rows({ { "in a scenario", ('phase = "%s"'):format(phase.name) } }, labels)
end

function tell_state.step(_, step)
    head("step", step, step_words(step))
    local arguments = {}
    for index, name in ipairs(step.told) do
        arguments[index] = ", " .. name:upper()
    end
    rows({ { "in a scenario", ('step = { "%s"%s }'):format(step.name, table.concat(arguments)) } },
        labels)
end

-- ---- All of it ----

-- The names alone, for a list of all that a game has.
function tell_state.names(told)
    heading(("the state, phases and steps: law rules %s state, or law rules %s NAME"):format(
        told.words, told.words))
    local list = {}
    for _, group in ipairs { { "tables", told.tables }, { "zones", told.zones },
        { "globals", told.globals }, { "positions", told.positions }, { "phases", told.phases },
        { "steps", told.steps } } do
        list[#list + 1] = #group[2] > 0 and { group[1], text.list(names_of(group[2]), ", ") } or nil
    end
    rows(list, labels)
end

local function section(title, list)
    if #list > 0 then
        heading(title)
        rows(list, labels)
    end
end

local function each(list, words)
    local made = {}
    for index, entry in ipairs(list) do
        made[index] = { entry.name, words(entry) }
    end
    return made
end

function tell_state.all(told)
    console.print(console.paint(text.escape(("the state of %s, as hooks read it (ask.g) and "
        .. "scenarios state it"):format(told.game)), "bold"))
    for _, entry in ipairs(told.tables) do
        local places = lie_words(told, entry.name)
        heading(("table %s%s%s"):format(entry.name, entry.is_static and ", never changed" or "",
            #places > 0 and ", lies in " .. text.list(places, " or ") or ""))
        rows(each(entry.columns, type_words), labels)
    end
    section("zones", each(told.zones, function(zone)
        return ('rows of %s, %s: place = "%s"'):format(zone.of, where_words(zone),
            place_words(zone))
    end))
    section("globals", each(told.globals, type_words))
    section("positions of johvets", each(told.positions, function()
        return "law help position"
    end))
    section("phases, in order", each(told.phases, function(phase)
        return phase.rule or ""
    end))
    section("steps", each(told.steps, step_words))
end

return tell_state
