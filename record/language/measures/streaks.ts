import { countMeasure, type Measure } from "./measure.ts";

const longest = (definition: string): Measure => ({
	name: "Longest streak",
	definition,
	// without a matching row the longest streak is 0
	sql: "coalesce(max(r.length), 0)",
	best: "high",
	written: "count",
});

export const runs_of_results = {
	longest: longest(
		"The most of a side's matches in a row, across seasons. A match without a result ends a streak of wins or of losses, and continues one without a loss or without a win. A super over decides a tie. Only the matches that meet the conditions count.",
	),
	count: countMeasure("Streaks", "count(*)", "Streaks of one match or more."),
} satisfies Record<string, Measure>;

export const runs_of_innings = {
	longest: longest(
		"The most of a player's innings in a row, across seasons, that reach the figures asked. Any other innings ends the streak; a match without an innings does not. Only the innings that meet the conditions count.",
	),
	count: countMeasure("Streaks", "count(*)", "Streaks of one innings or more."),
} satisfies Record<string, Measure>;
