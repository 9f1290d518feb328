import { z } from "zod";

/** The most players of a side, with impact player and substitutes. */
const MOST_OF_SIDE = 20;
const MOST_RUNS_OF_BALL = 20;
const MOST_PENALTY_RUNS = 60;
export const BALLS_OF_OVER = 6;
const OVERS = 20;
const FIRST_DAY = "2008-04-18";
/** Stages of a season by the scorers' names. All but the first are playoffs. */
const STAGES = [
	...["League", "Semi Final", "3rd Place Play-Off", "Qualifier 1", "Qualifier 2", "Eliminator", "Elimination Final"],
	"Final",
] as const;
export const ALL_OUT = 10;

// Control characters and lone surrogates cannot be stored or shown. '|' separates list items in the record's CSV files.
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff|]/u;
const LONGEST_TEXT = 120;
const LONGEST_NAME = 60;
const textOf = (longest: number) =>
	z
		.string()
		.min(1)
		.max(longest)
		.refine((text) => text.trim() !== "" && !UNWRITABLE.test(text), "holds characters that no name has");
const text = textOf(LONGEST_TEXT);
const name = textOf(LONGEST_NAME);
/** A person's id: at Cricsheet eight hexadecimal digits in lower case. */
const id = name
	.refine((text) => text === text.trim(), "has blanks around it")
	.transform((text) => (/^[0-9a-f]{8}$/i.test(text) ? text.toLowerCase() : text));
const runs = z.int().min(0).max(MOST_RUNS_OF_BALL);

/** Cricsheet's names for leaving the crease. */
const KINDS = [
	...["bowled", "caught", "caught and bowled", "lbw", "stumped", "run out", "hit wicket", "hit the ball twice"],
	...["handled the ball", "obstructing the field", "timed out", "retired out", "retired hurt", "retired not out"],
] as const;
/** Those that are no dismissal. */
const NO_WICKET = ["retired hurt", "retired not out"];
/** Those possible without being at the crease. */
const OFF_THE_CREASE = ["timed out", "retired out", "retired hurt", "retired not out"];
export const isWicket = (kind: string) => !NO_WICKET.includes(kind);
export const canBeOffTheCrease = (kind: string) => OFF_THE_CREASE.includes(kind);

const delivery = z.object({
	batter: name,
	bowler: name,
	non_striker: name,
	runs: z.strictObject({
		batter: runs,
		extras: runs.optional(),
		total: runs,
		non_boundary: z.boolean().optional(),
	}),
	extras: z
		.strictObject({
			wides: runs.optional(),
			noballs: runs.optional(),
			byes: runs.optional(),
			legbyes: runs.optional(),
			penalty: runs.optional(),
		})
		.optional(),
	wickets: z
		.array(
			z.object({
				kind: z.enum(KINDS),
				player_out: name,
				fielders: z.array(z.object({ name: name.optional(), substitute: z.boolean().optional() })).optional(),
			}),
		)
		// the record's file has columns for two
		.max(2)
		.optional(),
});

/** Overs as scorers write them: 9.2 is nine overs and two balls. */
const overs = z
	.number()
	.gt(0)
	.max(OVERS)
	.refine(
		(count) => [0, 1, 2, 3, 4, 5].some((balls) => count === Number(`${Math.floor(count)}.${balls}`)),
		"are no overs",
	);

// Strict, because an unknown part of an innings may hold runs.
const innings = z.strictObject({
	team: text,
	super_over: z.boolean().optional(),
	overs: z
		.array(z.object({ over: z.int().min(0), deliveries: z.array(delivery) }))
		.max(OVERS)
		.optional(),
	target: z.object({ runs: z.int().min(1).max(1000).optional(), overs: overs.optional() }).optional(),
	/** runs outside deliveries */
	penalty_runs: z
		.strictObject({
			pre: z.int().min(0).max(MOST_PENALTY_RUNS).optional(),
			post: z.int().min(0).max(MOST_PENALTY_RUNS).optional(),
		})
		.optional(),
	/** batters who were hurt before they came in */
	absent_hurt: z.array(name).max(MOST_OF_SIDE).optional(),
	declared: z.boolean().optional(),
	forfeited: z.boolean().optional(),
	powerplays: z.unknown().optional(),
	miscounted_overs: z.unknown().optional(),
});

