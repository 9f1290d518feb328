import { nickname, tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { say, sentences } from "../../../../../makers/said.ts";
import { places } from "../../../../../makers/scopes.ts";
import { standingAt } from "../../../../../makers/standing.ts";
import { countInWords, countSaid, numberSaid, pick } from "../../../../../makers/words.ts";
import { type FactKind, factKind } from "../fact-kind.ts";
import { matchQuestions, matchSides, playerOfMatchSentence } from "../match-sides.ts";

// Results of matches.

/** Returns questions about the match at a place of a ranking. Null if the ranking is shorter. */
const matchAt = (rows: { match_id: number }[], place: number) => {
	const match = rows[place - 1]?.match_id;
	return match === undefined ? null : matchQuestions(match);
};

const biggestWin = factKind({
	name: "biggest_win",
	category: "Records",
	candidates: async () => places(12),
	questions: () => ({ wins: { rows: "matches", measures: ["win_by_runs"], list: true, limit: 12 } }),
	further: ({ wins }, { place }) => matchAt(wins.rows, place),
	write({ wins, ...answers }, statement, { place }) {
		const found = standingAt(wins.rows, place);
		const match = found && matchSides(answers);
		if (!match) return null;
		const { row, first: best, rank } = found;
		const { first, second } = match;
		const margin = numberSaid(row.win_by_runs, "Margin");
		return {
			title: pick(statement, [
				say`${nickname(first.name)} won by ${margin} runs`,
				say`${margin} runs between ${teamCode(first.id)} and ${teamCode(second.id)}`,
			]),
			fact: sentences(
				say`${first.name} made ${first.scoreSaid("First")} and ${second.name} ${second.scoreSaid("Second")} ${when(match)} at ${theGround(match.ground)}: a win by ${margin} runs.`,
				best
					? "No IPL match has been won by more runs."
					: say`Only ${countInWords(rank - 1, "match", "Bigger wins")} of the IPL ${rank === 2 ? "has" : "have"} been won by more.`,
				playerOfMatchSentence(match),
			),
			tags: tagsOf(first.id, second.id, "big wins", match.season),
			figure: countSaid(row.win_by_runs, "run", "Margin"),
		};
	},
});

const FULL_INNINGS_BALLS = 120;

const quickestChase = factKind({
	name: "quickest_chase",
	category: "Records",
	candidates: async () => places(10),
	questions: () => ({
		chases: {
			rows: "innings",
			measures: ["balls"],
			where: { innings: 2, result: "won", full_match: true },
			list: true,
			order: "worst",
			limit: 10,
		},
	}),
	further: ({ chases }, { place }) => matchAt(chases.rows, place),
	write({ chases, ...answers }, statement, { place }) {
		const found = standingAt(chases.rows, place);
		const match = found && matchSides(answers);
		if (!match) return null;
		const { first: best, rank } = found;
		const { first, second } = match;
		const left = numberSaid(FULL_INNINGS_BALLS - second.balls, "Balls to spare");
		return {
			title: pick(statement, [
				say`${nickname(second.name)} won with ${left} balls to spare`,
				say`${left} balls left when ${nickname(second.name)} won`,
			]),
			fact: sentences(
				say`${first.name} made ${first.scoreSaid("First")} ${when(match)} at ${theGround(match.ground)}, and ${second.name} were home on ${second.scoreSaid("Second")} after ${numberSaid(second.balls, "Balls")} balls.`,
				best
					? "No full IPL match has been won with more balls to spare."
					: say`Only ${countInWords(rank - 1, "chase", "More to spare")} in a full match ${rank === 2 ? "has" : "have"} left more balls unused.`,
			),
			tags: tagsOf(second.id, "chase", match.season, first.id),
			figure: say`${left} balls`,
		};
	},
});

const oneRunWin = factKind({
	name: "one_run_win",
	category: "History",
	candidates: async (ask) => {
		const { rows } = await ask({ rows: "matches", measures: ["win_by_runs"], list: true, order: "worst", limit: 1 });
		return rows.map(({ match_id }) => ({ match: match_id }));
	},
	questions: ({ match }) => ({
		margin: { rows: "matches", measures: ["win_by_runs"], where: { match }, list: true },
		...matchQuestions(match),
	}),
	write({ margin, ...answers }, statement) {
		const match = matchSides(answers);
		if (!match || margin.rows[0]?.win_by_runs !== 1) return null;
		const { first, second, season } = match;
		return {
			title: pick(statement, [
				say`One run in it: ${teamCode(first.id)} beat ${teamCode(second.id)} in ${season}`,
				say`${nickname(first.name)} won by a single run in ${season}`,
				say`A run short: ${teamCode(second.id)} against ${teamCode(first.id)} in ${season}`,
			]),
			fact: sentences(
				say`${first.name} made ${first.scoreSaid("First")} and ${second.name} ${second.scoreSaid("Second")} ${when(match)} at ${theGround(match.ground)}.`,
				pick(
					statement,
					["Only a tie is closer.", "No margin of runs is smaller.", "The next closest thing is a super over."],
					"margin",
				),
				playerOfMatchSentence(match),
			),
			tags: tagsOf(first.id, second.id, "close finishes", season),
			figure: countSaid(1, "run", "Margin"),
		};
	},
});

const aggregate = factKind({
	name: "highest_aggregate",
	category: "Records",
	candidates: async () => places(10),
	questions: () => ({ sums: { rows: "matches", measures: ["runs"], list: true, limit: 10 } }),
	further: ({ sums }, { place }) => matchAt(sums.rows, place),
	write({ sums, ...answers }, statement, { place }) {
		const found = standingAt(sums.rows, place);
		const match = found && matchSides(answers);
		if (!match) return null;
		const { row, first: best, rank } = found;
		const { first, second, season } = match;
		const sum = numberSaid(row.runs, "Runs");
		return {
			title: pick(statement, [
				say`${teamCode(first.id)} and ${teamCode(second.id)} made ${sum} in one match`,
				say`${sum} runs when ${teamCode(first.id)} met ${teamCode(second.id)} in ${season}`,
			]),
			fact: sentences(
				say`${first.name} made ${first.scoreSaid("First")} and ${second.name} ${second.scoreSaid("Second")} ${when(match)} at ${theGround(match.ground)}: ${sum} runs between them.`,
				best
					? "No IPL match has had more."
					: say`Only ${countInWords(rank - 1, "match", "Higher aggregates")} of the IPL ${rank === 2 ? "has" : "have"} had more.`,
			),
			tags: tagsOf(first.id, second.id, "aggregate", season),
			figure: countSaid(row.runs, "run"),
		};
	},
});

export const matchesKinds: FactKind[] = [biggestWin, quickestChase, oneRunWin, aggregate];
