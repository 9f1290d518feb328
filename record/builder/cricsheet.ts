import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import type { Known } from "./known.ts";
import { ballsOf, type Delivery, type Row, type Source, type SourceMatch } from "./source.ts";

/** The part of Cricsheet's JSON format (1.0 and 1.1) that the record uses. */
const names = z.array(z.string());
const delivery = z.object({
	batter: z.string(),
	bowler: z.string(),
	non_striker: z.string(),
	runs: z.object({ batter: z.number(), total: z.number(), non_boundary: z.boolean().optional() }),
	extras: z
		.object({
			wides: z.number().optional(),
			noballs: z.number().optional(),
			byes: z.number().optional(),
			legbyes: z.number().optional(),
			penalty: z.number().optional(),
		})
		.optional(),
	wickets: z
		.array(
			z.object({
				kind: z.string(),
				player_out: z.string(),
				fielders: z.array(z.object({ name: z.string().optional(), substitute: z.boolean().optional() })).optional(),
			}),
		)
		.optional(),
});
export const cricsheetMatch = z.object({
	info: z.object({
		dates: names.min(1),
		season: z.union([z.string(), z.number()]),
		city: z.string().optional(),
		venue: z.string(),
		event: z.object({
			name: z.string().optional(),
			match_number: z.number().optional(),
			stage: z.string().optional(),
		}),
		teams: z.tuple([z.string(), z.string()]),
		players: z.record(z.string(), names),
		registry: z.object({ people: z.record(z.string(), z.string()) }),
		toss: z.object({ winner: z.string(), decision: z.enum(["bat", "field"]) }),
		outcome: z.object({
			winner: z.string().optional(),
			eliminator: z.string().optional(),
			bowl_out: z.string().optional(),
			result: z.string().optional(),
			method: z.string().optional(),
			by: z.object({ runs: z.number().optional(), wickets: z.number().optional() }).optional(),
		}),
		player_of_match: names.optional(),
		officials: z.object({ umpires: names.optional() }).optional(),
	}),
	innings: z
		.array(
			z.object({
				team: z.string(),
				super_over: z.boolean().optional(),
				overs: z.array(z.object({ over: z.number(), deliveries: z.array(delivery) })).optional(),
				target: z.object({ runs: z.number().optional(), overs: z.number().optional() }).optional(),
			}),
		)
		.min(1),
});
export type CricsheetMatch = z.infer<typeof cricsheetMatch>;

/**
 * Reads a Cricsheet archive (a zip with a JSON file per match). Known grounds, teams and people keep their names; a
 * new venue becomes a new ground, a new player gets the name on the scorecard. Throws, naming the file, when one is
 * damaged. Also throws when a match of the record is missing from the archive: it would be lost.
 */
export function readCricsheet(path: string, known: Known): Source {
	const files = Object.entries(unzipSync(readFileSync(path), { filter: (file) => file.name.endsWith(".json") }));
	if (files.length === 0) throw new Error(`${path} holds no match (*.json)`);
	const newcomers = new Map<string, string>();
	const matches = files.map(([name, bytes]) => {
		try {
			const match = cricsheetMatch.parse(JSON.parse(strFromU8(bytes)));
			for (const [player, id] of playersOf(match)) newcomers.set(id, player);
			return matchFrom(Number.parseInt(name.split("/").at(-1) as string, 10), match, known.grounds);
		} catch (error) {
			throw new Error(
				`${path}, ${name}: ${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`,
			);
		}
	});
	const held = new Set(matches.map((match) => match.id));
	const lost = known.matches.filter((id) => !held.has(id));
	if (lost.length > 0)
		throw new Error(`${path} lacks ${lost.length} matches of the record (${lost.slice(0, 5).join(", ")})`);
	for (const person of known.people) newcomers.delete(person.id as string);
	const people = [...known.people, ...[...newcomers].map(([id, name]) => personFrom(id, name))];
	return { matches, people, squads: known.squads, franchises: known.franchises, teams: known.teams };
}

/** Everybody who played, by name. The registry also lists officials, so it is not enough. */
function playersOf({ info }: CricsheetMatch): Map<string, string> {
	return new Map(
		Object.values(info.players)
			.flat()
			.map((name) => {
				const id = info.registry.people[name];
				if (!id) throw new Error(`"${name}" has no id in the registry`);
				return [name, id];
			}),
	);
}

function personFrom(id: string, name: string): Row {
	return { id, name, display_name: name, sources: { display_name: "cricsheet" } };
}

/** A match of the format as the record is built from it. `grounds`: those that are known. Throws for a name without an id. */
export function matchFrom(id: number, match: CricsheetMatch, grounds: Row[]): SourceMatch {
	if (!Number.isInteger(id)) throw new Error("the file's name is not the number of a match");
	const { info, innings } = match;
	const ids = playersOf(match);
	const date = info.dates[0] as string;
	const ground = grounds.find((known) => (known.venues as string[]).includes(info.venue));
	const [team1, team2] = info.teams;
	const winner = info.outcome.winner ?? info.outcome.eliminator ?? info.outcome.bowl_out ?? null;
	const chase = innings[1]?.target;
	return {
		id,
		season: Number(date.slice(0, 4)),
		date,
		match_number: info.event.match_number ?? null,
		stage: info.event.stage ?? "League",
		venue: info.venue,
		ground: (ground?.name as string) ?? info.venue.split(",")[0],
		ground_city: (ground?.city as string) ?? info.city ?? "",
		team1,
		team2,
		toss_winner: info.toss.winner,
		toss_decision: info.toss.decision,
		batting_first: innings[0]?.team as string,
		winner,
		result: info.outcome.result === "no result" ? "no result" : info.outcome.result === "tie" ? "tie" : "normal",
		super_over: info.outcome.eliminator !== undefined,
		win_by_runs: info.outcome.by?.runs ?? null,
		win_by_wickets: info.outcome.by?.wickets ?? null,
		method: info.outcome.method ?? null,
		player_of_match_id: (info.player_of_match?.[0] && ids.get(info.player_of_match[0])) ?? null,
		target_runs: chase?.runs ?? null,
		target_balls: chase?.overs === undefined ? null : ballsOf(String(chase.overs)),
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
	};
}

type Where = {
	innings: number;
	over: number;
	part: CricsheetMatch["innings"][number];
	ids: Map<string, string>;
	players: Record<string, string[]>;
};
function deliveryFrom(ball: z.infer<typeof delivery>, { innings, over, part, ids, players }: Where): Delivery {
	const id = (name: string) => {
		const found = ids.get(name);
		if (!found) throw new Error(`"${name}" is in no line-up`);
		return found;
	};
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
		wickets: (ball.wickets ?? []).map((wicket) => ({
			kind: wicket.kind,
			player_out: id(wicket.player_out),
			fielders: (wicket.fielders ?? []).flatMap(({ name, substitute }) =>
				name && !substitute && fieldingSide.includes(name) ? [id(name)] : [],
			),
		})),
	};
}
