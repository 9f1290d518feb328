import type { Ask } from "../../../../../makers/ask.ts";
import { nickname, tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { said, say, sentence, sentences } from "../../../../../makers/said.ts";
import { teamsOf } from "../../../../../makers/scopes.ts";
import { countInWords, inWords, numberSaid, outOf, pick, totalSaid } from "../../../../../makers/words.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { type FactKind, factKind } from "../fact-kind.ts";
import { matchQuestions, matchSides, opponentThen, sideThen } from "../match-sides.ts";

// Matches with an unusual end: ties, rain, no result.

const MOST = 1000;
async function latest(ask: Ask, where: object): Promise<{ match: number }[]> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], where, list: true, order: "keys", limit: MOST });
	return rows.map(({ match_id }) => ({ match: match_id })).reverse();
}

const superOver = factKind({
	name: "super_over",
	category: "Rules",
	candidates: (ask) => latest(ask, { super_over: true }),
	questions: ({ match }) => ({
		overs: { rows: "super_overs", measures: ["runs"], where: { match }, list: true, order: "keys" },
		...matchQuestions(match),
	}),
	write({ overs, ...answers }, statement) {
		const match = matchSides(answers);
		const [first, second] = overs.rows.slice(-2);
		if (!match || !first || !second) return null;
		const { season, date, ground } = match;
		const [winner, loser] = match.first.result === "won" ? [match.first, match.second] : [match.second, match.first];
		const nameOf = (team_id: string) => (team_id === winner.id ? winner.name : loser.name);
		const again = overs.rows.length > 2;
		const level = first.runs === second.runs;
		const runs = numberSaid(winner.runs, "Both totals");
		const [made, answered] = [numberSaid(first.runs, "Batting first"), numberSaid(second.runs, "Batting second")];
		return {
			title: again
				? say`${teamCode(winner.id)} and ${teamCode(loser.id)} needed a second super over`
				: pick(statement, [
						say`A super over parted ${teamCode(winner.id)} and ${teamCode(loser.id)} in ${season}`,
						say`${nickname(winner.name)} won a super over against ${teamCode(loser.id)} in ${season}`,
						say`Level at ${runs}, ${teamCode(winner.id)} won the super over`,
					]),
			fact: sentences(
				say`${winner.name} and ${loser.name} both made ${runs} on ${formatLongDate(date)} at ${theGround(ground)}.`,
				level
					? say`The super over was level too, at ${made} each, and the match went to ${winner.name} on boundaries.`
					: say`In the ${again ? "second " : ""}super over ${nameOf(first.team_id)} made ${made} and ${nameOf(second.team_id)} ${answered}, so ${winner.name} won.`,
				!level &&
					pick(
						statement,
						[
							"Runs of a super over are in nobody’s figures.",
							"In the table such a win counts like any other.",
							"The record counts the match as a tie that was won.",
						],
						"rule",
					),
			),
			tags: tagsOf(winner.id, loser.id, "super over", season),
			figure: say`${made} v ${answered}`,
		};
	},
});

const rainRule = factKind({
	name: "rain_rule",
	category: "Rules",
	candidates: async (ask) => {
		const { rows } = await ask({
			rows: "matches",
			measures: ["rain_rule"],
			where: { not: { full_match: true } },
			list: true,
			order: "keys",
			limit: MOST,
		});
		return rows
			.filter((row) => row.rain_rule === 1 && row.winner_id)
			.map(({ match_id }) => ({ match: match_id }))
			.reverse();
	},
	questions: ({ match }) => ({
		margin: {
			rows: "matches",
			measures: ["win_by_runs", "win_by_wickets"],
			where: { match },
			list: true,
			order: "keys",
		},
		...matchQuestions(match),
	}),
	write({ margin, ...answers }, statement) {
		const match = matchSides(answers);
		const [won] = margin.rows;
		if (!match || !won) return null;
		const by =
			won.win_by_runs !== null
				? countInWords(won.win_by_runs, "run", "Margin")
				: won.win_by_wickets !== null && countInWords(won.win_by_wickets, "wicket", "Margin");
		if (!by) return null;
		const { first, second, season } = match;
		const [winner, loser] = first.result === "won" ? [first, second] : [second, first];
		return {
			title: pick(statement, [
				say`The rain rule settled ${teamCode(winner.id)} against ${teamCode(loser.id)} in ${season}`,
				say`${nickname(winner.name)} won by Duckworth-Lewis in ${season}`,
				say`Duckworth-Lewis gave ${teamCode(winner.id)} a win over ${teamCode(loser.id)} in ${season}`,
			]),
			fact: sentences(
				say`${winner.name} won by ${by} by the Duckworth-Lewis method ${when(match)} at ${theGround(match.ground)}.`,
				say`${first.name} had made ${first.scoreSaid("First")} and ${second.name} ${second.scoreSaid("Second")}.`,
			),
			tags: tagsOf(winner.id, loser.id, "duckworth-lewis", season),
			figure: sentence(by),
		};
	},
});

