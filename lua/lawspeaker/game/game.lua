-- Games as scripts hold them: what was declared, and where matches come from.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local lists = require "lawspeaker.lists"
local matches = require "lawspeaker.game.match"
local object = require "lawspeaker.object"

local game = {}

game.declare = declare.game

local getters, methods = {}, {}

function getters.name(self)
    return core.game_details(self).name
end

function getters.title(self)
    return core.game_details(self).title
end

methods.start = matches.start

local function loading()
    return require "lawspeaker.game.loading"
end

function methods.load(self, text, given)
    return loading().load(self, text, given or {})
end

function methods.replay(self, text, given)
    return loading().replay(self, text, given or {})
end

local function views_of(list)
    local views = {}
    for index, entry in ipairs(list) do
        views[index] = { name = entry.name, value = entry.default, rule = entry.rule,
            sentence = entry.sentence, least = entry.least, most = entry.most,
            choices = entry.choices and table.move(entry.choices, 1, #entry.choices, 1, {}) }
    end
    return views
end

function methods.rules(self)
    return views_of(core.game_details(self).rules)
end

function methods.options(self)
    return views_of(core.game_details(self).options)
end

function methods.hooks(self)
    return lists.names(core.game_details(self).hooks)
end

object.define("game", core.game_type, getters, methods)

-- For messages: `game "rocknroll"`.
function core.game_type.metatable.__tostring(self)
    return "game " .. check.quote(core.game_details(self).name)
end

return game
