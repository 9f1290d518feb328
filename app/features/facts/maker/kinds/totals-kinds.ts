import type { Line } from "../../../../../makers/ask.ts";
import { atInTitle, nickname, tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { said, say, sentences } from "../../../../../makers/said.ts";
import { groundsOf, places, teamsOf } from "../../../../../makers/scopes.ts";
import { levelWith, nextAlone } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	numberSaid,
	ordinal,
	pick,
	possessive,
	totalFigure,
	totalSaid,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";

// Totals of teams: the highest and lowest, also those chased and defended.

const FIGURES = ["runs", "wickets", "balls", "fours", "sixes"] as const;
/** `lowest` counts only innings that were all out or had twenty overs, and ranks the fewest runs first. */
const LOWEST = ["lowest", ...FIGURES] as const;
type Total = Line<(typeof FIGURES)[number]>;

const total = (row: Total, label = "Total") => totalSaid(row.runs, row.wickets, label);
const cardFigure = (row: Total) => totalFigure(row.runs, row.wickets);
const runs = (row: Total) => numberSaid(row.runs, "Runs");
const overs = ({ balls }: Total) => said(`${Math.floor(balls / 6)}.${balls % 6}`, "Overs");

const boundaryCounts = (row: Total) => say`${countSaid(row.sixes, "six")} and ${countSaid(row.fours, "four")}`;

const highestTotal = rankedKind({
	name: "highest_total",
	category: "Records",
	candidates: async () => places(12),
	list: "totals",
	ranking: () => ({ rows: "innings", measures: FIGURES, list: true, limit: 12 }),
	write({ row, first, alone, rank, below, level }, statement) {
		const higher = rank - 1;
		return {
			title: pick(statement, [
				say`${nickname(sideThen(row))} piled up ${total(row)}`,
				say`${total(row)} by ${nickname(sideThen(row))} in ${row.season}`,
				say`${nickname(sideThen(row))} made ${total(row)} against ${teamCode(row.opponent_id)}`,
			]),
			fact: sentences(
				say`${sideThen(row)} made ${total(row)} against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}, with ${boundaryCounts(row)}.`,
				first
					? alone
						? say`It is the highest total of the IPL${below && say`, ${countInWords(row.runs - below.runs, "run", "Clear of the next")} clear of the next`}.`
						: say`No IPL total is higher${levelWith(level.map(sideThen))}.`
					: say`Only ${countInWords(higher, "total", "Higher totals")} of the IPL ${higher === 1 ? "is" : "are"} higher.`,
				row.result === "lost" && "They lost.",
			),
			tags: tagsOf(row.team_id, "totals", row.season, row.opponent_id),
			figure: cardFigure(row),
		};
	},
});

const lowestTotal = rankedKind({
	name: "lowest_total",
	category: "Records",
	candidates: async () => places(12),
	list: "totals",
	ranking: () => ({ rows: "innings", measures: LOWEST, list: true, limit: 12 }),
	write({ row, first, rank, level }, statement) {
		const lower = rank - 1;
		return {
			title: pick(statement, [
				say`${nickname(sideThen(row))} made ${total(row)} in ${row.season}`,
				say`${total(row)}: ${possessive(nickname(sideThen(row)))} ${row.season} collapse`,
				say`${teamCode(row.opponent_id)} held ${nickname(sideThen(row))} to ${runs(row)}`,
			]),
			fact: sentences(
				say`Against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}, ${sideThen(row)} made ${total(row)} in ${overs(row)} overs.`,
				first
					? say`No completed IPL innings has been lower${levelWith(level.map(sideThen))}.`
					: say`Only ${countInWords(lower, "completed innings", "Lower totals")} of the IPL ${lower === 1 ? "has" : "have"} been lower${level[0] && `, and ${sideThen(level[0])} once made as few`}.`,
				row.sixes === 0 && "There was not a six in it.",
			),
			tags: tagsOf(row.team_id, "totals", row.season, row.opponent_id),
			figure: cardFigure(row),
		};
	},
});

const ENDS = ["best", "worst"] as const;
/** A question for the highest or the lowest totals of a team or a ground. */
const extremeTotals = (end: (typeof ENDS)[number], where: { team: string } | { ground: string }) => ({
	totals: { rows: "innings" as const, measures: end === "worst" ? LOWEST : FIGURES, where, list: true, limit: 3 },
});

const teamTotal = factKind({
	name: "team_total",
	category: "Teams",
	candidates: async (ask, spread) =>
		spread(await teamsOf(ask)).flatMap((value) => ENDS.map((order) => ({ ...value, order }))),
	questions: ({ team, order }) => extremeTotals(order, { team }),
	write({ totals }, statement, { order }) {
		const [row, second] = totals.rows;
		if (!row || !second) return null;
		const next = second.rank === 1 ? second : nextAlone(totals, row);
		const best = order === "best";
		return {
			title: best
				? pick(statement, [
						say`${possessive(teamCode(row.team_id))} highest total is ${total(row)}`,
						say`${total(row)} is the most that ${teamCode(row.team_id)} have made`,
					])
				: pick(statement, [
						say`${possessive(teamCode(row.team_id))} lowest total is ${total(row)}`,
						say`${total(row)} is the least that ${teamCode(row.team_id)} have made`,
					]),
			fact: sentences(
				say`The ${best ? "highest" : "lowest completed"} total of ${row.team} is ${total(row)}, made against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}.`,
				next?.rank === 1
					? say`They made ${total(next, "Next")} against ${opponentThen(next)} in ${next.season} as well.`
					: next &&
							say`Next ${best ? "comes" : "lowest is"} ${total(next, "Next")} against ${opponentThen(next)} in ${next.season}.`,
				best && say`It had ${boundaryCounts(row)}.`,
			),
			tags: tagsOf(row.team_id, "totals", row.season, row.opponent_id),
			figure: cardFigure(row),
		};
	},
});

const groundTotal = factKind({
	name: "ground_total",
	category: "Venues",
	candidates: async (ask, spread) =>
		spread(await groundsOf(ask, 8)).flatMap((value) => ENDS.map((order) => ({ ...value, order }))),
	questions: ({ ground, order }) => extremeTotals(order, { ground }),
	write({ totals }, statement, { order }) {
		const [row, second] = totals.rows;
		if (!row || !second || second.rank === 1) return null;
		const next = nextAlone(totals, row);
		const best = order === "best";
		return {
			title: best
				? pick(statement, [
						say`${possessive(teamCode(row.team_id))} ${runs(row)} is the most ${atInTitle(row.ground)}`,
						say`Highest total ${atInTitle(row.ground)}: ${total(row)}`,
					])
				: pick(statement, [
						say`${possessive(teamCode(row.team_id))} ${runs(row)} is the least ${atInTitle(row.ground)}`,
						say`Lowest total ${atInTitle(row.ground)}: ${total(row)}`,
					]),
			fact: sentences(
				say`${best ? "No team has made more" : "No completed innings has been lower"} at ${theGround(row.ground)} than the ${total(row)} of ${sideThen(row)} against ${opponentThen(row)} ${when(row)}.`,
				next &&
					say`The next ${best ? "highest" : "lowest"} is ${total(next, "Next")} by ${sideThen(next)} in ${next.season}.`,
			),
			tags: tagsOf(row.ground, "totals", row.team_id, row.season),
			figure: cardFigure(row),
		};
	},
});

const highestChase = rankedKind({
	name: "highest_chase",
	category: "Records",
	candidates: async () => places(12),
	list: "totals",
	ranking: () => ({
		rows: "innings",
		measures: FIGURES,
		where: { innings: 2, result: "won", full_match: true, super_over: false },
		list: true,
		limit: 12,
	}),
	write({ row, first, rank, level }, statement) {
		const higher = rank - 1;
		const left = 120 - row.balls;
		return {
			title: pick(statement, [
				say`${nickname(sideThen(row))} chased ${teamCode(row.opponent_id)} down with ${total(row)}`,
				say`${total(row)} won the chase for ${nickname(sideThen(row))}`,
			]),
			fact: sentences(
				say`${sideThen(row)} made ${total(row)} to beat ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}, ${left > 0 ? say`with ${countInWords(left, "ball", "Balls to spare")} to spare` : "off the last ball"}.`,
				first
					? say`No higher total has won a full IPL chase${levelWith(level.map(sideThen))}.`
					: say`Only ${countInWords(higher, "winning chase", "Bigger chases")} in a full IPL match ${higher === 1 ? "has" : "have"} been bigger.`,
				say`It took ${boundaryCounts(row)}.`,
			),
			tags: tagsOf(row.team_id, "chase", row.season, row.opponent_id),
			figure: cardFigure(row),
		};
	},
});

const lowestDefended = rankedKind({
	name: "lowest_defended",
	category: "Records",
	candidates: async () => places(10),
	list: "totals",
	ranking: () => ({
		rows: "innings",
		measures: FIGURES,
		where: { innings: 1, result: "won", full_match: true, super_over: false },
		order: "worst",
		list: true,
		limit: 10,
	}),
	write({ row, first, rank, level, answer }, statement) {
		const [lowest] = answer.rows;
		if (!lowest) return null;
		return {
			title: pick(statement, [
				say`${nickname(sideThen(row))} defended ${runs(row)} against ${teamCode(row.opponent_id)}`,
				say`${runs(row)} was enough for ${nickname(sideThen(row))} in ${row.season}`,
			]),
			fact: sentences(
				say`${sideThen(row)} made only ${total(row)} against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}, and still won.`,
				first
					? say`No lower total has been defended in a full IPL match${levelWith(level.map(sideThen))}.`
					: say`It is the ${level.length > 0 && "joint "}${ordinal(rank)}-lowest total defended in a full IPL match; none has been lower than ${total(lowest, "Lowest defended")}.`,
			),
			tags: tagsOf(row.team_id, "defence", row.season, row.opponent_id),
			figure: cardFigure(row),
		};
	},
});

export const totalsKinds: FactKind[] = [
	highestTotal,
	lowestTotal,
	teamTotal,
	groundTotal,
	highestChase,
	lowestDefended,
];
