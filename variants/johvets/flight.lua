-- Flee (J5): the owners of all units that must flee are asked at once and in secret, each for the
-- places that a unit would flee to, the best first (J5.3). The rounds are the core's (J5.4).
local flight = {}

local function question_of(g, watch, fleeing)
    local places = {}
    for index, place in ipairs(watch:flights(fleeing.unit, fleeing.from)) do
        places[index] = place.book and { "book", place.book } or place
    end
    if #places == 0 then
        return nil
    end
    return { fleeing.owner, { name = "flee", rule = "J5.3",
        say = string.format("Where does %s flee from %s, the best place first?", fleeing.unit,
            fleeing.from),
        pick = places, ordered = true, default = {}, hidden = g.rules.fog,
        open = not g.rules.fog } }
end

-- Answers as the core takes them.
local function preferences(answer)
    local list = {}
    for index, place in ipairs(answer) do
        list[index] = type(place) == "table" and { book = place[2] } or place
    end
    return list
end

local function ask(g, watch)
    local questions, asked = {}, {}
    for _, fleeing in ipairs(watch.fleeing) do
        local question = question_of(g, watch, fleeing)
        if question then
            questions[#questions + 1] = question
            asked[#asked + 1] = fleeing.unit
        end
    end
    if #questions == 0 then
        return
    end
    for index, answer in ipairs(g:ask_all(questions)) do
        watch.turn:prefer(asked[index], preferences(answer))
    end
end

local function remove_all(rows)
    for row in rows:each() do
        rows:remove(row)
    end
end

function flight.flee(g, watch)
    if #watch.fleeing > 0 then
        g.position = watch.moved
        for _, row in ipairs(watch:fleeing_rows()) do
            g.fleeing:add(row)
        end
        for _, glimpse in ipairs(watch:glimpses()) do
            g.glimpse:add(glimpse)
        end
        ask(g, watch)
        remove_all(g.fleeing)
        remove_all(g.glimpse)
    end
    watch.turn:flee()
    g.position = watch.turn:board()
    watch:tell_flights()
end

return flight
