-- Plays for points: takes planets and the centre, keeps trade goods for the status phase, gathers
-- fragments, votes for itself, and trades where both gain.
local law = require "lawspeaker"
local actions = require "transactions.bots.steady.actions"
local bargains = require "transactions.bots.steady.bargains"
local politics = require "transactions.bots.steady.politics"
local tactics = require "transactions.bots.steady.tactics"

local answers = {}
for _, part in ipairs { actions, politics, tactics } do
    for name, answer in pairs(part) do
        answers[name] = answer
    end
end

return law.bot {
    name = "steady",
    title = "Steady",
    api = 1,
    games = { "transactions" },
    choose = function(view, question, random)
        local answer = answers[question.name]
        return answer and answer(view, question, random)
    end,
    talk = bargains.talk,
}
