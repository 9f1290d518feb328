import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, tags, teamThen, text, theGround, when } from "./phrases.ts";
import { byPlace, seasonsOf, teamsOf } from "./scopes.ts";
import { standingAt } from "./standing.ts";
import { count, inWords, list, number, ordinal, pick, possessive, sentence } from "./words.ts";

// Speed, and what players are counted by besides runs and wickets.

const fastest = kind({
	name: "fastest_milestone",
	category: "Records",
	query: "milestones",
	candidates: async () => byPlace([{ kind: "fifty" as const }, { kind: "hundred" as const }], 10),
	params: ({ kind: milestone }) => ({ kind: milestone, limit: 10 }),
	write(rows, statement, { kind: milestone, place }) {
		const found = standingAt(rows, place);
		if (!found || found.row.balls === null || found.row.runs === null) return null;
		const { row, first, rank, level } = found;
		const balls = row.balls ?? 0;
		return {
			title: pick(statement, [
				`${sentence(inWords(balls))} balls to ${milestone === "fifty" ? "fifty" : "a hundred"} for ${row.player}`,
				`${row.player} needed ${inWords(balls)} balls for ${milestone === "fifty" ? "fifty" : "a hundred"}`,
				`${possessive(row.player)} ${milestone} came in ${inWords(balls)} balls`,
			]),
			fact: text(
				`${row.player} reached ${milestone === "fifty" ? "fifty" : "his hundred"} off ${count(balls, "ball")} for ${teamThen(row.team_id, row.team, row.season)} against ${teamThen(row.opponent_id, row.opponent, row.season)} ${when(row)} at ${theGround(row.ground)}.`,
				first
					? level.length
						? `No IPL ${milestone} has been quicker; ${list(level.map(({ player }) => player))} took as many balls.`
						: `No IPL ${milestone} has been quicker.`
					: `Only ${rank === 2 ? `one ${milestone} has` : `${inWords(rank - 1)} ${milestone === "fifty" ? "fifties" : "hundreds"} have`} been quicker.`,
				`He went on to ${row.runs}.`,
			),
			tags: tags(row.player, `fastest ${milestone}`, row.team_id, row.season, row.opponent_id),
			figure: `${balls} balls`,
			figures: figuresOf({
				Balls: balls,
				Milestone: milestone === "fifty" ? 50 : 100,
				Runs: row.runs,
				"Quicker ones": rank - 1,
			}),
		};
	},
});

const COUNTED = {
	player_of_match: {
		title: (times: string, name: string) => `${name} was player of the match ${times} times`,
		said: "player of the match awards",
		verb: "won more player of the match awards",
	},
	matches: {
		title: (times: string, name: string) => `${name} has played ${times} matches`,
		said: "matches",
		verb: "played more matches",
	},
	finals: {
		title: (times: string, name: string) => `${name} has played ${times} finals`,
		said: "finals",
		verb: "played more finals",
	},
	finals_won: {
		title: (times: string, name: string) => `${name} has won ${times} finals`,
		said: "finals won",
		verb: "won more finals",
	},
	teams: {
		title: (times: string, name: string) => `${name} has played for ${times} teams`,
		said: "teams",
		verb: "played for more teams",
	},
} as const;
type Counted = keyof typeof COUNTED;

const appearance = kind({
	name: "appearance_count",
	category: "Players",
	query: "appearances",
	candidates: async () =>
		byPlace(
			(Object.keys(COUNTED) as Counted[]).map((metric) => ({ metric })),
			4,
		),
	params: ({ metric }) => ({ metric, limit: 5 }),
	write(rows, _statement, { metric, place }) {
		const found = standingAt(rows, place);
		const [leader] = rows;
		if (!found?.row.player || !leader) return null;
		const { row: line, first, rank, level, below } = found;
		const { title, said, verb } = COUNTED[metric];
		const value = line[metric];
		return {
			title: title(inWords(value), line.player ?? ""),
			fact: text(
				first
					? `No one has ${verb} in the IPL than ${line.player}, with ${inWords(value)}${level.length ? `, though ${level.length === 1 ? level[0]?.player : `${inWords(level.length)} others`} ${level.length === 1 ? "has" : "have"} as many` : below ? `; ${below.player} is next with ${inWords(below[metric])}` : ""}.`
					: `With ${inWords(value)} ${said}, ${line.player} stands ${level.length ? "joint " : ""}${ordinal(rank)} in the IPL behind ${possessive(leader.player ?? "")} ${inWords(leader[metric])}.`,
				`His ${count(line.matches, "match")} run from ${line.first_season} to ${line.last_season}, and his side won ${number(line.won)} of them.`,
			),
			tags: tags(line.player, said, "career"),
			figure: metric === "matches" ? count(value, "match") : number(value),
			figures: figuresOf({
				[sentence(said)]: value,
				Matches: line.matches,
				Won: line.won,
				Place: rank,
				Leader: leader[metric],
				"As many": level.length,
				Next: below?.[metric],
			}),
		};
	},
});

