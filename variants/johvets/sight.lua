-- Who knows what in a turn. Without fog everybody knows all. In fog (notes.md) a player knows the
-- regions of and next to its units: what it is asked, and what it is told, comes from a view of the
-- board, or from a turn that is played with what is in that view, so that nothing else can show.
local fogged = require "johvets.fogged"

local sight = {}

local IS_OF_FLIGHT <const> = { fled_to = true, fled_through = true, collided_with = true,
    no_place_to_flee = true }

local watch = {}
watch.__index = watch

function sight.watch(g, before, turn)
    local self = setmetatable({ g = g, before = before, turn = turn, sheets = {} }, watch)
    if g.rules.fog then
        self.fog = fogged.new(g, self)
    end
    return self
end

-- The turn as a player knows it, for questions about orders.
function watch:known(player)
    return self.fog and self.fog:known(player) or self.turn
end

-- Who is told what concerns one player alone; nil is all.
function watch:only(player)
    return self.fog and { player } or nil
end

-- A player's orders: { unit, order } pairs.
function watch:give(sheet, player)
    self.sheets[#self.sheets + 1] = sheet
    self.turn:orders(sheet, player)
end

-- ---- Verdicts ----

-- Facts as formats.md has them: the type of an order is called `order`.
local function told_facts(because)
    local list = {}
    for index, fact in ipairs(because) do
        list[index] = { fact = fact.fact, rule = fact.rule, unit = fact.unit, region = fact.region,
            symbol = fact.symbol, strength = fact.strength, order = fact.type }
    end
    return list
end

local function verdict_fields(turn, unit)
    local verdict = turn:verdict(unit)
    return { unit = unit, order = verdict.order, result = verdict.result, reason = verdict.reason,
        strength = verdict.strength, displaced = verdict.displaced or nil,
        carried = verdict.carried, carry_reason = verdict.carry_reason,
        because = told_facts(verdict.because) }
end

watch.told_facts = told_facts

-- The board once movement is done, without the units that must flee, and these, one by one.
function watch:look_at_movement()
    self.moved, self.fleeing = self.turn:board(), {}
    for index, unit in ipairs(self.turn:fleeing()) do
        self.fleeing[index] = { unit = unit, owner = self.before:unit(unit).owner,
            from = self.turn:flees_from(unit) }
    end
    if self.fog then
        -- By name, for what else they could come by is not for all to know.
        table.sort(self.fleeing, function(a, b) return a.unit < b.unit end)
    end
end

function watch:resolve()
    self.turn:resolve()
    self:look_at_movement()
    if self.fog then
        self.fog:tell_verdicts()
        return
    end
    for _, unit in ipairs(self.before:units()) do
        self.g:note("verdict", function()
            return verdict_fields(self.turn, unit.id)
        end)
    end
end

-- ---- Flight ----

-- The rows of units that must flee.
function watch:fleeing_rows()
    return self.fog and self.fog:fleeing_rows() or self.fleeing
end

-- What those who must flee see of regions that their players do not see otherwise.
function watch:glimpses()
    return self.fog and self.fog:glimpses() or {}
end

-- The places that a unit could name, as far as its player knows.
function watch:flights(unit, from)
    return self.fog and self.fog:flights(unit, from) or self.turn:flights(unit)
end

-- Of the facts behind a verdict those that the flight has added.
function watch:flight_facts(unit)
    local list = {}
    for _, fact in ipairs(self.turn:facts(unit)) do
        list[#list + 1] = IS_OF_FLIGHT[fact.fact] and fact or nil
    end
    return told_facts(list)
end

function watch:tell_flights()
    local standing = {}
    for _, unit in ipairs(#self.fleeing > 0 and self.g.position:units() or {}) do
        standing[unit.id] = unit
    end
    for _, flight in ipairs(self.fleeing) do
        local stands = standing[flight.unit]
        if self.fog then
            self.fog:tell_flight(flight, stands and stands.at)
        elseif stands then
            self.g:note("fled", { unit = flight.unit, from = flight.from, to = stands.at,
                because = self:flight_facts(flight.unit) })
        else
            self.g:note("removed", { unit = flight.unit, from = flight.from,
                because = self:flight_facts(flight.unit) })
        end
    end
end

-- ---- Supply ----

-- What has come of the turn. It ends here; `next` is the board that it leaves.
function watch:outcome()
    self.next = self.next or self.turn:finish()
    return self.turn:outcome()
end

function watch:supply_legal(player)
    return self.fog and self.fog:supply_legal(player) or self.turn:supply_legal(player)
end

function watch:judge_supply(player, action)
    if self.fog then
        return self.fog:judge_supply(player, action)
    end
    return self.turn:judge_supply(player, action)
end

-- An action with the name of what is new, where that is not for the core to make up.
function watch:named(player, action)
    return self.fog and self.fog:named(player, action) or action
end

-- What an action has made, on the board with it.
local function made(board, kind, region)
    if kind == "unit" then
        return board:unit_in(region)
    end
    local points = board:link_points()
    return points[#points].symbol
end

-- `reason`: why the action was not possible, or nil.
function watch:tell_supply(player, action, reason)
    local kind, region = string.match(action, "^(%S+) (%S+)")
    if reason then
        self.g:note("unsupplied", { player = player, action = action,
            reason = self.fog and self.fog:supply_reason(player, region, reason) or reason },
            self:only(player))
        return
    end
    local text = string.format("%s %s as %s", kind, region, made(self.g.position, kind, region))
    self.g:note("supplied", { player = player, action = text },
        self.fog and self.fog:who_sees(region) or nil)
end

return sight
