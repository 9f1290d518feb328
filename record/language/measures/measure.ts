/**
 * A figure of a line, given once for the whole site: what it is called, how it is summed over the rows `r`, what is better,
 * how equals are ordered, and the least that qualifies for a ranking by it.
 */
export type Measure = {
	name: string;
	/** what a reader is told it counts */
	definition: string;
	/** an aggregate over rows `r`, or the two parts of a rate */
	sql: string | Rate;
	/** what stands beside it in the answer, such as whether the highest score was unbeaten */
	beside?: Record<string, string>;
	best: "high" | "low";
	/** what a ranking goes by, where that is more than the figure: 6/12 is better than 6/19 */
	ranks?: string;
	/** the order among equals, by other aggregates */
	ties?: { sql: string; first: "high" | "low" }[];
	floor?: Floor;
	/** how it is written: 9,336 · 40.42 · 113* · 5/12 · 15.3 · 61.5% */
	written: "count" | "rate" | "score" | "figures" | "overs" | "percentage";
};

/** `times` · `of` / `per`, rounded half up to two places; null where `per` is 0. */
export type Rate = { of: string; per: string; times: number };

/** The least of `sql` for a place in a ranking: over the whole record, within a season, another part, or one row. */
export type Floor = { sql: string; unit: string; whole: number; season: number; part: number; row: number };

export const more = (sql: string) => [{ sql, first: "high" }] satisfies Measure["ties"];
export const fewer = (sql: string) => [{ sql, first: "low" }] satisfies Measure["ties"];

/** Ages on the day of the match, in days: of people whose birthday is known. */
const age = (which: "Youngest" | "Oldest", take: "min" | "max", best: Measure["best"]): Measure => ({
	name: `${which}, in days`,
	definition: `The ${take === "min" ? "lowest" : "highest"} age in days on the day of a match.`,
	sql: `${take}(datediff('day', p.date_of_birth, m.date))`,
	best,
	written: "count",
});
export const ages = { youngest: age("Youngest", "min", "low"), oldest: age("Oldest", "max", "high") };

/** How many of something there are: more is better. */
export const count = (
	name: string,
	sql: string,
	definition: string,
	ties?: { sql: string; first: "high" | "low" }[],
): Measure => ({
	name,
	definition,
	// of no rows there are none: a question without groups has a line of zero
	sql: `coalesce(${sql}, 0)`,
	best: "high",
	written: "count",
	...(ties ? { ties } : {}),
});
