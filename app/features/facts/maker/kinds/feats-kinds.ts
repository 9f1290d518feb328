import { tagsOf, teamCode, theGround, when } from "../../../../../makers/phrases.ts";
import { listSaid, say, sentence, sentences } from "../../../../../makers/said.ts";
import { byPlace, eachAs, seasonsOf, teamsOf } from "../../../../../makers/scopes.ts";
import { levelWith, nextAlone, standingAt } from "../../../../../makers/standing.ts";
import {
	countInWords,
	countSaid,
	inWords,
	numberSaid,
	ordinal,
	pick,
	possessive,
} from "../../../../../makers/words.ts";
import { type FactKind, factKind, rankedKind } from "../fact-kind.ts";
import { opponentThen, sideThen } from "../match-sides.ts";

// Fastest fifties and hundreds, and counts of players other than runs and wickets.

const FASTEST = { fifty: "fastest_fifty", hundred: "fastest_hundred" } as const;

const fastestMilestone = rankedKind({
	name: "fastest_milestone",
	category: "Records",
	candidates: async () => byPlace(eachAs("kind", FASTEST), 10),
	list: "innings",
	ranking: ({ kind }) => ({ rows: "batting", measures: [FASTEST[kind], "runs"], list: true, limit: 10 }),
	write({ row, first, rank, level }, statement, { kind }) {
		const off = row[FASTEST[kind]];
		const balls = inWords(off, "Balls");
		const reached = kind === "fifty" ? "fifty" : "a hundred";
		return {
			title: pick(statement, [
				say`${sentence(balls)} balls to ${reached} for ${row.player}`,
				say`${row.player} needed ${balls} balls for ${reached}`,
				say`${possessive(row.player)} ${kind} came in ${balls} balls`,
			]),
			fact: sentences(
				say`${row.player} reached ${kind === "fifty" ? "fifty" : "his hundred"} off ${countSaid(off, "ball")} for ${sideThen(row)} against ${opponentThen(row)} ${when(row)} at ${theGround(row.ground)}.`,
				first
					? say`No IPL ${kind} has been quicker${level.length > 0 && say`; ${listSaid(level.map(({ player }) => player))} took as many balls`}.`
					: say`Only ${countInWords(rank - 1, kind, "Quicker ones")} ${rank === 2 ? "has" : "have"} been quicker.`,
				say`He went on to ${numberSaid(row.runs, "Runs")}.`,
			),
			tags: tagsOf(row.player, `fastest ${kind}`, row.team_id, row.season, row.opponent_id),
			figure: countSaid(off, "ball"),
		};
	},
});

const appearances = { rows: "appearances", measures: ["matches"] } as const;
const COUNTS = {
	player_of_match: {
		question: { rows: "awards", measures: ["player_of_match"] },
		title: ["was player of the match", "times"],
		noun: "player of the match awards",
		verb: "won more player of the match awards",
	},
	matches: {
		question: appearances,
		title: ["has played", "matches"],
		noun: "matches",
		verb: "played more matches",
	},
	finals: {
		question: { ...appearances, where: { stage: "final" } },
		title: ["has played", "finals"],
		noun: "finals",
		verb: "played more finals",
	},
	finals_won: {
		question: { ...appearances, where: { stage: "final", result: "won" } },
		title: ["has won", "finals"],
		noun: "finals won",
		verb: "won more finals",
	},
	teams: {
		question: { rows: "appearances", measures: ["teams"] },
		title: ["has played for", "teams"],
		noun: "teams",
		verb: "played for more teams",
	},
} as const;

/** Questions about the matches and seasons of a player, in all or for one team. */
const careerOf = (where: { player: string; team?: string }) => ({
	career: { rows: "appearances" as const, measures: ["matches", "won"] as const, where },
	seasons: {
		rows: "appearances" as const,
		measures: ["matches"] as const,
		by: ["season"] as const,
		where,
		order: "keys" as const,
	},
});

const appearanceCount = factKind({
	name: "appearance_count",
	category: "Players",
	candidates: async () => byPlace(eachAs("metric", COUNTS), 4),
	questions: ({ metric }) => ({ players: { ...COUNTS[metric].question, by: ["player"], limit: 5 } }),
	further({ players }, { place }) {
		const line = players.rows[place - 1];
		return line ? careerOf({ player: line.player_id }) : null;
	},
	write({ players, career, seasons }, _statement, { metric, place }) {
		const found = standingAt(players.rows, place);
		const [leader] = players.rows;
		if (!found || !leader) return null;
		const { row: line, first, rank, level } = found;
		const below = nextAlone(players, line);
		const { question, title, noun, verb } = COUNTS[metric];
		const [measure] = question.measures;
		const value = (row: typeof line, label: string) => inWords(row[measure], label);
		const count = value(line, sentence(noun).text);
		const [all] = career.rows;
		const next =
			level.length > 0
				? say`, though ${level.length === 1 ? level[0]?.player : say`${inWords(level.length, "As many")} others`} ${level.length === 1 ? "has" : "have"} as many`
				: below && say`; ${below.player} is next with ${value(below, "Next")}`;
		return {
			title: say`${line.player} ${title[0]} ${count} ${title[1]}`,
			fact: sentences(
				first
					? say`No one has ${verb} in the IPL than ${line.player}, with ${count}${next}.`
					: say`With ${count} ${noun}, ${line.player} stands ${level.length > 0 && "joint "}${ordinal(rank)} in the IPL behind ${possessive(leader.player)} ${value(leader, "Leader")}.`,
				say`His ${countSaid(all?.matches ?? 0, "match")} run from ${seasons.rows[0]?.season} to ${seasons.rows.at(-1)?.season}, and his side won ${numberSaid(all?.won ?? 0, "Won")} of them.`,
			),
			tags: tagsOf(line.player, noun, "career"),
			figure: metric === "matches" ? countSaid(line[measure], "match") : numberSaid(line[measure], sentence(noun).text),
		};
	},
});

