"""A whole year of Mighty Kingdoms, recorded once: what `law run` tells of it, line by line."""

from program import PROJECT, LawTest, main

YEAR = PROJECT / "scenarios/mighty_kingdoms/year/12_a_whole_year.lua"


class Campaign(LawTest):
    def test_a_whole_year(self):
        outcome = self.law("run", YEAR, LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")
        self.assert_golden(outcome.out, "mighty_kingdoms_year.txt")


if __name__ == "__main__":
    main()
