import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, kind } from "./kind.ts";
import { atInTitle, code, figuresOf, nickname, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { groundsOf, places, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, ordinal, pick, possessive, total, totalFigure } from "./words.ts";

// Totals of teams: the highest and lowest, made, chased and defended.

type Total = QueryResult<"totals">[number];
const team = (row: Total) => teamThen(row.team_id, row.team, row.season);
const opponent = (row: Total) => teamThen(row.opponent_id, row.opponent, row.season);
const made = (row: Total) => total(row.runs, row.wickets);

const figuresOfTotal = (row: Total, others: Record<string, string | number | null | undefined> = {}) =>
	figuresOf({
		Total: made(row),
		Overs: row.overs,
		Fours: row.fours,
		Sixes: row.sixes,
		...others,
	});

/** '22 sixes and 19 fours' */
const struck = (row: Total) => `${count(row.sixes, "six")} and ${count(row.fours, "four")}`;

const highestTotal = kind({
	name: "highest_total",
	category: "Records",
	query: "totals",
	candidates: async () => places(12),
	params: () => ({ limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank, below } = found;
		const higher = rank - 1;
		return {
			title: pick(statement, [
				`${nickname(team(row))} piled up ${made(row)}`,
				`${made(row)} by ${nickname(team(row))} in ${row.season}`,
				`${nickname(team(row))} made ${made(row)} against ${code(row.opponent_id)}`,
			]),
			fact: text(
				`${team(row)} made ${made(row)} against ${opponent(row)} ${when(row)} at ${theGround(row.ground)}, with ${struck(row)}.`,
				first
					? `It is the highest total of the IPL${below ? `, ${countInWords(row.runs - below.runs, "run")} clear of the next` : ""}.`
					: `Only ${countInWords(higher, "total")} of the IPL ${higher === 1 ? "is" : "are"} higher.`,
				row.outcome === "lost" && "They lost.",
			),
			tags: tags(row.team_id, "totals", row.season, row.opponent_id),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { "Higher totals": higher, "Clear of the next": below && row.runs - below.runs }),
		};
	},
});

const lowestTotal = kind({
	name: "lowest_total",
	category: "Records",
	query: "totals",
	candidates: async () => places(12),
	params: () => ({ order: "worst", completed: true, limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank, level } = found;
		const lower = rank - 1;
		return {
			title: pick(statement, [
				`${nickname(team(row))} made ${made(row)} in ${row.season}`,
				`${made(row)}: ${possessive(nickname(team(row)))} ${row.season} collapse`,
				`${code(row.opponent_id)} held ${nickname(team(row))} to ${row.runs}`,
			]),
			fact: text(
				`Against ${opponent(row)} ${when(row)} at ${theGround(row.ground)}, ${team(row)} made ${made(row)} in ${row.overs} overs.`,
				first
					? "No completed IPL innings has been lower."
					: `Only ${countInWords(lower, "completed innings")} of the IPL ${lower === 1 ? "has" : "have"} been lower${level[0] ? `, and ${teamThen(level[0].team_id, level[0].team, level[0].season)} once made as few` : ""}.`,
				row.sixes === 0 && "There was not a six in it.",
			),
			tags: tags(row.team_id, "totals", row.season, row.opponent_id),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { "Lower totals": lower }),
		};
	},
});

const teamExtremes = kind({
	name: "team_total",
	category: "Teams",
	query: "totals",
	candidates: async (ask, spread) =>
		spread(await teamsOf(ask)).flatMap(({ team: id }) => [
			{ team: id, order: "best" as const },
			{ team: id, order: "worst" as const },
		]),
	params: ({ team: id, order }) => ({ team: id, order, limit: 2, ...(order === "worst" ? { completed: true } : {}) }),
	write(rows, statement, { order }) {
		const [row, next] = rows;
		if (!row || !next) return null;
		const end = order === "best" ? "highest" : "lowest";
		return {
			title:
				order === "best"
					? pick(statement, [
							`${possessive(code(row.team_id))} highest total is ${made(row)}`,
							`${made(row)} is the most that ${code(row.team_id)} have made`,
						])
					: pick(statement, [
							`${possessive(code(row.team_id))} lowest total is ${made(row)}`,
							`${made(row)} is the least that ${code(row.team_id)} have made`,
						]),
			fact: text(
				`The ${end} ${order === "worst" ? "completed " : ""}total of ${row.team} is ${made(row)}, made against ${opponent(row)} ${when(row)} at ${theGround(row.ground)}.`,
				next.rank === 1
					? `They made ${made(next)} against ${opponent(next)} in ${next.season} as well.`
					: `Next ${order === "best" ? "comes" : "lowest is"} ${made(next)} against ${opponent(next)} in ${next.season}.`,
				order === "best" && `It had ${struck(row)}.`,
			),
			tags: tags(row.team_id, "totals", row.season, row.opponent_id),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { Next: made(next) }),
		};
	},
});

