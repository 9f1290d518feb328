import type { Score } from "../../../../record/queries/scores.ts";
import { type AnyKind, kind } from "./kind.ts";
import { boundaries, figuresOf, nickname, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { places } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, inWords, ordinal, pick, possessive, rate, score, sentence } from "./words.ts";

// Single innings of batters.

export const made = (row: Score) => score(row.runs, row.not_out);
export const facing = (row: Score) => teamThen(row.opponent_id, row.opponent, row.season);
export const playingFor = (row: Score) => teamThen(row.team_id, row.team, row.season);

export const scoreFigures = (row: Score, others: Record<string, string | number | undefined> = {}) =>
	figuresOf({
		Score: made(row),
		Runs: row.runs,
		Balls: row.balls,
		Fours: row.fours,
		Sixes: row.sixes,
		"Strike rate": row.strike_rate === null ? null : rate(row.strike_rate),
		...others,
	});

/** 'It came off 66 balls, with 13 fours and 17 sixes.' */
export function howItCame(statement: string, row: Score): string {
	const struck = boundaries(row);
	const off = count(row.balls, "ball");
	if (!struck) return `It came off ${off} without a boundary.`;
	return pick(
		statement,
		[
			`It came off ${off}, with ${struck}.`,
			`He faced ${off} and hit ${struck}.`,
			`There were ${struck} in it, and it lasted ${off}.`,
		],
		"how",
	);
}

export function nextBest(rows: Score[], place: number): string {
	const row = rows[place - 1];
	const next = rows[place];
	if (!row || !next) return "";
	if (next.runs === row.runs && next.not_out === row.not_out)
		return `${next.player} has made the same, ${made(next)} against ${facing(next)}.`;
	return place === 1
		? `Next comes ${possessive(next.player)} ${made(next)} against ${facing(next)}.`
		: `Just behind stands ${possessive(next.player)} ${made(next)}.`;
}

const highestScore = kind({
	name: "highest_score",
	category: "Records",
	query: "scores",
	candidates: async () => places(12),
	params: () => ({ metric: "runs", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row } = found;
		const before = rows.filter((other) => other.runs > row.runs).length;
		const standing =
			before === 0
				? "No one has made a higher score in the IPL"
				: `Only ${countInWords(before, "higher score")} ${before === 1 ? "has" : "have"} been made in the IPL`;
		return {
			title:
				before === 0
					? `${possessive(row.player)} ${row.runs} came off only ${row.balls} balls`
					: pick(statement, [
							`${row.player} made ${made(row)} off ${row.balls} balls`,
							`${possessive(row.player)} ${made(row)} against ${nickname(facing(row))}`,
							`${made(row)} for ${row.player} in ${row.season}`,
						]),
			fact: text(
				`${row.player} made ${made(row)} for ${playingFor(row)} against ${facing(row)} ${when(row)} at ${theGround(row.ground)}.`,
				howItCame(statement, row),
				`${standing}.`,
			),
			tags: tags(row.player, row.team_id, row.season, "highest score", row.opponent_id),
			figure: made(row),
			figures: scoreFigures(row, { "Higher scores": before }),
		};
	},
});

const mostSixes = kind({
	name: "most_sixes_innings",
	category: "Records",
	query: "scores",
	candidates: async () => places(10),
	params: () => ({ metric: "sixes", limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row } = found;
		const shared = rows.filter((other) => other.rank === row.rank).length;
		const more = row.rank - 1;
		const inBoundaries = 4 * row.fours + 6 * row.sixes;
		return {
			title: pick(statement, [
				`${row.player} hit ${inWords(row.sixes)} sixes in one innings`,
				`${sentence(inWords(row.sixes))} sixes in an innings by ${row.player}`,
			]),
			fact: text(
				`In his ${made(row)} for ${playingFor(row)} against ${facing(row)} ${when(row)}, ${row.player} hit ${count(row.sixes, "six")} in ${count(row.balls, "ball")}.`,
				`Boundaries alone brought ${inBoundaries} of his runs.`,
				more === 0
					? `No IPL innings has had more sixes${shared > 1 ? ", though it is not the only one with as many" : ""}.`
					: `Only ${countInWords(more, "innings")} in the IPL ${more === 1 ? "has" : "have"} had more sixes.`,
			),
			tags: tags(row.player, "sixes", row.team_id, row.season),
			figure: count(row.sixes, "six"),
			figures: scoreFigures(row, { "Runs in boundaries": inBoundaries, "Innings with more sixes": more }),
		};
	},
});

