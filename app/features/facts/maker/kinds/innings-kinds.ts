import type { Line } from "../../../../../makers/ask.ts";
import { nickname, tagsOf, theGround, when } from "../../../../../makers/phrases.ts";
import { type Said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { places } from "../../../../../makers/scopes.ts";
import { levelWith, nextAlone } from "../../../../../makers/standing.ts";
import {
	boundaries,
	countInWords,
	countSaid,
	inWords,
	numberSaid,
	ordinal,
	pick,
	possessive,
	rateSaid,
	scoreSaid,
} from "../../../../../makers/words.ts";
import { type FactKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";

// Single innings of batters.

/** Measures of an innings. `highest` ranks: of two equal scores the unbeaten one is higher. */
export const SCORE = ["highest", "runs", "balls", "fours", "sixes"] as const;
type Score = Line<(typeof SCORE)[number]>;

export const score = (row: Score, label = "Score") => scoreSaid(row.runs, row.not_out, label);
const ballsFaced = (row: Score) => numberSaid(row.balls, "Balls");

/** Returns a sentence like 'It came off 66 balls, with 13 fours and 17 sixes.' */
export function scoringSentence(statement: string, row: Score): Said {
	const struck = boundaries(row);
	const off = countSaid(row.balls, "ball");
	if (!struck.text) return say`It came off ${off} without a boundary.`;
	return pick(
		statement,
		[
			say`It came off ${off}, with ${struck}.`,
			say`He faced ${off} and hit ${struck}.`,
			say`There were ${struck} in it, and it lasted ${off}.`,
		],
		"how",
	);
}

export function nextScoreSentence(scores: { rows: Score[]; total: number }, place: number): Said | null {
	const row = scores.rows[place - 1];
	const next = scores.rows[place];
	if (!row || !next) return null;
	if (next.runs === row.runs && next.not_out === row.not_out)
		return say`${next.player} has made the same, ${score(next)} against ${opponentThen(next)}.`;
	if (next !== nextAlone(scores, row)) return null;
	return place === 1
		? say`Next comes ${possessive(next.player)} ${score(next, "Next score")} against ${opponentThen(next)}.`
		: say`Just behind stands ${possessive(next.player)} ${score(next, "Next score")}.`;
}

const highestScore = rankedKind({
	name: "highest_score",
	category: "Records",
	candidates: async () => places(12),
	list: "scores",
	ranking: () => ({ rows: "batting", measures: SCORE, list: true, limit: 12 }),
	write({ row, answer }, statement) {
		const before = answer.rows.filter((other) => other.runs > row.runs).length;
		const standing =
			before === 0
				? say`No one has made a higher score in the IPL`
				: say`Only ${countInWords(before, "higher score")} ${before === 1 ? "has" : "have"} been made in the IPL`;
		return {
			title:
				before === 0
					? say`${possessive(row.player)} ${numberSaid(row.runs, "Runs")} came off only ${ballsFaced(row)} balls`
					: pick(statement, [
							say`${row.player} made ${score(row)} off ${ballsFaced(row)} balls`,
							say`${possessive(row.player)} ${score(row)} against ${nickname(opponentThen(row))}`,
							say`${score(row)} for ${row.player} in ${row.season}`,
						]),
			fact: sentences(
				say`${row.player} made ${score(row)} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}.`,
				scoringSentence(statement, row),
				say`${standing}.`,
			),
			tags: tagsOf(row.player, row.team_id, row.season, "highest score", row.opponent_id),
			figure: score(row),
		};
	},
});

const mostSixes = rankedKind({
	name: "most_sixes_innings",
	category: "Records",
	candidates: async () => places(10),
	list: "scores",
	ranking: () => ({ rows: "batting", measures: ["sixes", "runs", "balls", "boundary_runs"], list: true, limit: 10 }),
	write({ row, level }, statement) {
		const more = row.rank - 1;
		return {
			title: pick(statement, [
				say`${row.player} hit ${inWords(row.sixes, "Sixes")} sixes in one innings`,
				say`${sentence(inWords(row.sixes, "Sixes"))} sixes in an innings by ${row.player}`,
			]),
			fact: sentences(
				say`In his ${scoreSaid(row.runs, row.not_out)} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)}, ${row.player} hit ${countSaid(row.sixes, "six")} in ${countSaid(row.balls, "ball")}.`,
				say`Boundaries alone brought ${numberSaid(row.boundary_runs, "Runs in boundaries")} of his runs.`,
				more === 0
					? say`No IPL innings has had more sixes${level.length > 0 && ", though it is not the only one with as many"}.`
					: say`Only ${countInWords(more, "innings", "Innings with more sixes")} in the IPL ${more === 1 ? "has" : "have"} had more sixes.`,
			),
			tags: tagsOf(row.player, "sixes", row.team_id, row.season),
			figure: countSaid(row.sixes, "six"),
		};
	},
});

const finalScore = rankedKind({
	name: "final_score",
	category: "History",
	candidates: async () => places(12),
	list: "scores",
	ranking: () => ({ rows: "batting", measures: SCORE, where: { stage: "final" }, list: true, limit: 12 }),
	write({ row, first, level, answer }, statement) {
		const [highest] = answer.rows;
		if (!highest) return null;
		const struck = boundaries(row);
		const result = row.result === "won" ? "and the title was his side’s" : "and his side still lost";
		return {
			title: pick(statement, [
				say`${row.player} made ${score(row)} in the ${row.season} final`,
				say`${possessive(row.player)} ${score(row)} in the final of ${row.season}`,
			]),
			fact: sentences(
				say`For ${sideThen(row)} against ${opponentThen(row)} in the final of ${row.season}, ${row.player} made ${score(row)} off ${countSaid(row.balls, "ball")}, ${result}.`,
				first
					? say`No one has made more in an IPL final${levelWith(level.map((other) => other.player))}.`
					: say`It is the ${level.length > 0 && "joint "}${ordinal(row.rank)}-highest score in an IPL final; no one has made more than ${possessive(highest.player)} ${score(highest, "Highest in a final")}.`,
				struck.text && say`He hit ${struck}.`,
			),
			tags: tagsOf(row.player, "final", row.season, row.team_id, row.opponent_id),
			figure: score(row),
		};
	},
});

const hundredInDefeat = rankedKind({
	name: "hundred_in_defeat",
	category: "Players",
	candidates: async () => places(12),
	list: "scores",
	ranking: () => ({ rows: "batting", measures: SCORE, where: { result: "lost" }, list: true, limit: 12 }),
	write({ row }, statement) {
		const more = row.rank - 1;
		return {
			title: pick(statement, [
				say`${row.player} made ${score(row)} and lost`,
				say`${possessive(row.player)} ${score(row)} was not enough in ${row.season}`,
				say`${possessive(row.player)} ${score(row)} came in a defeat`,
			]),
			fact: sentences(
				say`${row.player} made ${score(row)} off ${countSaid(row.balls, "ball")} against ${opponentThen(row)} ${when(row)}, and ${sideThen(row)} lost all the same.`,
				more === 0
					? "No higher score has been made on a losing side."
					: say`Only ${countInWords(more, "higher score")} ${more === 1 ? "has" : "have"} been made on a losing side.`,
			),
			tags: tagsOf(row.player, row.team_id, row.season, "defeat"),
			figure: score(row),
		};
	},
});

const quickestFifty = rankedKind({
	name: "quickest_fifty",
	category: "Players",
	candidates: async () => places(12),
	list: "scores",
	ranking: () => ({
		rows: "batting",
		measures: ["strike_rate", ...SCORE],
		where: { figures: { runs: { from: 50 } } },
		list: true,
		limit: 12,
	}),
	write({ row, first }, statement) {
		const strikeRate = rateSaid(row.strike_rate, "Strike rate");
		return {
			title: pick(statement, [
				say`${row.player} struck at ${strikeRate} for his ${score(row)}`,
				say`${score(row)} off ${ballsFaced(row)} balls by ${row.player}`,
			]),
			fact: sentences(
				say`Of all IPL innings of ${numberSaid(50, "Least runs")} or more, ${first ? "none was" : say`only ${inWords(row.rank - 1, "Quicker innings")} ${row.rank === 2 ? "was" : "were"}`} quicker than ${possessive(row.player)} ${score(row)} off ${countSaid(row.balls, "ball")} against ${opponentThen(row)} ${when(row)}.`,
				say`He hit ${boundaries(row)} for ${sideThen(row)}, a strike rate of ${strikeRate}.`,
			),
			tags: tagsOf(row.player, "strike rate", row.team_id, row.season),
			figure: strikeRate,
		};
	},
});

export const inningsKinds: FactKind[] = [highestScore, mostSixes, finalScore, hundredInDefeat, quickestFifty];
