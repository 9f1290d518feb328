/** A measure of some rows `r`, defined once for the whole site. */
export type Measure = Defined & Written;

export type RateMeasure = Defined & WrittenRate;

type Defined = {
	name: string;
	/** shown to fans */
	definition: string;
	/** an aggregate over rows `r`, or the two parts of a rate */
	sql: string | Rate;
	/** SQL of extra columns, such as whether the highest score was unbeaten */
	beside?: Record<string, string>;
	best: "high" | "low";
	/** for an extreme: the figure it is the maximum of; the match, day and opponent of that row become columns */
	behind?: string;
	/** the ranking key, if the figure alone does not decide: 6/12 is better than 6/19 */
	ranks?: string;
	/** tie-breaks, by other aggregates */
	ties?: { sql: string; first: "high" | "low" }[];
	floor?: Floor;
};

/** The notation: 9,336 · 40.42 · 113* · 5/12 · 15.3 · 61.5% */
type Written = { written: "count" | "score" | "figures" | "overs"; worded?: never } | WrittenRate;
type WrittenRate = {
	written: "rate" | "percentage";
	/** matches the words of a sentence about the rate: a run rate is 'an over', an average is not */
	worded: RegExp;
};

/** `times` · `of` / `per`, rounded half up to two places; null where `per` is 0. */
export type Rate = { of: string; per: string; times: number };

/** The minimum of `sql` for a place in a ranking: over the whole record, one season, another part, or one row. */
export type Floor = { sql: string; unit: string; whole: number; season: number; part: number; row: number };

/** SQL of the columns of the row behind an extreme: of equal rows the one played first. */
export function columnsBehind(key: string, most: string, opponent: string): Record<string, string> {
	const first = `(${most}) * 10000 - m.sequence * 2 - r.innings`;
	return {
		[`${key}_match_id`]: `arg_max(r.match_id, ${first})`,
		[`${key}_date`]: `strftime(arg_max(m.date, ${first}), '%Y-%m-%d')`,
		[`${key}_opponent`]: `arg_max(${opponent}, ${first})`,
	};
}

/** SQL that counts the rows for which `test` is true. */
export const countIf = (test: string) => `count(*) filter (${test})`;

/** A tie-break: the line with the higher value of `sql` comes first. */
export const more = (sql: string) => [{ sql, first: "high" }] satisfies Measure["ties"];
/** A tie-break: the line with the lower value of `sql` comes first. */
export const fewer = (sql: string) => [{ sql, first: "low" }] satisfies Measure["ties"];

/** Age in days on the day of a match, for people with a known birthday. */
const age = (which: "Youngest" | "Oldest", take: "min" | "max", best: Measure["best"]): Measure => ({
	name: `${which}, in days`,
	definition: `The ${take === "min" ? "lowest" : "highest"} age in days on the day of a match.`,
	sql: `${take}(datediff('day', p.date_of_birth, m.date))`,
	best,
	written: "count",
});
export const ages = { youngest: age("Youngest", "min", "low"), oldest: age("Oldest", "max", "high") };

/** A measure that counts something; more is better. */
export const countMeasure = (
	name: string,
	sql: string,
	definition: string,
	ties?: { sql: string; first: "high" | "low" }[],
): Measure => ({
	name,
	definition,
	// a question without groups has a line of zero when no row matches
	sql: `coalesce(${sql}, 0)`,
	best: "high",
	written: "count",
	...(ties ? { ties } : {}),
});