const info = z.object({
	// the sides' women's teams have the same names
	gender: z.literal("male").default("male"),
	match_type: z.enum(["T20", "IT20"]).default("T20"),
	balls_per_over: z.literal(BALLS_OF_OVER).default(BALLS_OF_OVER),
	overs: z.int().min(1).max(OVERS).default(OVERS),
	dates: z
		.array(z.iso.date().refine((date) => date >= FIRST_DAY && date < "2100", "is no day of the league"))
		.min(1)
		.max(5),
	season: z.union([text, z.number()]).optional(),
	city: text.optional(),
	venue: text,
	event: z.object({
		name: z.string().startsWith("Indian Premier League").optional(),
		match_number: z.int().min(1).max(200).optional(),
		/** absent in the league stage */
		stage: z
			.string()
			.transform((stage) => STAGES.find((one) => one.toLowerCase() === stage.trim().toLowerCase()) ?? stage)
			.pipe(z.enum(STAGES))
			.optional(),
	}),
	teams: z.tuple([text, text]),
	players: z.record(text, z.array(name).min(1).max(MOST_OF_SIDE)),
	registry: z.object({ people: z.record(z.string(), id) }),
	toss: z.object({ winner: text, decision: z.enum(["bat", "field"]) }),
	outcome: z.object({
		winner: text.optional(),
		eliminator: text.optional(),
		bowl_out: text.optional(),
		result: z.enum(["tie", "no result"]).optional(),
		/** the rain rule by its names, or 'Awarded' by the league */
		method: z.enum(["D/L", "DLS", "VJD", "Awarded"]).optional(),
		by: z
			.strictObject({ runs: z.int().min(1).max(1000).optional(), wickets: z.int().min(1).max(ALL_OUT).optional() })
			.optional(),
	}),
	player_of_match: z.array(name).optional(),
	officials: z.object({ umpires: z.array(name).max(10).optional() }).optional(),
});

/** A finished match in Cricsheet's JSON format (1.0 and 1.1), as far as the record uses it. */
export const finishedMatch = z.object({ info, innings: z.array(innings).min(1).max(8) });
export type CricsheetMatch = z.output<typeof finishedMatch>;

/** A match in play, in the same format. What only a finished match has may be absent. */
export const unfinishedMatch = z.object({
	/** a correction has a higher number */
	meta: z.object({ revision: z.int().min(1).max(1_000_000).default(1) }).default({ revision: 1 }),
	info: info.extend({
		event: info.shape.event.default({}),
		registry: info.shape.registry.default({ people: {} }),
		outcome: info.shape.outcome.default({}),
	}),
	innings: z.array(innings).max(8).default([]),
});
export type UnfinishedMatch = z.output<typeof unfinishedMatch>;
export type Innings = UnfinishedMatch["innings"][number];
/** The parts of finished and unfinished matches. */
export type Played = Pick<UnfinishedMatch, "info" | "innings">;

/** Every ball of an innings in the order of play, with its over, from 1. */
export const deliveriesOf = ({ overs = [] }: Innings) =>
	overs.flatMap(({ over, deliveries }) => deliveries.map((delivery) => ({ over: over + 1, ...delivery })));

export type UnfinishedDelivery = ReturnType<typeof deliveriesOf>[number];

/** True if a ball counts in the over: neither wide nor no-ball. */
export const isLegal = ({ extras }: UnfinishedDelivery) => !extras?.wides && !extras?.noballs;

export const wicketsOf = ({ wickets = [] }: UnfinishedDelivery) => wickets.filter(({ kind }) => isWicket(kind));

/** The score of an innings. `runs` includes penalty runs outside deliveries. */
export function scoreOf(innings: Innings) {
	const deliveries = deliveriesOf(innings);
	const { pre = 0, post = 0 } = innings.penalty_runs ?? {};
	return {
		deliveries: deliveries.length,
		runs: deliveries.reduce((sum, { runs }) => sum + runs.total, pre + post),
		wickets: deliveries.reduce((sum, delivery) => sum + wicketsOf(delivery).length, 0),
		balls: deliveries.filter(isLegal).length,
	};
}

/** The side that bats first: by the innings, or by the toss before the first ball. */
export function battingFirst({ info: { teams, toss }, innings }: Played): string {
	const other = teams.find((team) => team !== toss.winner) ?? teams[0];
	return innings[0]?.team ?? (toss.decision === "bat" ? toss.winner : other);
}

/** The target and overs of the chase: the file's, else one run more than the first innings. Null without one. */
export function targetOf({ info, innings: [first, second] }: Played): { runs: number; overs: number } | null {
	if (!first || !second || second.super_over) return null;
	const { runs = scoreOf(first).runs + 1, overs = info.overs } = second.target ?? {};
	return { runs, overs };
}

/** True if the file says how the match ended. */
export const isOver = ({ info: { outcome } }: Played): boolean =>
	Boolean(outcome.winner || outcome.eliminator || outcome.bowl_out || outcome.result);