const finalScore = kind({
	name: "final_score",
	category: "History",
	query: "scores",
	candidates: async () => places(12),
	params: () => ({ metric: "runs", stage: "final", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row } = found;
		const more = row.rank - 1;
		const result = row.outcome === "won" ? "and the title was his side’s" : "and his side still lost";
		return {
			title: pick(statement, [
				`${row.player} made ${made(row)} in the ${row.season} final`,
				`${possessive(row.player)} ${made(row)} in the final of ${row.season}`,
			]),
			fact: text(
				`For ${playingFor(row)} against ${facing(row)} in the final of ${row.season}, ${row.player} made ${made(row)} off ${count(row.balls, "ball")}, ${result}.`,
				more === 0
					? "It is the highest score in any IPL final."
					: `It is the ${ordinal(row.rank)}-highest score in an IPL final; the highest is ${possessive(rows[0]?.player ?? "")} ${rows[0] && made(rows[0])}.`,
				boundaries(row) && `He hit ${boundaries(row)}.`,
			),
			tags: tags(row.player, "final", row.season, row.team_id, row.opponent_id),
			figure: made(row),
			figures: scoreFigures(row, { "Highest in a final": rows[0] && made(rows[0]), Place: row.rank }),
		};
	},
});

const lostCause = kind({
	name: "hundred_in_defeat",
	category: "Players",
	query: "scores",
	candidates: async () => places(12),
	params: () => ({ metric: "runs", outcome: "lost", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row } = found;
		const more = row.rank - 1;
		return {
			title: pick(statement, [
				`${row.player} made ${made(row)} and lost`,
				`${possessive(row.player)} ${made(row)} was not enough in ${row.season}`,
				`${possessive(row.player)} ${made(row)} came in a defeat`,
			]),
			fact: text(
				`${row.player} made ${made(row)} off ${count(row.balls, "ball")} against ${facing(row)} ${when(row)}, and ${playingFor(row)} lost all the same.`,
				more === 0
					? "No higher score has been made on a losing side."
					: `Only ${countInWords(more, "higher score")} ${more === 1 ? "has" : "have"} been made on a losing side.`,
			),
			tags: tags(row.player, row.team_id, row.season, "defeat"),
			figure: made(row),
			figures: scoreFigures(row, { "Higher scores on a losing side": more }),
		};
	},
});

const quickestFifty = kind({
	name: "quickest_fifty",
	category: "Players",
	query: "scores",
	candidates: async () => places(12),
	params: () => ({ metric: "strike_rate", min_runs: 50, limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found || found.row.strike_rate === null) return null;
		const { row } = found;
		const strikeRate = rate(row.strike_rate ?? 0);
		return {
			title: pick(statement, [
				`${row.player} struck at ${strikeRate} for his ${made(row)}`,
				`${made(row)} off ${row.balls} balls by ${row.player}`,
			]),
			fact: text(
				`Of all IPL innings of 50 or more, ${row.rank === 1 ? "none was" : `only ${inWords(row.rank - 1)} ${row.rank === 2 ? "was" : "were"}`} quicker than ${possessive(row.player)} ${made(row)} off ${count(row.balls, "ball")} against ${facing(row)} ${when(row)}.`,
				`He hit ${boundaries(row)} for ${playingFor(row)}, a strike rate of ${strikeRate}.`,
			),
			tags: tags(row.player, "strike rate", row.team_id, row.season),
			figure: strikeRate,
			figures: scoreFigures(row, { "Least runs": 50, "Quicker innings": row.rank - 1 }),
		};
	},
});

export const inningsKinds: AnyKind[] = [highestScore, mostSixes, finalScore, lostCause, quickestFifty];
