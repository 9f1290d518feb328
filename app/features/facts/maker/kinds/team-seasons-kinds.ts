import { atInTitle, tagsOf, teamCode, theGround } from "../../../../../makers/phrases.ts";
import { say, sentence, sentences } from "../../../../../makers/said.ts";
import { byPlace, groundsOf, seasonsOf } from "../../../../../makers/scopes.ts";
import {
	countInWords,
	countSaid,
	inWords,
	numberSaid,
	outOf,
	percent,
	pick,
	possessive,
	times,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";

// Teams in one season, and at one ground.

const leagueTable = factKind({
	name: "league_table",
	category: "History",
	candidates: async (ask, spread) =>
		spread(await seasonsOf(ask)).flatMap(({ season }) => [
			{ season, end: "top" },
			{ season, end: "bottom" },
		]),
	questions: ({ season }) => ({
		table: {
			rows: "campaigns",
			measures: ["place", "points", "won", "lost"],
			where: { season },
			list: true,
			limit: 20,
		},
	}),
	write({ table: { rows } }, statement, { season, end }) {
		const line = end === "top" ? rows[0] : rows.at(-1);
		const next = end === "top" ? rows[1] : rows.at(-2);
		if (!line || !next) return null;
		const name = line.team_name;
		const points = numberSaid(line.points, "Points");
		return {
			title:
				end === "top"
					? pick(statement, [say`${name} topped the table of ${season}`, say`First in ${season}: ${name}`])
					: pick(statement, [say`${name} came last in ${season}`, say`Last in ${season}: ${name}`]),
			fact: sentences(
				say`${name} finished the league stage of ${season} ${end === "top" ? "first" : "last"} of ${inWords(rows.length, "Teams")} with ${countInWords(line.won, "win", "Won")} and ${countInWords(line.lost, "defeat", "Lost")}.`,
				next.points === line.points
					? say`${next.team_name} had ${points} points as well.`
					: say`They had ${points} points, ${next.team_name} ${numberSaid(next.points, "Points of the other")}.`,
			),
			tags: tagsOf(season, line.team_id, "league table", next.team_id),
			figure: countSaid(line.points, "point"),
		};
	},
});

type Results = { won: number; lost: number; matches: number };
const winsOfMatches = ({ won, matches }: Results) => outOf(won, matches, ["Won", "Matches"]);
const winShare = ({ won, lost }: Results) => percent(won, won + lost, "Share");

const teamAtGround = rankedKind({
	name: "team_at_ground",
	category: "Venues",
	candidates: async (ask, spread) => byPlace(spread(await groundsOf(ask, 20)), 1),
	list: "teams",
	ranking: ({ ground }) => ({
		rows: "sides",
		measures: ["won", "lost", "matches"],
		by: ["team", "ground"],
		where: { ground },
		limit: 3,
	}),
	write({ row: line, alone, below, next }, statement) {
		if (!alone || !below) return null;
		return {
			title: pick(statement, [
				say`${teamCode(line.team_id)} have won ${times(line.won, "Won")} ${atInTitle(line.ground)}`,
				say`${sentence(countInWords(line.won, "win", "Won"))} ${atInTitle(line.ground)} for ${teamCode(line.team_id)}`,
			]),
			fact: sentences(
				say`No team has won more matches at ${theGround(line.ground)} than ${line.team}: ${winsOfMatches(line)}, or ${winShare(line)} of those with a result.`,
				next && say`${next.team} come next with ${countInWords(next.won, "win", "Next team")} there.`,
			),
			tags: tagsOf(line.ground, line.team_id, "home ground"),
			figure: countSaid(line.won, "win", "Won"),
		};
	},
});

const FEWEST_MATCHES = 10;

const teamSeason = factKind({
	name: "team_season",
	category: "History",
	candidates: async () => (["best", "worst"] as const).flatMap((order) => byPlace([{ order }], 8)),
	questions: ({ order }) => ({
		seasons: {
			rows: "sides",
			measures: ["win_percentage", "won", "lost", "matches"],
			by: ["team", "season"],
			// leaves out a season that has just begun
			having: { matches: { from: FEWEST_MATCHES } },
			order,
			limit: 8,
		},
	}),
	further({ seasons }, { place }) {
		const line = seasons.rows[place - 1];
		if (!line) return null;
		return {
			campaign: {
				rows: "campaigns",
				measures: ["titles", "finals"],
				where: { team: line.team_id, season: line.season },
			},
		};
	},
	write({ seasons, campaign }, statement, { order, place }) {
		const line = seasons.rows[place - 1];
		const [end] = campaign?.rows ?? [];
		if (!line || !end) return null;
		const short = teamCode(line.team_id);
		const best = order === "best";
		return {
			title: pick(statement, [
				say`${short} won ${best ? "" : "only "}${winsOfMatches(line)} in ${line.season}`,
				say`${possessive(short)} ${line.season}: ${numberSaid(line.won, "Won")} wins, ${numberSaid(line.lost, "Lost")} defeats`,
			]),
			fact: sentences(
				say`In ${line.season} ${line.team} won ${winsOfMatches(line)} matches, ${winShare(line)} of those with a result.`,
				line.rank === 1
					? say`No team has had a ${best ? "better" : "poorer"} share in a season of ${inWords(FEWEST_MATCHES, "Least matches")} matches or more.`
					: say`Only ${countInWords(line.rank - 1, "team season", "Seasons beyond")} ${line.rank === 2 ? "has" : "have"} been ${best ? "better" : "poorer"}.`,
				end.titles > 0 && "The season ended with the title.",
				end.titles === 0 && end.finals > 0 && "The season ended with a lost final.",
			),
			tags: tagsOf(line.team_id, line.season, "season"),
			figure: say`${numberSaid(line.won, "Won")} of ${numberSaid(line.matches, "Matches")}`,
		};
	},
});

export const teamSeasonsKinds: FactKind[] = [leagueTable, teamAtGround, teamSeason];
