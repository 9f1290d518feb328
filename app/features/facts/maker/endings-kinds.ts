import { formatLongDate } from "../../../lib/dates.ts";
import { type AnyKind, type Ask, kind } from "./kind.ts";
import { code, figuresOf, nickname, tags, text, theGround, when } from "./phrases.ts";
import { teamsOf } from "./scopes.ts";
import { countInWords, inWords, outOf, pick, sentence, total } from "./words.ts";

// Matches that end by a rule of their own: ties, rain, no result.

const superOver = kind({
	name: "super_over",
	category: "Rules",
	query: "super_overs",
	candidates: async (ask) => (await ask("super_overs", {})).toReversed().map(({ match_id }) => ({ match: match_id })),
	params: ({ match }) => ({ match }),
	write([tie], statement) {
		if (!tie) return null;
		const [first, second] = tie.innings.slice(-2);
		if (!first || !second) return null;
		const name = (team_id: string) => (team_id === tie.winner_id ? tie.winner : tie.loser);
		const again = tie.innings.length > 2;
		const level = first.runs === second.runs;
		return {
			title: again
				? `${code(tie.winner_id)} and ${code(tie.loser_id)} needed a second super over`
				: pick(statement, [
						`A super over parted ${code(tie.winner_id)} and ${code(tie.loser_id)} in ${tie.season}`,
						`${nickname(tie.winner)} won a super over against ${code(tie.loser_id)} in ${tie.season}`,
						`Level at ${tie.runs}, ${code(tie.winner_id)} won the super over`,
					]),
			fact: text(
				`${tie.winner} and ${tie.loser} both made ${tie.runs} on ${formatLongDate(tie.date)} at ${theGround(tie.ground)}.`,
				level
					? `The super over was level too, at ${first.runs} each, and the match went to ${tie.winner} on boundaries.`
					: `In the ${again ? "second " : ""}super over ${name(first.team_id)} made ${first.runs} and ${name(second.team_id)} ${second.runs}, so ${tie.winner} won.`,
				level
					? ""
					: pick(
							statement,
							[
								"Runs of a super over are in nobody’s figures.",
								"In the table such a win counts like any other.",
								"The record counts the match as a tie that was won.",
							],
							"rule",
						),
			),
			tags: tags(tie.winner_id, tie.loser_id, "super over", tie.season),
			figure: `${first.runs} v ${second.runs}`,
			figures: figuresOf({ "Both totals": tie.runs, "Batting first": first.runs, "Batting second": second.runs }),
		};
	},
});

const everyMatch = (ask: Ask) => ask("matches", { metric: "latest", limit: 1000 });

const rainRule = kind({
	name: "rain_rule",
	category: "Rules",
	query: "matches",
	candidates: async (ask) =>
		(await everyMatch(ask))
			.filter(({ method, winner_id }) => method !== null && winner_id)
			.map(({ match_id }) => ({ match: match_id })),
	params: ({ match }) => ({ match, metric: "latest", limit: 1 }),
	write([row], statement) {
		if (!row?.winner || !row.winner_id || row.first_runs === null || row.second_runs === null) return null;
		const margin =
			row.win_by_runs !== null
				? countInWords(row.win_by_runs, "run")
				: row.win_by_wickets !== null
					? countInWords(row.win_by_wickets, "wicket")
					: null;
		if (!margin) return null;
		const loser = row.winner_id === row.first_id ? row.second_id : row.first_id;
		return {
			title: pick(statement, [
				`The rain rule settled ${code(row.winner_id)} against ${code(loser)} in ${row.season}`,
				`${nickname(row.winner)} won by Duckworth-Lewis in ${row.season}`,
				`Duckworth-Lewis gave ${code(row.winner_id)} a win over ${code(loser)} in ${row.season}`,
			]),
			fact: text(
				`${row.winner} won by ${margin} by the Duckworth-Lewis method ${when(row)} at ${theGround(row.ground)}.`,
				`${row.first_team} had made ${total(row.first_runs, row.first_wickets ?? 0)} and ${row.second_team} ${total(row.second_runs, row.second_wickets ?? 0)}.`,
			),
			tags: tags(row.winner_id, loser, "duckworth-lewis", row.season),
			figure: sentence(margin),
			figures: figuresOf({
				Margin: margin,
				First: total(row.first_runs, row.first_wickets ?? 0),
				Second: total(row.second_runs, row.second_wickets ?? 0),
			}),
		};
	},
});

const noResult = kind({
	name: "no_result",
	category: "Rules",
	query: "matches",
	candidates: async (ask) =>
		(await everyMatch(ask)).filter(({ result }) => result === "no result").map(({ match_id }) => ({ match: match_id })),
	params: ({ match }) => ({ match, metric: "latest", limit: 1 }),
	write([row], statement) {
		if (row?.result !== "no result" || row.first_runs === null || row.first_balls === null) return null;
		const first = total(row.first_runs, row.first_wickets ?? 0);
		const overs =
			row.first_balls % 6 === 0
				? String(row.first_balls / 6)
				: `${Math.trunc(row.first_balls / 6)}.${row.first_balls % 6}`;
		return {
			title: pick(statement, [
				`${code(row.first_id)} against ${code(row.second_id)} in ${row.season} had no result`,
				`No result for ${code(row.first_id)} and ${code(row.second_id)} in ${row.season}`,
			]),
			fact: text(
				row.second_runs === null
					? `${row.first_team} had made ${first} in ${overs} overs against ${row.second_team} on ${formatLongDate(row.date)} at ${theGround(row.ground)} when the match was given up.`
					: `${row.first_team} had made ${first} on ${formatLongDate(row.date)} at ${theGround(row.ground)}, and ${row.second_team} ${total(row.second_runs, row.second_wickets ?? 0)}, when the match was given up.`,
				"Runs and wickets of such a match count for the players, but for the teams it is neither won nor lost.",
			),
			tags: tags(row.first_id, row.second_id, "no result", row.season),
			figure: `${overs} overs`,
			figures: figuresOf({
				First: first,
				Overs: overs,
				Second: row.second_runs === null ? null : total(row.second_runs, row.second_wickets ?? 0),
			}),
		};
	},
});

const teamSuperOvers = kind({
	name: "team_super_overs",
	category: "Rules",
	query: "super_overs",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	params: ({ team }) => ({ team }),
	write(rows, statement, { team }) {
		const last = rows.at(-1);
		if (!last || rows.length < 2) return null;
		const won = rows.filter(({ winner_id }) => winner_id === team).length;
		const name = last.winner_id === team ? last.winner : last.loser;
		return {
			title: pick(statement, [
				`${code(team)} have won ${outOf(won, rows.length)} super overs`.replace("won no of", "won none of"),
				`${sentence(inWords(rows.length))} ties and ${countInWords(won, "super over")} won by ${code(team)}`,
			]),
			fact: text(
				`${name} have played ${countInWords(rows.length, "tie")} that went to a super over and won ${inWords(won).replace(/^no$/, "none")} of them.`,
				last.winner_id === team
					? `The latest, on ${formatLongDate(last.date)}, they won against ${last.loser}.`
					: `The latest, on ${formatLongDate(last.date)}, they lost to ${last.winner}.`,
			),
			tags: tags(String(team), "super over", last.season),
			figure: `${won} of ${rows.length}`,
			figures: figuresOf({ Ties: rows.length, Won: won }),
		};
	},
});

export const endingsKinds: AnyKind[] = [superOver, rainRule, teamSuperOvers, noResult];
