-- Part of the table in spec.lua: the pages about tournaments. Written as in spec_pages.lua.
local SHARDS <const> = {
    { "law tournament johvets strong greedy --shard 1/2 --out part.1", "on one machine" },
    { "law tournament johvets strong greedy --shard 2/2 --out part.2", "on another one" },
    { "law tournament merge part.1 part.2 --out whole",
        "wherever the files are: tells ratings and all, and writes the file of one run" },
    { "tools/recipes/parallel 8 :,host1,host2 whole johvets strong greedy",
        "with GNU parallel, in 8 shards on this machine (`:`) and two others" },
    { "tools/recipes/slurm 8 whole johvets strong greedy",
        "with Slurm, as an array job of 8 tasks, and one that merges them" },
}

local RECORD <const> = {
    { "number, group", "of the match and its group in the schedule, from 1" },
    { "seed, opening", "its seed; which of the header's openings it began with" },
    { "seats", "by seat, the number of the bot in the header's list `bots`" },
    { "result", "won, draw or void; void: turns, nobody, error, clock or forfeit" },
    { "winners", "the seats that have won, or share a draw (none: all of them)" },
    { "reason", "why it has ended, in the game's words where it is the game that says it" },
    { "turns, rounds", "how often it went on with answers; the game's own rounds" },
    { "scores", "by seat, the game's score at the end, where it has one" },
    { "hash", "of how the match stands at its end" },
    { "forfeits", "the seats that have forfeited it" },
    { "problems", "what went wrong with bots: seat, bot, file, kind (crash, limit, illegal), "
        .. "limit, turn, round, question, question_name, message, the answer that was refused "
        .. "first; times: how many were; corrected: how many before a legal one" },
}

local OPENING <const> = [[
local law = require "lawspeaker"

law.scenario {
    name = "each has left home", game = "johvets", players = { "red", "blue" },
    options = { map = "two_ages", lots = false }, rules = { negotiation_rounds = 0 },
    answers = { { "red", "r1: move barn" }, { "blue", "b2: move stair" } },
}
]]

