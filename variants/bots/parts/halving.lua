-- Which of several candidates is the best: all are tried in the same worlds, of which each is drawn
-- by chance, and the better half goes on to twice as many more, until one is left. Whenever the
-- budget ends, the best so far is the answer; the first one before there was a comparison.
local halving = {}

local WORLDS_MIN <const> = 4 -- in which each is tried before some are left out

local function sort(candidates)
    table.sort(candidates, function(a, b) return a.sum > b.sum end)
end

-- Tries all in one world. It counts only when all have been there.
local function try_all(candidates, world, given)
    for _, candidate in ipairs(candidates) do
        if not given.may_go_on() then
            return false
        end
        candidate.next = given.try(candidate.answer, world)
    end
    for index = #candidates, 1, -1 do
        local candidate = candidates[index]
        if candidate.next then
            candidate.sum = candidate.sum + candidate.next
        else
            table.remove(candidates, index) -- it cannot be the answer
        end
    end
    return true
end

-- `answers`: a list. `given`: draw = function() → a world, or nil: there is none; try =
-- function(answer, world) → an integer, the higher the better, or nil; may_go_on = function().
-- Returns the best answer, and how many worlds it was tried in.
function halving.best(answers, given)
    local candidates, worlds, count = {}, WORLDS_MIN, 0
    for index, answer in ipairs(answers) do
        candidates[index] = { answer = answer, sum = 0 }
    end
    while #candidates > 1 do
        for _ = 1, worlds do
            local world = given.draw()
            if not world or not try_all(candidates, world, given) then
                if count >= WORLDS_MIN then
                    sort(candidates)
                end
                return candidates[1].answer, count
            end
            count = count + 1
        end
        sort(candidates)
        for index = #candidates, (#candidates + 1) // 2 + 1, -1 do
            candidates[index] = nil
        end
        worlds = worlds * 2 -- so that each round costs as much as the one before
    end
    return candidates[1] and candidates[1].answer, count
end

return halving
