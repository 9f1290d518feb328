import type { QueryResult } from "../../../../record/catalogue.ts";
import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, nickname, tags, text, theGround, when } from "./phrases.ts";
import { places } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, countInWords, pick, total } from "./words.ts";

// How matches were won.

type Match = QueryResult<"matches">[number];
const totalsOf = ({ first_runs, first_wickets, second_runs, second_wickets }: Match) =>
	first_runs === null || first_wickets === null || second_runs === null || second_wickets === null
		? null
		: { first: total(first_runs, first_wickets), second: total(second_runs, second_wickets) };

const biggestWin = kind({
	name: "biggest_win",
	category: "Records",
	query: "matches",
	candidates: async () => places(12),
	params: () => ({ metric: "win_by_runs", limit: 12 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		const totals = found && totalsOf(found.row);
		if (!found || !totals || found.row.win_by_runs === null) return null;
		const { row, first, rank } = found;
		const margin = row.win_by_runs ?? 0;
		return {
			title: pick(statement, [
				`${nickname(row.first_team)} won by ${margin} runs`,
				`${margin} runs between ${code(row.first_id)} and ${code(row.second_id)}`,
			]),
			fact: text(
				`${row.first_team} made ${totals.first} and ${row.second_team} ${totals.second} ${when(row)} at ${theGround(row.ground)}: a win by ${margin} runs.`,
				first
					? "No IPL match has been won by more runs."
					: `Only ${countInWords(rank - 1, "match")} of the IPL ${rank === 2 ? "has" : "have"} been won by more.`,
				row.player_of_match && `${row.player_of_match} was player of the match.`,
			),
			tags: tags(row.first_id, row.second_id, "big wins", row.season),
			figure: count(margin, "run"),
			figures: figuresOf({
				Margin: count(margin, "run"),
				First: totals.first,
				Second: totals.second,
				"Bigger wins": rank - 1,
			}),
		};
	},
});

const ballsLeft = kind({
	name: "quickest_chase",
	category: "Records",
	query: "matches",
	candidates: async () => places(10),
	params: () => ({ metric: "balls_left", full_match: true, limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		const totals = found && totalsOf(found.row);
		if (!found || !totals || found.row.second_balls === null) return null;
		const { row, first, rank } = found;
		const left = 120 - (row.second_balls ?? 0);
		return {
			title: pick(statement, [
				`${nickname(row.second_team)} won with ${left} balls to spare`,
				`${left} balls left when ${nickname(row.second_team)} won`,
			]),
			fact: text(
				`${row.first_team} made ${totals.first} ${when(row)} at ${theGround(row.ground)}, and ${row.second_team} were home on ${totals.second} after ${row.second_balls} balls.`,
				first
					? "No full IPL match has been won with more balls to spare."
					: `Only ${countInWords(rank - 1, "chase")} in a full match ${rank === 2 ? "has" : "have"} left more balls unused.`,
			),
			tags: tags(row.second_id, "chase", row.season, row.first_id),
			figure: `${left} balls`,
			figures: figuresOf({
				"Balls to spare": left,
				First: totals.first,
				Second: totals.second,
				Balls: row.second_balls,
				"More to spare": rank - 1,
			}),
		};
	},
});

const narrowest = kind({
	name: "one_run_win",
	category: "History",
	query: "matches",
	candidates: async (ask) =>
		(await ask("matches", { metric: "win_by_runs", order: "worst", limit: 1 })).map(({ match_id }) => ({
			match: match_id,
		})),
	params: ({ match }) => ({ metric: "win_by_runs", match, limit: 1 }),
	write([row], statement) {
		const totals = row && totalsOf(row);
		if (!row || !totals || row.win_by_runs !== 1) return null;
		return {
			title: pick(statement, [
				`One run in it: ${code(row.first_id)} beat ${code(row.second_id)} in ${row.season}`,
				`${nickname(row.first_team)} won by a single run in ${row.season}`,
				`A run short: ${code(row.second_id)} against ${code(row.first_id)} in ${row.season}`,
			]),
			fact: text(
				`${row.first_team} made ${totals.first} and ${row.second_team} ${totals.second} ${when(row)} at ${theGround(row.ground)}.`,
				pick(
					statement,
					["Only a tie is closer.", "No margin of runs is smaller.", "The next closest thing is a super over."],
					"margin",
				),
				row.player_of_match && `${row.player_of_match} was player of the match.`,
			),
			tags: tags(row.first_id, row.second_id, "close finishes", row.season),
			figure: "1 run",
			figures: figuresOf({ Margin: "1 run", First: totals.first, Second: totals.second }),
		};
	},
});

const aggregate = kind({
	name: "highest_aggregate",
	category: "Records",
	query: "matches",
	candidates: async () => places(10),
	params: () => ({ metric: "aggregate", limit: 10 }),
	write(rows, statement, { place }) {
		const found = standingAt(rows, place);
		const totals = found && totalsOf(found.row);
		if (!found || !totals) return null;
		const { row, first, rank } = found;
		const sum = (row.first_runs ?? 0) + (row.second_runs ?? 0);
		return {
			title: pick(statement, [
				`${code(row.first_id)} and ${code(row.second_id)} made ${sum} in one match`,
				`${sum} runs when ${code(row.first_id)} met ${code(row.second_id)} in ${row.season}`,
			]),
			fact: text(
				`${row.first_team} made ${totals.first} and ${row.second_team} ${totals.second} ${when(row)} at ${theGround(row.ground)}: ${sum} runs between them.`,
				first
					? "No IPL match has had more."
					: `Only ${countInWords(rank - 1, "match")} of the IPL ${rank === 2 ? "has" : "have"} had more.`,
			),
			tags: tags(row.first_id, row.second_id, "aggregate", row.season),
			figure: count(sum, "run"),
			figures: figuresOf({ Runs: sum, First: totals.first, Second: totals.second, "Higher aggregates": rank - 1 }),
		};
	},
});

export const matchesKinds: AnyKind[] = [biggestWin, ballsLeft, narrowest, aggregate];
