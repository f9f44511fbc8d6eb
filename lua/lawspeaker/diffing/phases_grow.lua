-- Random movement phases of Diplomacy on a few provinces of a board, made dense with what rules
-- differ in: armies that go by convoy, fleets that carry them and are attacked, supports that these
-- armies would cut, moves to and fro, coasts named and not. A case is { units = rows as boards take
-- them, orders = by unit, a table, or false }; it follows from its seed and number.
local chance = require "lawspeaker.diffing.chance"

local grow = {}

local POWERS_MOST <const> = 3
local ARMIES_MOST <const>, OTHERS_MOST <const> = 2, 6

-- What is known of a board: { board, place = by id, near = { A = by id, F = by id }, seas, shore =
-- by sea, the coastal provinces at it }.
function grow.ground(board)
    local ground = { board = board, place = {}, near = { A = {}, F = {} }, seas = {}, shore = {} }
    for _, place in ipairs(board:places()) do
        ground.place[place.id] = place
        ground.near.A[place.id] = board:neighbours(place.id, "A")
        ground.near.F[place.id] = board:neighbours(place.id, "F")
    end
    for _, place in ipairs(board:places()) do
        if place.terrain == "sea" then
            local shore, known = {}, {}
            for _, id in ipairs(ground.near.F[place.id]) do
                local province = ground.place[id].province
                if ground.place[id].terrain == "coast" and not known[province] then
                    known[province] = true
                    shore[#shore + 1] = province
                end
            end
            ground.shore[place.id] = shore
            ground.seas[#ground.seas + 1] = #shore > 1 and place.id or nil
        end
    end
    return ground
end

-- ---- Who stands where ----

local Growing = {}
Growing.__index = Growing

function Growing:province(id)
    return self.ground.place[id].province
end

-- A unit in a place whose province is empty; its number, or nil.
function Growing:stand(kind, at)
    local province = self:province(at)
    if self.standing[province] then
        return nil
    end
    local number = #self.units + 1
    self.units[number] = { self.chance:pick(self.powers), kind, at }
    self.orders[number] = false
    self.standing[province] = number
    return number
end

-- One sea, often a second beside it, seldom a third: those that carry.
function Growing:choose_seas()
    local sea = self.chance:pick(self.ground.seas)
    local seas = { sea }
    for _ = 1, self.chance:is(45) and (self.chance:is(25) and 2 or 1) or 0 do
        local others = {}
        for _, id in ipairs(self.ground.near.F[seas[#seas]]) do
            others[#others + 1] = self.ground.shore[id] and id or nil
        end
        seas[#seas + 1] = #others > 0 and self.chance:pick(others) or nil
    end
    self.seas, self.shore = seas, {}
    for _, id in ipairs(seas) do
        for _, province in ipairs(self.ground.shore[id]) do
            self.shore[#self.shore + 1] = province
        end
    end
end

-- Armies by the water that want to go over it.
function Growing:put_armies()
    self.convoyed = {}
    for _ = 1, self.chance:is(30) and ARMIES_MOST or 1 do
        local from, to = self.chance:pick(self.shore), self.chance:pick(self.shore)
        local number = from ~= to and self:stand("A", from)
        if number then
            self.orders[number] = { kind = "move", unit = "A", at = from, to = to,
                via = self.chance:is(30) }
            self.convoyed[#self.convoyed + 1] = self.orders[number]
        end
    end
end

-- Fleets on the seas, most of which carry one of these armies.
function Growing:put_carriers()
    for _, sea in ipairs(self.seas) do
        local number = self:stand("F", sea)
        local army = #self.convoyed > 0 and self.chance:pick(self.convoyed)
        if number and army and self.chance:is(85) then
            self.orders[number] = { kind = "convoy", unit = "F", at = sea, of = army.at,
                of_unit = "A", to = army.to }
        end
    end
end

-- Whoever else: where armies want to go, at the same water, or on the next one.
function Growing:put_others()
    for _ = 1, self.chance:integer(OTHERS_MOST) do
        local place = self.chance:is(45) and #self.convoyed > 0
            and self.chance:pick(self.convoyed).to or self.chance:pick(self.shore)
        if self.chance:is(40) then
            place = self.chance:pick(self.ground.near.F[self.chance:pick(self.seas)])
        elseif self.chance:is(25) then
            place = self.chance:pick(self.ground.near.A[self:province(place)]) or place
        end
        local known = self.ground.place[place]
        if known.terrain == "sea" or known.province ~= place then
            self:stand("F", place)
        elseif known.terrain == "land" or #known.coasts > 0 or self.chance:is(40) then
            self:stand("A", place)
        else
            self:stand("F", place)
        end
    end
end

-- ---- What they do ----

-- A place that may be out of reach: somewhere near, or another coast of it.
function Growing:far_place(unit)
    local place = self.chance:pick(self.ground.near[unit[2]][unit[3]] or {}) or unit[3]
    local coasts = self.ground.place[self:province(place)].coasts
    if #coasts > 0 and unit[2] == "F" then
        return self.chance:pick(coasts)
    end
    return self.chance:pick(self.ground.near.F[self.chance:pick(self.seas)])
end

-- A move to a neighbour, most often to where somebody is; sometimes without its coast, seldom to
-- somewhere else.
function Growing:move(unit)
    if self.chance:is(12) then
        return { kind = "move", unit = unit[2], at = unit[3], to = self:far_place(unit) }
    end
    local near, taken = self.ground.near[unit[2]][unit[3]], {}
    for _, id in ipairs(near) do
        taken[#taken + 1] = self.standing[self:province(id)] and id or nil
    end
    local to = #taken > 0 and self.chance:is(70) and self.chance:pick(taken)
        or self.chance:pick(near)
    if to and self.chance:is(30) then
        to = self:province(to)
    end
    return to and { kind = "move", unit = unit[2], at = unit[3], to = to } or false
end

function Growing:reaches(unit, province)
    for _, id in ipairs(self.ground.near[unit[2]][unit[3]]) do
        if self:province(id) == province then
            return true
        end
    end
    return false
end

-- Support of a move or of a unit that stays, within reach; false where there is none.
function Growing:support(number)
    local unit, found = self.units[number], {}
    for other, order in ipairs(self.orders) do
        local goal = order and order.kind == "move" and order.to or self.units[other][3]
        if other ~= number and (self:reaches(unit, self:province(goal))
            or self:reaches(unit, self:province(self.units[other][3]))) then
            found[#found + 1] = other
        end
    end
    if #found == 0 then
        return false
    end
    local other = self.chance:pick(found)
    local order, helped = self.orders[other], self.units[other]
    if not order or order.kind ~= "move" or self.chance:is(12) then
        return { kind = "support_hold", unit = unit[2], at = unit[3], of = helped[3],
            of_unit = helped[2] }
    end
    return { kind = "support_move", unit = unit[2], at = unit[3], of = helped[3],
        of_unit = helped[2], to = self.chance:is(30) and self:province(order.to) or order.to }
end

function Growing:order_others()
    local later = {}
    for number, unit in ipairs(self.units) do
        if not self.orders[number] and self.chance:is(50) then
            self.orders[number] = self:move(unit)
        elseif not self.orders[number] then
            later[#later + 1] = number
        end
    end
    for _, number in ipairs(later) do
        self.orders[number] = self:support(number)
    end
end

function grow.case(ground, seed, number)
    local drawn = chance(seed, number)
    local powers = drawn:shuffle(ground.board.powers)
    local growing = setmetatable({ ground = ground, chance = drawn, units = {}, orders = {},
        standing = {}, powers = table.move(powers, 1, math.min(#powers, POWERS_MOST), 1, {}) },
        Growing)
    growing:choose_seas()
    growing:put_armies()
    growing:put_carriers()
    growing:put_others()
    growing:order_others()
    return { units = growing.units, orders = growing.orders }
end

return grow
