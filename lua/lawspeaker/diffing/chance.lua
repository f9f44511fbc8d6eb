-- Chance for random cases: a source of numbers that follow from a seed, without the checks that a
-- script's source has, for a case draws a hundred of them.
local random = require "lawspeaker.game.random"

local next_word <const> = random.next_word
local STREAM <const> = 5
local SEED_STEP <const> = 1000003 -- a prime: neighbouring seeds have nothing in common

local Chance = {}
Chance.__index = Chance

-- From 1 to most. That some numbers come a little more often than others does no harm here.
function Chance:integer(most)
    return next_word(self.source) % most + 1
end

function Chance:is(percent)
    return next_word(self.source) % 100 < percent
end

function Chance:pick(list)
    return list[next_word(self.source) % #list + 1]
end

-- Another order of the list.
function Chance:shuffle(list)
    local mixed = table.move(list, 1, #list, 1, {})
    for index = #mixed, 2, -1 do
        local other = next_word(self.source) % index + 1
        mixed[index], mixed[other] = mixed[other], mixed[index]
    end
    return mixed
end

-- What a case of this number draws.
return function(seed, number)
    return setmetatable({ source = random.source(seed * SEED_STEP + number, STREAM) }, Chance)
end