const noResult = factKind({
	name: "no_result",
	category: "Rules",
	candidates: async (ask) => {
		const { rows } = await ask({
			rows: "matches",
			measures: ["no_result"],
			list: true,
			having: { no_result: { from: 1 } },
			order: "keys",
			limit: MOST,
		});
		return rows.map(({ match_id }) => ({ match: match_id })).reverse();
	},
	questions: ({ match }) => ({ innings: { ...matchQuestions(match).innings, where: { match, result: "no_result" } } }),
	write({ innings }, statement) {
		const [first, second] = innings.rows;
		if (!first) return null;
		const { season, date, ground } = first;
		const [side, others] = [first, second].map((row) => row && sideThen(row));
		const opponent = others ?? opponentThen(first);
		const { balls } = first;
		const overs = said(balls % 6 === 0 ? String(balls / 6) : `${Math.trunc(balls / 6)}.${balls % 6}`, "Overs");
		const made = totalSaid(first.runs, first.wickets, "First");
		return {
			title: pick(statement, [
				say`${teamCode(first.team_id)} against ${teamCode(first.opponent_id)} in ${season} had no result`,
				say`No result for ${teamCode(first.team_id)} and ${teamCode(first.opponent_id)} in ${season}`,
			]),
			fact: sentences(
				second
					? say`${side} had made ${made} on ${formatLongDate(date)} at ${theGround(ground)}, and ${opponent} ${totalSaid(second.runs, second.wickets, "Second")}, when the match was given up.`
					: say`${side} had made ${made} in ${overs} overs against ${opponent} on ${formatLongDate(date)} at ${theGround(ground)} when the match was given up.`,
				"Runs and wickets of such a match count for the players, but for the teams it is neither won nor lost.",
			),
			tags: tagsOf(first.team_id, first.opponent_id, "no result", season),
			figure: say`${overs} overs`,
		};
	},
});

const teamSuperOvers = factKind({
	name: "team_super_overs",
	category: "Rules",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	questions: ({ team }) => ({
		ties: { rows: "sides", measures: ["won"], where: { team, super_over: true }, list: true, order: "keys" },
	}),
	write({ ties: { rows } }, statement, { team }) {
		const last = rows.at(-1);
		if (!last || rows.length < 2) return null;
		const won = rows.filter(({ result }) => result === "won").length;
		const name = sideThen(last);
		const others = opponentThen(last);
		const ofThem = won === 0 ? say`none` : inWords(won, "Won");
		const share = won === 0 ? say`none of ${inWords(rows.length, "Ties")}` : outOf(won, rows.length, ["Won", "Ties"]);
		return {
			title: pick(statement, [
				say`${teamCode(team)} have won ${share} super overs`,
				say`${sentence(inWords(rows.length, "Ties"))} ties and ${countInWords(won, "super over", "Won")} won by ${teamCode(team)}`,
			]),
			fact: sentences(
				say`${name} have played ${countInWords(rows.length, "tie")} that went to a super over and won ${ofThem} of them.`,
				last.result === "won"
					? `The latest, on ${formatLongDate(last.date)}, they won against ${others}.`
					: `The latest, on ${formatLongDate(last.date)}, they lost to ${others}.`,
			),
			tags: tagsOf(team, "super over", last.season),
			figure: say`${numberSaid(won, "Won")} of ${numberSaid(rows.length, "Ties")}`,
		};
	},
});

export const endingsKinds: FactKind[] = [superOver, rainRule, teamSuperOvers, noResult];