const groundExtremes = kind({
	name: "ground_total",
	category: "Venues",
	query: "totals",
	candidates: async (ask, spread) =>
		spread(await groundsOf(ask, 8)).flatMap(({ ground }) => [
			{ ground, order: "best" as const },
			{ ground, order: "worst" as const },
		]),
	params: ({ ground, order }) => ({ ground, order, limit: 2, ...(order === "worst" ? { completed: true } : {}) }),
	write(rows, statement, { order }) {
		const [row, next] = rows;
		if (!row || !next || next.rank === 1) return null;
		return {
			title:
				order === "best"
					? pick(statement, [
							`${possessive(code(row.team_id))} ${row.runs} is the most ${atInTitle(row.ground)}`,
							`Highest total ${atInTitle(row.ground)}: ${made(row)}`,
						])
					: pick(statement, [
							`${possessive(code(row.team_id))} ${row.runs} is the least ${atInTitle(row.ground)}`,
							`Lowest total ${atInTitle(row.ground)}: ${made(row)}`,
						]),
			fact: text(
				`${order === "best" ? "No team has made more" : "No completed innings has been lower"} at ${theGround(row.ground)} than the ${made(row)} of ${team(row)} against ${opponent(row)} ${when(row)}.`,
				`The next ${order === "best" ? "highest" : "lowest"} is ${made(next)} by ${team(next)} in ${next.season}.`,
			),
			tags: tags(row.ground, "totals", row.team_id, row.season),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { Next: made(next) }),
		};
	},
});

const highestChase = kind({
	name: "highest_chase",
	category: "Records",
	query: "totals",
	candidates: async () => places(12),
	params: () => ({ innings: 2, outcome: "won", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank } = found;
		const higher = rank - 1;
		const left = 120 - row.balls;
		return {
			title: pick(statement, [
				`${nickname(team(row))} chased ${code(row.opponent_id)} down with ${made(row)}`,
				`${made(row)} won the chase for ${nickname(team(row))}`,
			]),
			fact: text(
				`${team(row)} made ${made(row)} to beat ${opponent(row)} ${when(row)} at ${theGround(row.ground)}${left > 0 ? `, with ${countInWords(left, "ball")} to spare` : ", off the last ball"}.`,
				first
					? "It is the highest total ever made to win an IPL chase."
					: `Only ${countInWords(higher, "winning chase")} of the IPL ${higher === 1 ? "has" : "have"} been bigger.`,
				`It took ${struck(row)}.`,
			),
			tags: tags(row.team_id, "chase", row.season, row.opponent_id),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { "Bigger chases": higher, "Balls to spare": left }),
		};
	},
});

const lowestDefended = kind({
	name: "lowest_defended",
	category: "Records",
	query: "totals",
	candidates: async () => places(10),
	params: () => ({ innings: 1, outcome: "won", order: "worst", full_match: true, limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		if (!found) return null;
		const { row, first, rank, level } = found;
		return {
			title: pick(statement, [
				`${nickname(team(row))} defended ${row.runs} against ${code(row.opponent_id)}`,
				`${row.runs} was enough for ${nickname(team(row))} in ${row.season}`,
			]),
			fact: text(
				`${team(row)} made only ${made(row)} against ${opponent(row)} ${when(row)} at ${theGround(row.ground)}, and still won.`,
				first
					? "No lower total has been defended in a full IPL match."
					: `It is the ${level.length ? "joint " : ""}${ordinal(rank)}-lowest total defended in a full IPL match; the lowest is ${rows[0] && made(rows[0])}.`,
			),
			tags: tags(row.team_id, "defence", row.season, row.opponent_id),
			figure: totalFigure(row.runs, row.wickets),
			figures: figuresOfTotal(row, { "Lowest defended": rows[0] && made(rows[0]), Place: rank }),
		};
	},
});

export const totalsKinds: AnyKind[] = [
	highestTotal,
	lowestTotal,
	teamExtremes,
	groundExtremes,
	highestChase,
	lowestDefended,
];
