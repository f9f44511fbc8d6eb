-- Part of the table in spec.lua: scenarios of games that are Lua modules, as `law.scenario` takes
-- them where it names a game. Fields are written as in spec_forms.lua.
local GAME_SCENARIO_EXAMPLE <const> = [[
local law = require "lawspeaker"

local coins = law.game {
    name = "coins", api = 1, players = { "red", "blue" },
    rules = { { "stake", 2, "1", "what a round is played for" } },
    state = {
        { globals = { red_has = "count", blue_has = "count" } },
    },
    phases = {
        { "round", rule = "1", function(g)
            local has = g:roll("d6", "coin") >= 4 and "red_has" or "blue_has"
            if g:ask("red", { name = "double", choice = { "yes", "no" } }) == "yes" then
                g[has] = g[has] + g.rules.stake
            end
            g[has] = g[has] + g.rules.stake
        end },
    },
    finished = function(g)
        if g.red_has >= 10 or g.blue_has >= 10 then
            return { winners = { g.red_has >= 10 and "red" or "blue" } }
        end
    end,
}

law.scenario {
    name = "a doubled stake wins the game",
    rule = "1",
    game = coins,
    state = { globals = { red_has = 7 } },
    dice = { { "coin", 5 } },
    answers = { { "red", "yes" } },
    expect = { globals = { red_has = 11 }, result = { winners = { "red" } } },
}
]]

local forms = {
    { "game_scenario", sentence = "a situation in a game, what is answered and rolled in it, and "
        .. "what must come of it: `law.scenario` with a `game`", example = GAME_SCENARIO_EXAMPLE,
        fields = {
        { "name", "text", "what it shows, in a few words", required = true },
        { "rule", "text", "the number of the rule that it shows" },
        { "game", "any", "the game, or its name", required = true },
        { "variant", "variants", "the variant played",
            default = "the game as it is" },
        { "rules", "table", "house rules by name, over those of the variant", default = "{}" },
        { "options", "table", "options of the match by name", default = "{}" },
        { "players", { either = { "positive", { list = "id", min = 1 } } },
            "who plays, or how many do", default = "the fewest that the game allows" },
        { "seed", "integer", "the seed of the dice that are not scripted", default = "1" },
        { "state", "table", "what there is, instead of the game's setup: by table, a list of rows "
            .. "{ \"its name here\", column = value, …, place = \"zone/whose\" }; and `globals`. "
            .. "What is left out has its standard value. A row is referred to by its name here, "
            .. "else by its column `name`" },
        { "phase", "id", "the phase to begin with; the others follow, until the game ends or a "
            .. "question stays open", default = "the game's first, after its setup" },
        { "step", "table", "the step to play, and only that: { name, arguments … }; "
            .. "an argument that is a name of a row here, or \"TABLE/NAME\", is that row" },
        { "dice", { list = "any" }, "the results of rolls, in order: 5, { 2, 3 } for two dice, or "
            .. "{ \"purpose\", 5 }; one left over, or a roll without one, is a failure",
            default = "the seed decides" },
        { "answers", { list = "form:answer_row" }, "answers, in order; a question that nobody "
            .. "answers stays open" },
        { "expect", "form:game_expect", "what must come of it" },
        { "stages", { list = "form:stage", min = 1 },
            "several stages, one after the other, instead of dice, answers and expect" },
    } },
    { "stage", sentence = "a part of a scenario, with what must have come of it by its end",
        fields = {
        { "dice", { list = "any" }, "results of rolls, used up by the end of the stage" },
        { "answers", { list = "form:answer_row" }, "answers, in order" },
        { "expect", "form:game_expect", "what must be so at the end of the stage" },
    } },
    { "answer_row", row = 2, rest = "any",
        sentence = "a player and its answer: { \"red\", \"move a2\" }; with the question's name, "
            .. "which must be the one that is asked: { \"red\", \"order\", \"move a2\" }",
        fields = {
            { "player", "id", "who answers", required = true },
            { "answer", "any", "the answer, as text or as a value; or the question's name, and the "
                .. "answer behind it", required = true },
            { "refused", { either = { "flag", "string" } }, "it must be refused, for a reason that "
                .. "contains this", default = "it must be taken" },
        } },
    { "game_expect", sentence = "what must be so in a game. Only what is stated is checked",
        fields = {
        { "rows", "table", "rows, by their name in this scenario: false (there is none any more), "
            .. "or the columns, and `place`, that are stated" },
        { "globals", "table", "globals, by name" },
        { "places", "table", "what lies in a place, from the top: [\"hand/red\"] = { \"ace\", … }, "
            .. "or how many: [\"deck\"] = 12" },
        { "pending", { list = "string" }, "the open questions, as \"player: question\", in the "
            .. "order of the questions" },
        { "legal", { list = "any" }, "answers that the open question allows" },
        { "not_legal", { list = "any" }, "answers that it does not allow" },
        { "events", { list = "any" }, "notes that were made since the scenario, or the stage, "
            .. "began, in this order, others between them: a name, or { name, field = value }" },
        { "no_events", { list = "string" }, "names of notes that were not made since" },
        { "result", { either = { "no", "form:game_result" } }, "how the game ended; false: it did "
            .. "not" },
        { "step_result", "any", "what the step returned that the scenario has played" },
    } },
    { "game_result", sentence = "how a game ended; only what is stated is compared", fields = {
        { "winners", { list = "id" }, "who has won, in the order of the players" },
        { "draw", "flag", "whether it is a draw" },
        { "reason", "string", "why it ended" },
    } },
}

return { forms = forms }