local pages = {
    { "tournaments", title = "Tournaments: what is played, counted and kept",
        sentence = "`law tournament GAME BOT…` has bots play each other and tells how good they "
            .. "are, with the error of that (law help tournament lists its options)",
        paragraphs = {
            "A match has a number, a seed, and a bot at each seat. Bots meet in lineups of as many "
                .. "as there are seats: all choices of them, or with --gauntlet all with the first "
                .. "bot in them. Where there are fewer bots than seats each sits there as often as "
                .. "the others, and seats that are left over go to each choice of them in turn. "
                .. "One lineup with one seed is played once for each seat, every bot moving one "
                .. "seat on: that is a group. Lineups take turns, group by group, and --games is "
                .. "made up to whole groups. Which match has which seats and seed follows from "
                .. "the command alone, not from what came of others.",
            "Matches of one group are alike in what luck they give to which seat; so it is groups "
                .. "that statistics take samples of. A match without a result is void, and counts "
                .. "nowhere: one that has gone on --max-turns times, each time with the answers to "
                .. "all questions that were open; one that ends without a winner and that the game "
                .. "does not call a draw; one whose own rules have failed, or have been stopped by "
                .. "the clock; and one that all bots have forfeited.",
            "Before the first match each bot is opened and asked once. If one fails there, nothing "
                .. "is played and nothing is kept.",
            "All dice follow from --seed, which is 1 unless another is given. Who knows it before "
                .. "can know what will fall: among strangers, choose one once the bots are in.",
            "A bot has a budget for each question. --budget instructions=N is the same on every "
                .. "machine, and so is nodes=N, which counts the steps of its simulations; with "
                .. "milliseconds=N no run comes out as another one. Taking in what the player may "
                .. "know is part of the time; of the instructions it is not, as far as it takes "
                .. "no more than the same takes the game, and 50000. --seconds is a backstop for "
                .. "what the other limits miss: a bot that the clock stops, although its budget "
                .. "is not of time, has forfeited the match, which ends there, and all others "
                .. "have won. Such a match may come out otherwise on another machine, and the "
                .. "report names it.",
            "A bot that crashes or hits a limit gets the question's default, and begins anew with "
                .. "nothing remembered. One whose answers the game has refused as often as it "
                .. "refuses any gets the default, too, and goes on; each answer that was refused "
                .. "counts as illegal, also where the bot has then given a legal one. After "
                .. "--forfeit crashes and limits in one match a bot has forfeited it: it gets its "
                .. "defaults without being asked, its seat is struck from the winners, and where "
                .. "none is left of them those who have not forfeited have won. Once all others "
                .. "have, the last one has.",
            "--sprt A,B compares two bots until it is decided whether the first is better by B elo "
                .. "rather than by A; it looks at whole groups in the order of the schedule, so it "
                .. "stops at the same match on any machine, and what was played behind that is not "
                .. "kept. --openings takes scenarios of the game (law help game_scenario): a match "
                .. "begins with what the scenario states, its answers given, and each opening is "
                .. "played by each lineup before it comes again. A scenario with dice of its own "
                .. "is none, nor is one that plays a step only.",
            "How far it is stands in a line that is written over; where standard error is no "
                .. "terminal there is a line about once a minute instead.",
            "What comes of each match is kept in a file, one line of JSON each below one that says "
                .. "what is played: the game and the bots with hashes of their files, the seed and "
                .. "all options that decide. A line is on the disk before the next one begins. A "
                .. "run that ends early, however it ends, is gone on with by the command that it "
                .. "printed, and the file is then the same, to the byte, as that of a run that did "
                .. "not end early: for any number of jobs, with bots in the process (--trust yes) "
                .. "or each in its own. What bots print is shown nowhere; law check shows it. `law "
                .. "balance --out FILE` keeps such a file of its games, and is gone on with alike.",
        },
        sections = {
            { title = "An opening", sentence = "`law tournament johvets strong greedy --openings "
                .. "FILE` begins with it; what chance would decide, as who begins where, it has to "
                .. "settle, so that its answers fit in each match", example = OPENING },
            { title = "What a line of the file says of a match", head = "field",
                sentence = "points are one for each match, shared by its winners or by those who "
                    .. "draw", rows = function()
                    return RECORD
                end },
        } },
    { "shards", title = "Shards: a tournament on several machines",
        sentence = "`--shard K/N` plays each N-th group of the same schedule, and `law tournament "
            .. "merge FILE…` joins the files of all shards to what one run would have found",
        rows = function()
            return SHARDS
        end,
        paragraphs = {
            "The machines need the same version of law, the same files of game and bots, and the "
                .. "same options; where the files lie does not matter, and nothing is shared while "
                .. "they play. merge refuses files of another schedule, seed, bot or version, and "
                .. "says in which the two differ. Where matches are missing, or there twice, it "
                .. "lists them and writes nothing; the command of a shard, given again, plays what "
                .. "is missing in its file.",
            "A shard knows nothing of the others, so --sprt does not stop it; merge finds where "
                .. "the test has decided and leaves out what lies behind, as one run does. With a "
                .. "budget of time the parts can be joined, but not played again as they were.",
            "The recipe for GNU parallel gives each host one shard at a time, on all its cores, "
                .. "and one that fails is tried again, on any host: what has been played of it "
                .. "goes there and comes back. Hosts are what --sshlogin takes, and need rsync "
                .. "besides. That for Slurm wants a folder that all nodes share; SBATCH_… "
                .. "variables say what a task gets. Both go on with what is there when they are "
                .. "given again. They are in the folder tools/recipes of the source, and in "
                .. "share/lawspeaker/recipes of what has been installed.",
        } },
    { "ratings", title = "Ratings: what the figures of a tournament mean",
        sentence = "what `law tournament` and `law balance` tell, how it is worked out, and how "
            .. "sure it is; all of it follows from the records and the seed alone",
        paragraphs = {
            "elo: each seat of a match wins with a probability in proportion to its bot's strength "
                .. "(Plackett and Luce; for two seats Bradley and Terry), and a rating is 400 "
                .. "times the decimal logarithm of the strength, the mean of all bots being 0. Who "
                .. "shares a win has a part of it; a draw is a win shared by all. So the ratings "
                .. "are those under which each bot is expected to get the points that it got. Each "
                .. "bot has about one game more for that, half won, against those that it has met: "
                .. "so that one which has never lost has a finite rating.",
            "points and share are what a bot got in its games; even is the share that it would "
                .. "have got if all were alike, 50 % between two. One that is clearly better has a "
                .. "share above that, and a difference that is clear. Not clear: as far as these "
                .. "games tell, the two may as well be alike; more --games make the interval "
                .. "smaller, four times as many about half as wide. After a handful of games it is "
                .. "hundreds of elo wide and need not have the figure in its middle. 100 elo more "
                .. "are 64 % against 36 % of the points, 200 are 76 %, 400 are 91 %. A bot that "
                .. "has not played, as there were not enough games for all lineups, has no rating.",
            "The intervals are of 95 %, by drawing as many groups as there are out of them, with "
                .. "repetition, a thousand times; with few groups they are made wider as Student's "
                .. "t is. Groups are drawn out of those of all lineups together, so a draw may "
                .. "have several of one lineup and none of another: with few groups a lineup, "
                .. "intervals are wide. The one game more is drawn, too, so that what has never "
                .. "happened is not taken for impossible.",
            "Differences stand between neighbours of the ranking, in a gauntlet between the first "
                .. "bot and each other one; --json has those of all pairs. One whose interval "
                .. "holds 0 is not clear.",
            "Points for and against are those in matches in which both sat: `.` stands for a bot "
                .. "and itself, `-` for two that have not met. The share of a seat is "
                .. "that of all points in groups of which no match is void; its interval is "
                .. "Wilson's, for as many matches as would tell as much if those of a group did "
                .. "not depend on each other.",
            "The sequential test (--sprt elo0,elo1 or elo0,elo1,alpha,beta) takes the part of its "
                .. "points that the first bot got in each group. llr is the logarithm of how much "
                .. "likelier these are where it is better by elo1 than where it is better by elo0, "
                .. "their spread being taken from the groups themselves; the test ends when llr "
                .. "leaves the bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha), alpha "
                .. "and beta being 0.05 where they are left out. Then it errs in about one case of "
                .. "twenty, whichever of the two is true. Of a run that was stopped early, "
                .. "ratings, points and differences lean towards the winner: it ends where luck "
                .. "has been with one of the two. What it has found is the decision.",
            "law balance has one bot sit everywhere, so that each game counts for itself: shares "
                .. "of games have Wilson's interval, means that of Student's t. Of two variants, "
                .. "the difference of each figure is clear where it is larger than chance would "
                .. "make even one of all figures of the table in one table of twenty.",
        } },
}

return { pages = pages }
