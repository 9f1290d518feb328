import { type CricsheetMatch, type Innings, isWicket, targetOf } from "./format.ts";
import type { Ground } from "./grounds.ts";
import { type Beside, ballsOf, type Delivery, type SourceMatch } from "./source.ts";

type GroundOf = (venue: string, city?: string) => Ground;

/** Player ids by name, without officials. Throws for a player without an id, and for two with one id. */
export function playersOf({ info }: CricsheetMatch): Map<string, string> {
	const players = new Map(
		Object.values(info.players)
			.flat()
			.map((name) => {
				if (!Object.hasOwn(info.registry.people, name)) throw new Error(`"${name}" has no id in the registry`);
				return [name, info.registry.people[name] as string];
			}),
	);
	const twice = [...players].find(([name, id]) => [...players].some(([other, its]) => its === id && other !== name));
	if (twice) throw new Error(`"${twice[0]}" has the id of another player`);
	return players;
}

/** Converts a match to the builder's form. Throws for a player without an id and a venue without a name. */
export function matchFrom(id: number, match: CricsheetMatch, groundOf: GroundOf): SourceMatch {
	const { info, innings } = match;
	const ids = playersOf(match);
	const date = info.dates[0] as string;
	const ground = groundOf(info.venue, info.city);
	const [team1, team2] = info.teams;
	const { winner, eliminator, bowl_out, result, method, by } = info.outcome;
	const chase = targetOf(match);
	return {
		id,
		season: Number(date.slice(0, 4)),
		date,
		match_number: info.event.match_number ?? null,
		stage: info.event.stage ?? "League",
		venue: info.venue,
		ground_id: ground.id,
		ground: ground.name,
		ground_city: ground.city,
		ground_country: ground.country,
		team1,
		team2,
		toss_winner: info.toss.winner,
		toss_decision: info.toss.decision,
		batting_first: innings[0]?.team as string,
		winner: winner ?? eliminator ?? bowl_out ?? null,
		result: result ?? "normal",
		super_over: eliminator !== undefined,
		win_by_runs: by?.runs ?? null,
		win_by_wickets: by?.wickets ?? null,
		method: method ?? null,
		player_of_match_id: ids.get(info.player_of_match?.[0] ?? "") ?? null,
		target_runs: chase?.runs ?? null,
		target_balls: chase && ballsOf(String(chase.overs)),
		umpires: info.officials?.umpires ?? [],
		lineups: Object.entries(info.players).flatMap(([team, players]) =>
			players.map((player) => ({ team, player_id: ids.get(player) as string })),
		),
		deliveries: innings.flatMap((part, at) =>
			(part.overs ?? []).flatMap(({ over, deliveries }) =>
				deliveries.map((ball) =>
					deliveryFrom(ball, { innings: at + 1, over: over + 1, part, ids, players: info.players }),
				),
			),
		),
		beside: innings.flatMap(besideOf),
	};
}

function besideOf({ team, penalty_runs = {}, absent_hurt = [] }: Innings, at: number): Beside[] {
	const { pre = 0, post = 0 } = penalty_runs;
	return pre + post + absent_hurt.length === 0
		? []
		: [
				{
					innings: at + 1,
					batting_team: team,
					penalty_before: pre,
					penalty_after: post,
					absent: new Set(absent_hurt).size,
				},
			];
}

type Where = {
	innings: number;
	over: number;
	part: Innings;
	ids: Map<string, string>;
	players: Record<string, string[]>;
};
type Ball = NonNullable<Innings["overs"]>[number]["deliveries"][number];
function deliveryFrom(ball: Ball, { innings, over, part, ids, players }: Where): Delivery {
	const id = (name: string) => {
		const found = ids.get(name);
		if (!found) throw new Error(`"${name}" is in no line-up`);
		return found;
	};
	const isOffCrease = ({ player_out }: { player_out: string }) =>
		[ball.batter, ball.non_striker].includes(player_out) ? 0 : 1;
	const fieldingSide = Object.entries(players).find(([team]) => team !== part.team)?.[1] ?? [];
	return {
		innings,
		super_over: part.super_over ?? false,
		over,
		batting_team: part.team,
		batter: id(ball.batter),
		non_striker: id(ball.non_striker),
		bowler: id(ball.bowler),
		batter_runs: ball.runs.batter,
		total_runs: ball.runs.total,
		wides: ball.extras?.wides ?? 0,
		noballs: ball.extras?.noballs ?? 0,
		byes: ball.extras?.byes ?? 0,
		legbyes: ball.extras?.legbyes ?? 0,
		penalty: ball.extras?.penalty ?? 0,
		non_boundary: ball.runs.non_boundary ?? false,
		// the record stores fielders of the first wicket only, so dismissals precede retirements, and batters at the
		// crease precede others
		wickets: (ball.wickets ?? [])
			.toSorted((a, b) => Number(isWicket(b.kind)) - Number(isWicket(a.kind)) || isOffCrease(a) - isOffCrease(b))
			.map((wicket) => ({
				kind: wicket.kind,
				player_out: id(wicket.player_out),
				fielders: [
					...new Set(
						(wicket.fielders ?? []).flatMap(({ name, substitute }) =>
							name && !substitute && fieldingSide.includes(name) ? [id(name)] : [],
						),
					),
				],
			})),
	};
}
