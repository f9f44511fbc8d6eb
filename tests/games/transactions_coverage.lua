-- What the scenarios of transactions cover. Rules of rules.md that say what there is or what is not
-- built are told; for some the scenarios bear another number.
require "scenario_coverage" {
    game = "transactions",
    letter = "T",
    told = { ["45"] = true, ["59"] = true, ["63"] = true },
    once = { ["45"] = true },
    numbers = 50,
    scenarios = 450,
}
