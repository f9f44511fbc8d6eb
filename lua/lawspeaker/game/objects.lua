-- What a rule works with: `g` or a view, its tables, rows, zones and places. Reading and writing is
-- C's (bind_root.c and the files beside it), what it says of mistakes in problems.lua. Here is what
-- the engine needs: opening a state, rows and places as text, what a viewer calls a row.
--
-- A row's handle names a row by its table and id. It ends when that row is removed, for good. When
-- its root is bound to another state it names the row of that id there, if there is one.
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
require "lawspeaker.game.problems"

local objects = {}

-- ---- For the engine ----

-- A root for a state: what rules know as `g`, or for a view what is read only. `methods` is a table
-- of what else it has by name, functions and other values; it may be shared by all roots. Of it
-- `shuffle(root, place, purpose)` is what place:shuffle(purpose) calls. `owner` is any value that
-- objects.owner(root) is to give.
objects.open = core.root_new
objects.owner = core.root_owner

-- Points a root at another state of the same schema.
objects.rebind = core.root_rebind

-- Without the methods of a root: what g:reveal and place:shuffle do to the state.
objects.reveal = core.root_methods.reveal
objects.shuffle = core.place_shuffle

objects.state = core.root_state
objects.details = core.root_details
objects.is_row, objects.is_place = core.is_row, core.is_place

-- "unit/3"
function objects.row_text(row)
    local name, id = core.row_parts(row)
    return name .. "/" .. id
end

-- The row of a text, or nil.
objects.row_of = core.root_row
objects.row_exists = core.row_exists
objects.root_of = core.root_of

-- "deck", "hand/vpa", "field/3"
objects.place_text = tostring
objects.place_of = core.root_place

-- What a viewer calls a row, as text, or nil where it does not see it; false: what it is.
function objects.alias_text(root, player, row)
    local text = objects.row_text(row)
    if player == false then
        return text
    end
    return core.state_alias(core.root_state(root), player, text)
end

local ROW_WORD <const> = "%f[%w_][%a_][%w_]*/%d+%f[^%w_]"

-- The words in an answer that look like rows, by name: whoever typed them is not told what they are
-- in truth. A message may cut them, or write them small.
function objects.own_words(value, words)
    words = words or {}
    if type(value) == "string" then
        for word in string.gmatch(value, ROW_WORD) do
            for stop = string.find(word, "/", 1, true) + 1, #word do
                local cut = string.sub(word, 1, stop)
                words[cut], words[string.lower(cut)] = true, true
            end
        end
    elseif type(value) == "table" and not objects.is_row(value) then
        for _, part in pairs(value) do
            objects.own_words(part, words)
        end
    end
    return words
end

-- A text of a rule's own, in which rows may stand by what they are, for a viewer: each is then
-- called what the viewer calls it, "unit/?" where it does not see it. `own_words`: what is left as
-- it is, by name.
function objects.text_as_seen(root, player, text, own_words)
    if not string.find(text, "/%d") then
        return text
    end
    return (string.gsub(text, ROW_WORD, function(word)
        local row = not (own_words and own_words[word]) and core.root_row(root, word)
        if row then
            return objects.alias_text(root, player, row) or string.match(word, "^[^/]*/") .. "?"
        end
    end))
end

-- The row that a viewer calls so, or nil.
function objects.row_of_alias(root, player, text)
    if player == false then
        return core.root_row(root, text)
    end
    local real = core.state_row_of_alias(core.root_state(root), player, text)
    return real and core.root_row(root, real)
end

-- Whether a viewer sees a row, or one of its columns.
function objects.sees(root, player, row, column)
    return core.state_sees(core.root_state(root), player, objects.row_text(row), column)
end

-- ---- What there is, for scenarios and listings ----

function objects.table_names(root)
    local names = {}
    for _, entry in ipairs(core.root_details(root).tables) do
        names[#names + 1] = entry.name ~= "globals" and entry.name or nil
    end
    return names
end

function objects.zone_names(root)
    return lists.names(core.root_details(root).zones)
end

local function find_named(list, name)
    for _, entry in ipairs(list) do
        if entry.name == name then
            return entry
        end
    end
end

-- { name, of = table, each = "player", a table or nil }, or nil.
function objects.zone(root, name)
    return find_named(core.root_details(root).zones, name)
end

-- By name, the columns of a table, or of "globals", as the schema's description has them, with
-- refers_to = tables where they are references; nil: there is no such table.
function objects.columns(root, table_name)
    local found = find_named(core.root_details(root).tables, table_name)
    if not found then
        return nil
    end
    local columns = {}
    for _, column in ipairs(found.columns) do
        columns[column.name] = setmetatable({ refers_to = column.tables }, { __index = column })
    end
    return columns
end

function objects.has_column(row, name)
    local found = find_named(core.root_details(core.root_of(row)).tables, (core.row_parts(row)))
    return find_named(found.columns, name) ~= nil
end

return objects