const FIELDING = { catches: "catch", stumpings: "stumping", dismissals: "dismissal" } as const;
type Fielded = keyof typeof FIELDING;

const fielding = kind({
	name: "fielding",
	category: "Players",
	query: "fielding_leaders",
	candidates: async () =>
		byPlace(
			(Object.keys(FIELDING) as Fielded[]).map((metric) => ({ metric })),
			5,
		),
	params: ({ metric }) => ({ metric, limit: 6 }),
	write(rows, statement, { metric, place }) {
		const found = standingAt(rows, place);
		if (!found?.row.player || !found.below) return null;
		const { row: line, first, rank, below } = found;
		const what = count(line[metric], FIELDING[metric]);
		const kept =
			metric === "dismissals" ? `${number(line.catches)} caught and ${number(line.stumpings)} stumped` : null;
		return {
			title: pick(statement, [`${line.player} has ${what}`, `${sentence(what)} by ${line.player}`]),
			fact: text(
				first
					? `No fielder has more ${metric === "dismissals" ? "catches and stumpings" : metric} in the IPL than ${line.player}: ${number(line[metric])}${kept ? `, ${kept}` : ""}.`
					: `${line.player} has ${what}${kept ? ` behind or in front of the stumps, ${kept}` : ""}, the ${ordinal(rank)}-highest number in the IPL.`.replace(
							" behind or in front of the stumps",
							"",
						),
				`${below.player} comes next with ${number(below[metric])}.`,
			),
			tags: tags(line.player, metric, "fielding"),
			figure: number(line[metric]),
			figures: figuresOf({
				[sentence(metric)]: number(line[metric]),
				Catches: number(line.catches),
				Stumpings: line.stumpings,
				Place: rank,
				Next: number(below[metric]),
			}),
		};
	},
});

const teamAppearances = kind({
	name: "team_appearances",
	category: "Teams",
	query: "appearances",
	candidates: async (ask, spread) => spread(await teamsOf(ask)),
	params: ({ team }) => ({ by: ["player", "team"], team, metric: "matches", limit: 2 }),
	write([line, next], statement) {
		if (!line?.player || !line.team_id || !next?.player || next.rank === 1) return null;
		return {
			title: pick(statement, [
				`${line.player} has played most often for ${code(line.team_id)}`,
				`${number(line.matches)} matches for ${code(line.team_id)}: ${line.player}`,
			]),
			fact: text(
				`No one has played more matches for ${line.team} than ${line.player}: ${number(line.matches)} from ${line.first_season} to ${line.last_season}, of which ${number(line.won)} were won.`,
				`${next.player} comes next with ${number(next.matches)}.`,
			),
			tags: tags(line.team_id, line.player, "appearances"),
			figure: count(line.matches, "match"),
			figures: figuresOf({ Matches: number(line.matches), Won: number(line.won), Next: number(next.matches) }),
		};
	},
});

const seasonSixes = kind({
	name: "season_sixes_leader",
	category: "Records",
	query: "batting_leaders",
	candidates: async (ask, spread) => spread(await seasonsOf(ask)),
	params: ({ season }) => ({ by: ["player", "season"], season, metric: "sixes", limit: 2 }),
	write([line, next], statement, { season }) {
		if (!line?.player || !next?.player || next.rank === 1) return null;
		return {
			title: pick(statement, [
				`${line.player} hit ${count(line.sixes, "six")} in ${season}`,
				`No one hit more sixes in ${season} than ${line.player}`,
			]),
			fact: text(
				`${line.player} hit ${count(line.sixes, "six")} in ${count(line.innings, "innings")} of the ${season} season, more than anybody else.`,
				`${next.player} came next with ${next.sixes}.`,
				`${possessive(line.player)} ${number(line.runs)} runs came off ${number(line.balls)} balls.`,
			),
			tags: tags(line.player, "sixes", season),
			figure: count(line.sixes, "six"),
			figures: figuresOf({
				Sixes: line.sixes,
				Innings: line.innings,
				Next: next.sixes,
				Runs: number(line.runs),
				Balls: number(line.balls),
			}),
		};
	},
});

export const featsKinds: AnyKind[] = [fastest, appearance, fielding, teamAppearances, seasonSixes];
