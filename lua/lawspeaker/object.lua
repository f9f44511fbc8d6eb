-- Gives the objects that C made their public members: exactly those that spec.lua describes, with
-- their arguments checked. It knows no object in particular.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local spec = require "lawspeaker.spec"

local object = {}

local function member_names(entry)
    local names = {}
    for _, list in ipairs { entry.fields, entry.methods } do
        for _, member in ipairs(list) do
            names[#names + 1] = member[1]
        end
    end
    return names
end

-- Every described member must be made, and every made one described.
local function match(described, made, what)
    for _, entry in ipairs(described) do
        assert(made[entry[1]], what .. " " .. entry[1] .. " is described and not made")
    end
    for _, name in ipairs((core.keys(made))) do
        assert(described[name], what .. " " .. name .. " is made and not described")
    end
end

-- `type_table` is C's; methods are functions of the object and their arguments, getters of the
-- object alone.
function object.define(name, type_table, getters, methods)
    local entry = spec.objects[name]
    match(entry.fields, getters, name .. "'s field")
    match(entry.methods, methods, name .. "'s method")
    for _, field in ipairs(entry.fields) do
        type_table.getters[field[1]] = getters[field[1]]
    end
    for _, method in ipairs(entry.methods) do
        type_table.methods[method[1]] = check.wrap_method(method, name, type_table.is,
            methods[method[1]])
    end
    local names = member_names(entry)
    function type_table.unknown(_, key)
        if type(key) ~= "string" then
            check.context(name):fail("no member " .. check.describe(key))
        end
        check.context(name):fail("no member " .. check.quote(key) .. near.hint(key, names))
    end
    function type_table.metatable.__tostring(self)
        return object.text(name, self)
    end
end

function object.text(name, self)
    if name == "position" then
        return string.format("position %s (turn %d of %s)", core.position_hash(self),
            core.position_turn(self), check.quote(core.position_map(self).name))
    elseif name == "map" or name == "variant" then
        return name .. " " .. check.quote(self.name)
    end
    return name
end

object.match = match

return object
