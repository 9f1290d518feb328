import { teamThen } from "../../facts/maker/phrases.ts";
import { count } from "../../facts/maker/words.ts";
import { type About, type AnyKind, type Ask, kind } from "./kind.ts";
import { figure, figuresNear, name } from "./wording.ts";

/** So many players are asked about; beyond the first so many hardly anybody knows the answer. */
const FAMOUS = 260;
const WELL_KNOWN = 60;

/** The best known players: those with the most matches, each with his place among them. */
async function famous(ask: Ask): Promise<{ player: string; name: string; place: number }[]> {
	const lines = await ask("appearances", { metric: "matches", limit: FAMOUS });
	return lines.map((line, place) => ({ player: line.player_id ?? "", name: line.player ?? "", place }));
}

type Player = Awaited<ReturnType<typeof famous>>[number];
const obscurityOf = (place: number) => Math.min(1, place / WELL_KNOWN);

type Career = {
	name: string;
	query: "batting" | "bowling";
	column: "runs" | "sixes" | "fours" | "hundreds" | "wickets" | "innings";
	unit: string;
	/** a smaller figure is not worth a question */
	least: number;
	ask: (player: string) => string;
	harder: number;
};
const CAREERS: Career[] = [
	{
		name: "career_runs",
		query: "batting",
		column: "runs",
		unit: "run",
		least: 500,
		ask: (player) => `How many runs has ${player} scored in the IPL?`,
		harder: 0.1,
	},
	{
		name: "career_sixes",
		query: "batting",
		column: "sixes",
		unit: "six",
		least: 25,
		ask: (player) => `How many sixes has ${player} hit in the IPL?`,
		harder: 0.2,
	},
	{
		name: "career_fours",
		query: "batting",
		column: "fours",
		unit: "four",
		least: 40,
		ask: (player) => `How many fours has ${player} hit in the IPL?`,
		harder: 0.3,
	},
	{
		name: "career_hundreds",
		query: "batting",
		column: "hundreds",
		unit: "hundred",
		least: 1,
		ask: (player) => `How many IPL hundreds has ${player} made?`,
		harder: 0,
	},
	{
		name: "career_wickets",
		query: "bowling",
		column: "wickets",
		unit: "wicket",
		least: 25,
		ask: (player) => `How many wickets has ${player} taken in the IPL?`,
		harder: 0.1,
	},
];

export const CAREERS_KINDS: AnyKind[] = [
	...CAREERS.map(({ name: kindName, query, column, unit, least, ask, harder }) =>
		kind({
			name: kindName,
			category: "Players",
			query,
			candidates: famous,
			params: ({ player }: Player) => ({ player }),
			write: (result, { name: player, place }: Player) => {
				const value = Number((result as unknown as Record<string, unknown>[])[0]?.[column] ?? 0);
				if (value < least) return null;
				return {
					question: ask(player),
					right: figure(value),
					wrong: figuresNear(value, `${kindName} ${player}`, { least: 0 }),
					explanation: `${player} has ${count(value, unit)}, as of the last match of the record.`,
					obscurity: Math.min(1, obscurityOf(place) + harder),
				};
			},
		}),
	),
	kind({
		name: "highest_score_of",
		category: "Players",
		query: "scores",
		candidates: famous,
		params: ({ player }: Player) => ({ player, metric: "runs" as const, limit: 1 }),
		write: ([best], { name: player, place }: Player) =>
			best && best.runs >= 40
				? {
						question: `What is ${player}’s highest score in the IPL?`,
						right: figure(best.runs),
						wrong: figuresNear(best.runs, `highest_score ${player}`, { least: 20, step: 7 }),
						explanation: `${best.runs}${best.not_out ? " not out" : ""} against ${teamThen(best.opponent_id, best.opponent, best.season)} in ${best.season}.`,
						obscurity: Math.min(1, obscurityOf(place) + 0.15),
					}
				: null,
	}),
	kind({
		name: "highest_score_against",
		category: "Players",
		query: "scores",
		candidates: famous,
		params: ({ player }: Player) => ({ player, metric: "runs" as const, limit: 12 }),
		write: (scores, { name: player, place }: Player) => {
			const [best, second] = scores;
			if (!best || !second || second.runs === best.runs || best.runs < 60) return null;
			return {
				question: `Against which side did ${player} make his highest score, ${best.runs}${best.not_out ? " not out" : ""}?`,
				right: name(best.opponent),
				wrong: scores.slice(1).map(({ opponent }) => name(opponent)),
				explanation: `Against ${best.opponent} in ${best.season}, at ${best.ground}.`,
				season: best.season,
				obscurity: Math.min(1, 0.3 + obscurityOf(place)),
			};
		},
	}),
	kind({
		name: "most_out_to",
		category: "Players",
		query: "matchups",
		candidates: famous,
		params: ({ player }: Player) => ({ batter: player, metric: "wickets" as const, min_wickets: 1, limit: 6 }),
		write: (pairs, { name: player, place }: Player) => {
			const [first, second] = pairs;
			if (!first || !second || second.wickets === first.wickets || first.wickets < 4) return null;
			return {
				question: `Which bowler has dismissed ${player} most often in the IPL?`,
				right: name(first.bowler, first.wickets),
				wrong: pairs.slice(1).map(({ bowler, wickets }) => name(bowler, wickets)),
				explanation: `${first.bowler}, ${first.wickets} times; ${second.bowler} ${second.wickets} times.`,
				obscurity: Math.min(1, 0.4 + obscurityOf(place)),
			};
		},
	}),
	kind({
		name: "debut_side",
		category: "Players",
		query: "player_seasons",
		candidates: famous,
		params: ({ player }: Player) => ({ player }),
		write: (seasons, { name: player, place }: Player) => {
			const [first] = seasons;
			const sides = [...new Set(seasons.map(({ team }) => team))];
			if (!first || seasons.filter(({ season }) => season === first.season).length > 1) return null;
			const never = SIDES.filter((side) => !sides.includes(side));
			return {
				question: `For which side did ${player} play in his first IPL season, ${first.season}?`,
				right: name(first.team),
				wrong: [...sides.filter((side) => side !== first.team), ...never].map((side) => name(side)),
				explanation: `${player} began with ${first.played_as} in ${first.season}.`,
				season: first.season,
				obscurity: obscurityOf(place),
			};
		},
	}),
];
const SIDES = [
	"Mumbai Indians",
	"Chennai Super Kings",
	"Kolkata Knight Riders",
	"Delhi Capitals",
	"Punjab Kings",
	"Rajasthan Royals",
	"Royal Challengers Bengaluru",
];

