import type { Ask } from "../../../../../makers/ask.ts";
import { nickname, tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { say, sentence, sentences } from "../../../../../makers/said.ts";
import { places, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import {
	countInWords,
	countSaid,
	economy,
	inWords,
	numberSaid,
	percent,
	pick,
	rateSaid,
} from "../../../../../makers/words.ts";
import { formatLongDate } from "../../../../lib/dates.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { matchQuestions, matchSides, opponentThen, playerOfMatchSentence, sideThen } from "../match-sides.ts";
import { agesKind } from "./ages-kinds.ts";

// Seasons, finals, caps, hat-tricks, long careers and former teams.

const champion = factKind({
	name: "champion",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	questions: ({ season }) => ({
		finals: { rows: "matches", measures: ["matches"], where: { season, stage: "final" }, list: true, order: "keys" },
	}),
	further: ({ finals: { rows } }) => (rows[0] ? matchQuestions(rows[0].match_id) : null),
	write({ finals, ...answers }, statement) {
		const [final] = finals.rows;
		const match = final && matchSides(answers);
		if (!match) return null;
		const margin =
			final.win_by_runs !== null
				? countInWords(final.win_by_runs, "run", "Margin")
				: final.win_by_wickets !== null && countInWords(final.win_by_wickets, "wicket", "Margin");
		if (!margin) return null;
		const { first, second, season, ground, player_of_match } = match;
		const [won, lost] = first.result === "won" ? [first, second] : [second, first];
		return {
			title: pick(statement, [
				say`${nickname(won.name)} beat ${nickname(lost.name)} in the ${season} final`,
				say`The ${season} title went to ${won.name}`,
				say`${won.name}, champions of ${season}`,
			]),
			fact: sentences(
				say`${won.name} won the IPL of ${season}, beating ${lost.name} by ${margin} in the final at ${theGround(ground)}.`,
				say`The totals were ${numberSaid(won.runs, "Champions")} and ${numberSaid(lost.runs, "Runners-up")}.`,
				playerOfMatchSentence(match),
			),
			tags: tagsOf(season, won.id, "final", lost.id, player_of_match),
			figure: sentence(margin),
		};
	},
});

const orangeCap = rankedKind({
	name: "orange_cap",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	list: "batters",
	ranking: ({ season }) => ({
		rows: "batting",
		measures: ["runs", "innings", "average", "strike_rate", "hundreds"],
		by: ["player"],
		where: { season },
		limit: 3,
	}),
	write({ row: line, alone, below, next }, statement, { season }) {
		if (!alone || !below || line.average === null || line.strike_rate === null) return null;
		const runs = numberSaid(line.runs, "Runs");
		return {
			title: pick(statement, [
				say`${line.player} made ${runs} runs in ${season}`,
				say`The Orange Cap of ${season} went to ${line.player}`,
				say`${line.player} was the leading run-scorer of ${season}`,
			]),
			fact: sentences(
				say`No one made more runs in ${season} than ${line.player}: ${runs} in ${countSaid(line.innings, "innings")}${next && say`, ${inWords(line.runs - next.runs, "Lead")} more than ${next.player}`}.`,
				say`He averaged ${rateSaid(line.average, "Average")} and struck at ${rateSaid(line.strike_rate, "Strike rate")}.`,
				line.hundreds > 0 && say`He made ${countInWords(line.hundreds, "hundred")}.`,
			),
			tags: tagsOf(line.player, "orange cap", season, next?.player),
			figure: runs,
		};
	},
});

const purpleCap = rankedKind({
	name: "purple_cap",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	list: "bowlers",
	ranking: ({ season }) => ({
		rows: "bowling",
		measures: ["wickets", "innings", "average", "economy"],
		by: ["player"],
		where: { season },
		limit: 3,
	}),
	write({ row: line, alone, below, next }, statement, { season }) {
		if (!alone || !below || line.average === null || line.economy === null) return null;
		const wickets = numberSaid(line.wickets, "Wickets");
		return {
			title: pick(statement, [
				say`${line.player} took ${wickets} wickets in ${season}`,
				say`The Purple Cap of ${season} went to ${line.player}`,
				say`${line.player} was the leading wicket-taker of ${season}`,
			]),
			fact: sentences(
				say`No one took more wickets in ${season} than ${line.player}: ${wickets} in ${countSaid(line.innings, "innings")}${next && say`, ${inWords(line.wickets - next.wickets, "Lead")} more than ${next.player}`}.`,
				say`They cost ${rateSaid(line.average, "Average")} runs each, and he conceded ${economy(line.economy)} an over.`,
			),
			tags: tagsOf(line.player, "purple cap", season, next?.player),
			figure: countSaid(line.wickets, "wicket"),
		};
	},
});

const firstMatchOfSeason = factKind({
	name: "first_match_of_season",
	category: "History",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	questions: ({ season }) => ({
		matches: { rows: "matches", measures: ["matches"], where: { season }, list: true, order: "keys", limit: 1 },
	}),
	further: ({ matches: { rows } }) =>
		rows[0]
			? {
					...matchQuestions(rows[0].match_id),
					cities: { rows: "matches", measures: ["matches"], by: ["city"], where: { match: rows[0].match_id } },
				}
			: null,
	write({ matches, cities, ...answers }, statement) {
		const [row] = matches.rows;
		const match = row && matchSides(answers);
		if (!match || row.winner_id === null) return null;
		const { first, second, season } = match;
		const winner = first.id === row.winner_id ? first : second;
		return {
			title: pick(statement, [
				say`The ${season} season began in ${cities.rows[0]?.city} with a win for ${teamCode(winner.id)}`,
				say`${nickname(winner.name)} won the first match of ${season}`,
				say`${season} opened with ${teamCode(first.id)} against ${teamCode(second.id)}`,
			]),
			fact: sentences(
				say`The first match of the season was played on ${formatLongDate(row.date)} at ${theGround(row.ground)}.`,
				say`${first.name} made ${first.scoreSaid("First")}, ${second.name} ${second.scoreSaid("Second")}, and ${winner.name} won.`,
				playerOfMatchSentence(match),
			),
			tags: tagsOf(season, "opening match", first.id, second.id),
			figure: say`${numberSaid(first.runs, "Runs of the first")} v ${numberSaid(second.runs, "Runs of the second")}`,
		};
	},
});

/** Returns the sides that played in neither of the last two seasons. */
async function formerTeams(ask: Ask): Promise<{ team: string }[]> {
	const [, before] = await seasonsOf(ask);
	const { rows } = await ask({
		rows: "sides",
		measures: ["matches"],
		by: ["team"],
		where: { season: { from: before?.season ?? 0 } },
		limit: 50,
	});
	return (await teamsOf(ask)).filter(({ team }) => !rows.some(({ team_id }) => team_id === team));
}

const formerTeam = factKind({
	name: "former_team",
	category: "History",
	candidates: formerTeams,
	questions: ({ team }) => ({
		teams: { rows: "sides", measures: ["matches", "won", "lost"], by: ["team"], where: { team } },
		campaigns: { rows: "campaigns", measures: ["titles", "finals"], where: { team } },
		years: { rows: "campaigns", measures: ["seasons"], by: ["season"], where: { team }, order: "keys" },
	}),
	write({ teams, campaigns, years }, statement) {
		const [line] = teams.rows;
		const [ends] = campaigns.rows;
		const [first, last] = [years.rows[0]?.season, years.rows.at(-1)?.season];
		if (!line || !ends || !first || !last) return null;
		const seasons = countInWords(years.rows.length, "season");
		return {
			title: pick(statement, [
				say`${line.team} lasted ${seasons}`,
				say`${line.team}: ${seasons}, ${countSaid(line.won, "win", "Won")}`,
			]),
			fact: sentences(
				first === last
					? say`${line.team} played in the IPL in ${first} only.`
					: say`${line.team} played in the IPL from ${first} to ${last}.`,
				say`Of ${countSaid(line.matches, "match")} they won ${numberSaid(line.won, "Won")} and lost ${numberSaid(line.lost, "Lost")}, ${percent(line.won, line.won + line.lost, "Share")} of those with a result.`,
				ends.titles > 0
					? say`They won ${ends.titles === 1 ? "the title once" : countInWords(ends.titles, "title")}.`
					: ends.finals > 0
						? "They lost their only final."
						: "They never played a final.",
			),
			tags: tagsOf(line.team_id, "former teams", last),
			figure: countSaid(years.rows.length, "season"),
		};
	},
});

const hatTricks = { rows: "bowling" as const, measures: ["hat_tricks"] as const, list: true, order: "keys" as const };
const withOne = { figures: { hat_tricks: 1 } };

const hatTrick = factKind({
	name: "hat_trick",
	category: "History",
	candidates: async (ask) => {
		const { rows } = await ask({ ...hatTricks, where: withOne });
		return rows.map(({ match_id, player_id }) => ({ match: match_id, player: player_id })).reverse();
	},
	questions: ({ match, player }) => ({ spells: { ...hatTricks, where: { match, player, ...withOne } } }),
	write({ spells }, statement) {
		const [row] = spells.rows;
		if (!row) return null;
		const us = sideThen(row);
		const them = opponentThen(row);
		const wickets = inWords(3, "Wickets");
		return {
			title: pick(statement, [
				say`${row.player} took a hat-trick against ${nickname(them)}`,
				say`A hat-trick for ${row.player} in ${row.season}`,
				say`${sentence(wickets)} in ${inWords(3, "Successive balls")}: ${row.player} in ${row.season}`,
			]),
			fact: sentences(
				say`${row.player} took ${wickets} wickets with successive balls against ${them} ${when(row)} at ${theGround(row.ground)}.`,
				say`He was playing for ${us}.`,
			),
			tags: tagsOf(row.player, "hat-trick", row.team_id, row.season, row.opponent_id),
			figure: say`Hat-trick`,
		};
	},
});

const longCareer = factKind({
	name: "long_career",
	category: "History",
	candidates: async () => places(15),
	questions: () => ({
		players: { rows: "appearances", measures: ["seasons", "matches", "teams", "won"], by: ["player"], limit: 15 },
	}),
	further({ players }, { place }) {
		const line = players.rows[place - 1];
		if (!line) return null;
		const where = { player: line.player_id };
		const matches = { rows: "appearances", measures: ["matches"] } as const;
		return {
			first: { ...matches, where, list: true, order: "keys", limit: 1 },
			last: { ...matches, where, list: true, order: "latest", limit: 1 },
			finals: { rows: "appearances", measures: ["matches", "won"], where: { ...where, stage: "final" } },
		};
	},
	write({ players, first, last, finals }, statement, { place }) {
		const line = players.rows[place - 1];
		if (!line) return null;
		const [start, end, ends] = [first.rows[0], last.rows[0], finals.rows[0]];
		if (!start || !end || !ends) return null;
		const seasons = numberSaid(line.seasons, "Seasons");
		return {
			title: pick(statement, [
				say`${line.player} has played in ${seasons} seasons`,
				say`${seasons} seasons of ${line.player}`,
			]),
			fact: sentences(
				say`${line.player} first played in the IPL on ${formatLongDate(start.date)} and last on ${formatLongDate(end.date)}.`,
				say`In ${seasons} seasons he has played ${countSaid(line.matches, "match")} for ${countInWords(line.teams, "team")} and won ${numberSaid(line.won, "Won")} of them.`,
				ends.matches > 0 &&
					say`He has played ${countInWords(ends.matches, "final")} and won ${ends.won === 0 ? "none" : inWords(ends.won, "Finals won")}.`,
			),
			tags: tagsOf(line.player, "longest careers", start.season, end.season),
			figure: say`${seasons} seasons`,
		};
	},
});

export const historyKinds: FactKind[] = [
	champion,
	orangeCap,
	purpleCap,
	firstMatchOfSeason,
	agesKind,
	formerTeam,
	hatTrick,
	longCareer,
];