const FIELDING = { catches: "catch", stumpings: "stumping", dismissals: "dismissal" } as const;

const fielding = rankedKind({
	name: "fielding",
	category: "Players",
	candidates: async () => byPlace(eachAs("metric", FIELDING), 5),
	list: "fielders",
	ranking: ({ metric }) => ({ rows: "fielding", measures: [metric, "catches", "stumpings"], by: ["player"], limit: 7 }),
	write({ row: line, first, rank, level, below, next }, statement, { metric }) {
		if (!below) return null;
		const what = countSaid(line[metric], FIELDING[metric]);
		const count = numberSaid(line[metric], sentence(metric).text);
		const kept =
			metric === "dismissals" &&
			say`, ${numberSaid(line.catches, "Catches")} caught and ${numberSaid(line.stumpings, "Stumpings")} stumped`;
		return {
			title: pick(statement, [say`${line.player} has ${what}`, say`${sentence(what)} by ${line.player}`]),
			fact: sentences(
				first
					? say`No fielder has more ${metric === "dismissals" ? "catches and stumpings" : metric} in the IPL than ${line.player}: ${count}${kept}${levelWith(level.map(({ player }) => player))}.`
					: say`${line.player} has ${what}${kept}, the ${level.length > 0 && "joint "}${ordinal(rank)}-highest number in the IPL.`,
				next && say`${next.player} comes next with ${numberSaid(next[metric], "Next")}.`,
			),
			tags: tagsOf(line.player, metric, "fielding"),
			figure: count,
		};
	},
});

const teamAppearances = factKind({
	name: "team_appearances",
	category: "Teams",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	questions: ({ team }) => ({
		players: { rows: "appearances", measures: ["matches", "won"], by: ["player", "team"], where: { team }, limit: 3 },
	}),
	further({ players }, { team }) {
		const [line] = players.rows;
		return line ? { seasons: careerOf({ player: line.player_id, team }).seasons } : null;
	},
	write({ players, seasons }, statement) {
		const [line, second] = players.rows;
		if (!line || !second || second.rank === 1) return null;
		const next = nextAlone(players, line);
		const matches = numberSaid(line.matches, "Matches");
		return {
			title: pick(statement, [
				say`${line.player} has played most often for ${teamCode(line.team_id)}`,
				say`${matches} matches for ${teamCode(line.team_id)}: ${line.player}`,
			]),
			fact: sentences(
				say`No one has played more matches for ${line.team} than ${line.player}: ${matches} from ${seasons.rows[0]?.season} to ${seasons.rows.at(-1)?.season}, of which ${numberSaid(line.won, "Won")} were won.`,
				next && say`${next.player} comes next with ${numberSaid(next.matches, "Next")}.`,
			),
			tags: tagsOf(line.team_id, line.player, "appearances"),
			figure: countSaid(line.matches, "match"),
		};
	},
});

const seasonSixes = rankedKind({
	name: "season_sixes_leader",
	category: "Records",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	list: "batters",
	ranking: ({ season }) => ({
		rows: "batting",
		measures: ["sixes", "innings", "runs", "balls"],
		by: ["player"],
		where: { season },
		limit: 3,
	}),
	write({ row: line, alone, below, next }, statement, { season }) {
		if (!alone || !below) return null;
		const sixes = countSaid(line.sixes, "six");
		return {
			title: pick(statement, [
				say`${line.player} hit ${sixes} in ${season}`,
				say`No one hit more sixes in ${season} than ${line.player}`,
			]),
			fact: sentences(
				say`${line.player} hit ${sixes} in ${countSaid(line.innings, "innings")} of the ${season} season, more than anybody else.`,
				next && say`${next.player} came next with ${numberSaid(next.sixes, "Next")}.`,
				say`${possessive(line.player)} ${numberSaid(line.runs, "Runs")} runs came off ${numberSaid(line.balls, "Balls")} balls.`,
			),
			tags: tagsOf(line.player, "sixes", season),
			figure: sixes,
		};
	},
});

export const featsKinds: FactKind[] = [fastestMilestone, appearanceCount, fielding, teamAppearances, seasonSixes];