type Pair = { team: string; opponent: string } & About;

/** Two sides: what one has done against the other. */
export const RIVALS_KINDS: AnyKind[] = [
	kind({
		name: "most_wins_against",
		category: "Teams",
		query: "results",
		candidates: async (ask) =>
			(await ask("titles", { current_teams: true })).map(({ team_id, team }) => ({ team: team_id, name: team })),
		params: ({ team }: About) => ({ team: String(team), by: ["opponent" as const], metric: "won" as const, limit: 8 }),
		write: (lines, { name: side }: About) => {
			const [first, second] = lines;
			if (!first?.opponent || !second || second.rank === 1) return null;
			return {
				question: `Which side have ${side} beaten most often?`,
				right: name(first.opponent, first.won),
				wrong: lines.slice(1).flatMap((line) => (line.opponent ? name(line.opponent, line.won) : [])),
				explanation: `${first.opponent}, ${first.won} times; next ${second.opponent}, ${second.won} times.`,
				obscurity: 0.5,
			};
		},
	}),
	kind({
		name: "wins_against",
		category: "Teams",
		query: "results",
		candidates: async (ask) => {
			const teams = await ask("titles", { current_teams: true });
			return teams.flatMap((a) =>
				teams.filter((b) => a.team_id < b.team_id).map((b) => ({ team: a.team_id, opponent: b.team_id })),
			);
		},
		params: ({ team, opponent }: Pair) => ({
			team,
			opponent,
			by: ["team" as const, "opponent" as const],
			metric: "matches" as const,
			limit: 1,
		}),
		write: ([line], { team, opponent }: Pair) =>
			line?.team && line.opponent && line.won > 3
				? {
						question: `How many times have ${line.team} beaten ${line.opponent} in the IPL?`,
						right: figure(line.won),
						wrong: figuresNear(line.won, `wins ${team} ${opponent}`, { least: 1, step: 2 }),
						explanation: `${line.won} wins and ${line.lost} defeats in ${line.matches} matches.`,
						obscurity: 0.6,
					}
				: null,
	}),
	...(["best", "worst"] as const).map((order) =>
		kind({
			name: order === "best" ? "highest_total_of" : "lowest_total_of",
			category: "Teams",
			query: "totals",
			candidates: async (ask) => (await ask("titles", {})).map(({ team_id, seasons }) => ({ team: team_id, seasons })),
			params: ({ team }: About) => ({
				team: String(team),
				order,
				completed: order === "worst" ? true : undefined,
				limit: 1,
			}),
			write: ([total], { team, seasons }: About) =>
				total
					? {
							question:
								order === "best"
									? `What is the highest total of ${total.team} in the IPL?`
									: `For how few runs have ${total.team} been held in a completed innings?`,
							right: figure(total.runs),
							wrong: figuresNear(total.runs, `${order} total ${team}`, { least: 30, step: order === "best" ? 9 : 7 }),
							explanation: `${total.runs} for ${total.wickets} against ${teamThen(total.opponent_id, total.opponent, total.season)} in ${total.season}.`,
							obscurity: (order === "best" ? 0.25 : 0.5) + (Number(seasons) > 5 ? 0 : 0.3),
						}
					: null,
		}),
	),
];
