-- `law.random(seed)`: chance for bots, samplers and tests. It is PCG32 (XSH RR 64/32), as the dice
-- of the games are, but never those dice.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local object = require "lawspeaker.object"

local random = {}

local MULTIPLIER <const> = 6364136223846793005
local INCREMENT <const> = 0xda3e39cb94b95bdb
local MASK <const> = 0xffffffff

local function next_word(source)
    local old = source.state
    source.state = old * MULTIPLIER + source.increment
    local shifted = ((old >> 18 ~ old) >> 27) & MASK
    local turn = old >> 59
    return (shifted >> turn | shifted << (32 - turn)) & MASK
end

-- A source as the generator is published: a seed and the number of a stream.
function random.source(seed, stream)
    local source = { state = 0, increment = stream << 1 | 1 }
    next_word(source)
    source.state = source.state + seed
    next_word(source)
    return source
end

random.next_word = next_word

-- 0 to bound - 1, each as likely: words below the remainder are drawn again.
local function below(source, bound)
    local least = (0x100000000 - bound) % bound
    local word
    repeat
        word = next_word(source)
    until word >= least
    return word % bound
end

function random.new(seed)
    return core.random_new(random.source(seed, INCREMENT >> 1))
end

local methods = {}

function methods.integer(self, most)
    if most > MASK then
        check.context("random:integer"):fail(string.format("%d is more than 4294967295", most))
    end
    return below(core.random_details(self), most) + 1
end

function methods.pick(self, list)
    local length = #list
    if length == 0 then
        check.context("random:pick"):fail "the list is empty"
    end
    return list[below(core.random_details(self), length) + 1]
end

object.define("random", core.random_type, {}, methods)

return random
