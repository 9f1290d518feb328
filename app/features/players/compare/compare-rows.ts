import type { PlayerFigures } from "../figures.server.ts";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";

/** Null for a player without a match. */
export type Career = PlayerFigures | null;
export type Row = {
	name: string;
	text: (career: PlayerFigures) => string;
	/** the value that is compared; null is not ranked */
	value: (career: PlayerFigures) => number | null;
	/** less is better */
	least?: true;
};

const BATTING: Row[] = [
	{ name: "Runs", text: (c) => countText(c.runs), value: (c) => c.runs },
	{
		name: "Highest",
		text: highestText,
		value: (c) => (c.highest === null ? null : c.highest * 2 + (c.highest_not_out ? 1 : 0)),
	},
	{ name: "Average", text: (c) => rateText(c.average), value: (c) => c.average },
	{ name: "Strike rate", text: (c) => rateText(c.strike_rate), value: (c) => c.strike_rate },
	{ name: "Hundreds", text: (c) => countText(c.hundreds), value: (c) => c.hundreds },
	{ name: "Fifties", text: (c) => countText(c.fifties), value: (c) => c.fifties },
	{ name: "Fours", text: (c) => countText(c.fours), value: (c) => c.fours },
	{ name: "Sixes", text: (c) => countText(c.sixes), value: (c) => c.sixes },
];
const BOWLING: Row[] = [
	{ name: "Wickets", text: (c) => countText(c.wickets), value: (c) => c.wickets },
	{
		name: "Best figures",
		text: bestText,
		value: (c) => (c.best_wickets === null ? null : c.best_wickets * 1000 - (c.best_runs ?? 0)),
	},
	{ name: "Economy", text: (c) => rateText(c.economy), value: (c) => c.economy, least: true },
	{ name: "Bowling average", text: (c) => rateText(c.bowling_average), value: (c) => c.bowling_average, least: true },
];
const MATCHES: Row = { name: "Matches", text: (c) => countText(c.matches), value: (c) => c.matches };

export type Kind = "batting" | "bowling";
const ROWS: Record<Kind, Row[]> = { batting: BATTING, bowling: BOWLING };

/** A player who batted (or bowled) in at least one of this many matches practises that discipline. */
const ONE_MATCH_IN = 4;
const INNINGS = { batting: "innings", bowling: "bowling_innings" } as const;

/**
 * Splits the rows into the open ones and those of a discipline that none of the players practises. Folds bowling if
 * none practises either. Leaves out rows in which nobody has a figure.
 */
export function comparedRows(careers: Career[]): { rows: Row[]; folded: { kind: Kind; rows: Row[] } | null } {
	const anyPractises = (kind: Kind) =>
		careers.some((career) => career !== null && career[INNINGS[kind]] * ONE_MATCH_IN >= career.matches);
	const anyBowls = anyPractises("bowling");
	const folds = !anyBowls ? "bowling" : anyPractises("batting") ? null : "batting";
	const open = (["batting", "bowling"] as const).filter((kind) => kind !== folds);
	const filled = (rows: Row[]) => rows.filter(({ value }) => careers.some((career) => career && value(career)));
	const rest = folds ? filled(ROWS[folds]) : [];
	return {
		rows: [MATCHES, ...open.flatMap((kind) => filled(ROWS[kind]))],
		folded: folds ? { kind: folds, rows: rest } : null,
	};
}

/** Returns the best value of a row; null if fewer than two players have one, or if it is 0. */
export function bestOf({ value, least }: Row, careers: Career[]): number | null {
	const values = careers.flatMap((career) => (career ? [value(career)] : [])).filter((each) => each !== null);
	if (values.length < 2) return null;
	const best = least ? Math.min(...values) : Math.max(...values);
	return best === 0 ? null : best;
}

/**
 * Returns the length of each player's bar, in percent of the longest; null without a figure. Rows where less is
 * better have no bars, because the longest would be the worst.
 */
export function barsOf({ value, least }: Row, careers: Career[]): (number | null)[] {
	const values = careers.map((career) => (career && !least ? value(career) : null));
	const longest = Math.max(...values.map((each) => each ?? 0));
	return values.map((each) => (each === null || longest === 0 ? null : (100 * each) / longest));
}

/** Shortens names to the last name for narrow columns; of two who share one, adds the initial: 'R Sharma'. */
export function shortNames(names: string[]): string[] {
	const last = names.map((name) => name.split(" ").at(-1) ?? name);
	return names.map((name, at) => {
		const own = last[at] ?? name;
		return last.filter((other) => other === own).length > 1 ? `${name[0]} ${own}` : own;
	});
}
