-- What a scenario says there is: rows, by names of its own, put into a state that has none. Names
-- stand for rows in what is stated, answered and expected.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"

local situation = {}

-- ---- Names ----

local names = {}
names.__index = names

function situation.names()
    return setmetatable({ list = {}, rows = {} }, names)
end

function names:add(at, name, row)
    if not check.is_id(name) then
        at:fail(string.format("%s is not an id, which names a row here", check.describe(name)), 1)
    elseif self.rows[name] then
        at:fail(string.format("the name %s is there twice", check.quote(name)), 1)
    end
    self.list[#self.list + 1] = name
    self.rows[name] = objects.row_text(row)
end

-- The row of a name, "unit/3" included: nil where it is gone, or, with a message, where there never
-- was one.
function names:find(root, name)
    local text = self.rows[name] or name
    local table_name = string.match(text, "^([%w_]+)/%d+$")
    if table_name then
        return objects.row_of(root, text)
    end
    return nil, string.format("no row %s%s", check.quote(name), near.hint(name, self.list))
end

-- An answer in which the names stand as the player itself calls those rows. In a text each word is
-- looked at.
function names:answer(match, player, answer)
    if type(answer) == "string" then
        return (string.gsub(answer, "[%w_.:/%-]+", function(word)
            local tail = string.match(word, ":*$")
            local known = self.rows[string.sub(word, 1, #word - #tail)]
            local row = known and objects.row_of(match.root, known)
            local alias = row and objects.alias_text(match.root, player, row)
            return alias and alias .. tail or nil
        end))
    elseif type(answer) == "table" and core.kind(answer) == nil then
        local copy = {}
        for _, key in ipairs((core.keys(answer))) do
            local value = rawget(answer, key)
            copy[self:answer(match, player, key)] = self:answer(match, player, value)
        end
        return copy
    end
    return answer
end

-- ---- Filling ----

-- The row of one of these tables whose column `name` holds this, where exactly one does.
local function named_row(root, tables, name)
    local found
    for _, table_name in ipairs(tables) do
        for row in root[table_name]:each() do
            if objects.has_column(row, "name") and row.name == name then
                if found then
                    return nil, string.format("more than one row is named %s", check.quote(name))
                end
                found = row
            end
        end
    end
    return found
end

function names:resolve(root, tables, name)
    if type(name) ~= "string" then
        return name
    end
    local row = self:find(root, name)
    if row then
        return row
    end
    local found, problem = named_row(root, tables, name)
    if not found then
        return nil, problem or string.format("no row %s%s", check.quote(name),
            near.hint(name, self.list))
    end
    return found
end

-- The row that a name stands for anywhere in the state: nil where it is gone, or, with a message,
-- where there is none.
function names:anywhere(root, name)
    if self.rows[name] then
        return self:find(root, name)
    end
    return self:resolve(root, objects.table_names(root), name)
end

-- An argument of a step: the row that it names, as a scenario's own name, "TABLE/NUMBER" or
-- "TABLE/NAME"; else it stands for itself. Nil, with a message, where such a row is not there.
function names:argument(root, value)
    if type(value) ~= "string" then
        return value
    elseif self.rows[value] then
        return self:find(root, value)
    end
    local table_name, name = string.match(value, "^([%w_]+)/(.+)$")
    if not table_name or not objects.columns(root, table_name) then
        return value
    end
    return self:resolve(root, { table_name }, tonumber(name) and value or name)
end

-- The place that a text such as "hand/red", "field/C" or "deck" names.
function names:place(root, text)
    local zone, whose = string.match(text, "^([^/]+)/?(.*)$")
    local described = zone and objects.zone(root, zone)
    if not described then
        local zones = objects.zone_names(root)
        return nil, string.format("no zone %s%s", check.quote(zone or text),
            near.known(zone or text, zones, "state"))
    elseif described.each == nil then
        return root[zone]
    elseif described.each == "player" then
        for _, player in ipairs(root.players) do
            if player == whose then
                return root[zone][player]
            end
        end
        return nil, string.format("no player %s%s", check.quote(whose),
            near.known(whose, root.players))
    end
    local row = tonumber(whose) and objects.row_of(root, described.each .. "/" .. whose)
    local problem
    if not row then
        row, problem = self:resolve(root, { described.each }, whose)
    end
    return row and root[zone][row], problem
end

-- A value with the rows that it names.
local function value_of(at, known, root, column, value)
    if not column.refers_to then
        return value
    elseif type(value) == "table" then
        local list = {}
        for index, item in ipairs(value) do
            at:enter(index)
            list[index] = value_of(at, known, root, column, item)
            at:leave()
        end
        return list
    end
    local row, problem = known:resolve(root, column.refers_to, value)
    return row or at:fail(problem)
end

local function columns_of(at, root, table_name, stated)
    local columns = objects.columns(root, table_name)
    if not columns then
        at:fail(string.format("no table %s%s", check.quote(table_name),
            near.known(table_name, objects.table_names(root), "state")))
    end
    for _, key in ipairs((core.keys(stated))) do
        if type(key) == "string" and key ~= "place" and not columns[key] then
            local list = core.keys(columns)
            at:fail(string.format("no column %s%s", check.quote(key),
                near.known(key, list, table_name)))
        end
    end
    return columns
end

-- References to rows that are stated further down are set once all rows are there.
local function add_row(at, known, root, table_name, stated, later)
    local columns = columns_of(at, root, table_name, stated)
    local cells = {}
    for _, key in ipairs((core.keys(stated))) do
        local column = columns[key]
        if column then
            at:enter(key)
            local value = rawget(stated, key)
            if column.refers_to and column.optional then
                later[#later + 1] = { key = key, column = column, value = value }
            else
                cells[key] = value_of(at, known, root, column, value)
            end
            at:leave()
        end
    end
    local place
    if stated.place ~= nil then
        at:enter "place"
        if type(stated.place) ~= "string" then
            at:fail("expected a place as text, as in \"hand/red\", got "
                .. check.describe(stated.place))
        end
        local problem
        place, problem = known:place(root, stated.place)
        if not place then
            at:fail(problem)
        end
        at:leave()
    end
    return root[table_name]:add(cells, place)
end

local function fill_table(at, known, root, table_name, rows, pending)
    if type(rows) ~= "table" then
        at:fail("expected a list of rows, got " .. check.describe(rows))
    end
    for index, stated in ipairs(rows) do
        at:enter(index)
        if type(stated) ~= "table" then
            at:fail("expected a row { \"its name here\", column = value, … }, got "
                .. check.describe(stated))
        end
        local later = {}
        local row = add_row(at, known, root, table_name, stated, later)
        if stated[1] ~= nil then
            known:add(at, stated[1], row)
        end
        pending[#pending + 1] = { row = row, later = later, path = { table_name, index } }
        at:leave()
    end
end

-- A whole position of johvets, where the state embeds one.
local function is_position(value)
    return core.kind(value) == "position"
end

-- Puts what is stated into a state: positions, then tables in the order of the schema.
function situation.fill(at, known, root, stated)
    local order, tables = {}, objects.table_names(root)
    for _, name in ipairs(tables) do
        order[name] = true
    end
    for _, key in ipairs((core.keys(stated))) do
        if is_position(stated[key]) then
            root[key] = stated[key]
        elseif key ~= "globals" and not order[key] then
            at:fail(string.format("no table %s%s", check.describe(key),
                type(key) == "string" and near.known(key, tables, "state") or ""))
        end
    end
    local pending = {}
    for _, table_name in ipairs(tables) do
        if stated[table_name] ~= nil then
            at:enter(table_name)
            fill_table(at, known, root, table_name, stated[table_name], pending)
            at:leave()
        end
    end
    for _, entry in ipairs(pending) do
        for _, cell in ipairs(entry.later) do
            at:enter(entry.path[1])
            at:enter(entry.path[2])
            at:enter(cell.key)
            entry.row[cell.key] = value_of(at, known, root, cell.column, cell.value)
            for _ = 1, 3 do
                at:leave()
            end
        end
    end
    situation.set_globals(at, known, root, stated.globals)
end

-- Sets the globals that a scenario states; raises for those that the game has not, or that cannot
-- have these values.
function situation.set_globals(at, known, root, globals)
    if globals == nil then
        return
    end
    at:enter "globals"
    local columns = objects.columns(root, "globals") or {}
    for _, key in ipairs((core.keys(globals))) do
        local column = columns[key]
        if not column then
            at:fail(string.format("no global %s%s", check.describe(key),
                type(key) == "string" and near.known(key, (core.keys(columns)), "state") or ""))
        end
        at:enter(key)
        root[key] = value_of(at, known, root, column, globals[key])
        at:leave()
    end
    at:leave()
end

return situation
