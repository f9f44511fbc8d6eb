-- What the scenarios of Rock'n'Roll cover. Rules of rules.md that say what there is are told; for
-- those that a ruling of their own makes playable the scenarios bear its number.
require "scenario_coverage" {
    game = "rocknroll",
    letter = "R",
    told = { ["1"] = true, ["2"] = true, ["3"] = true, ["4"] = true, ["5"] = true, ["6"] = "56",
        ["8"] = "R4", ["9"] = "R3", ["10"] = "R7", ["11"] = "69", ["12"] = "R1", ["13"] = "R2",
        ["14"] = "17", ["15"] = "R5", ["16"] = "R5", ["22"] = "23", ["27"] = "28", ["37"] = "R10",
        ["38"] = "R10", ["41"] = "R9", ["42"] = "R9", ["43"] = "R9", ["44"] = "R9", ["46"] = "R6",
        ["47"] = "R6", ["48"] = "R7", ["49"] = "R8", ["58"] = "17" },
    once = { ["57"] = true },
    numbers = 51,
    scenarios = 250,
}
