import { z } from "zod";

// Null means unknown unless a description says otherwise. Rates are rounded to two decimals, net run rates to three.
export const asOfSchema = z
	.object({ match_id: z.int(), date: z.string(), label: z.string() })
	.describe("the last match that counts");
const page = z.string().describe("its page on this site");

const id = z.string();
const count = z.int();
const rate = z.number().nullable();
const named = z.object({ id, name: z.string() });

export const matchSchema = z.object({
	match_id: z.int(),
	season: z.int(),
	date: z.string(),
	match_number: z.int().nullable(),
	stage: z.string(),
	ground_id: id,
	ground: z.string(),
	city: z.string(),
	first_id: id.describe("the side that batted first"),
	first_team: z.string().describe("as it was called then"),
	first_code: z.string().describe("its code of the time"),
	first_runs: count.nullable(),
	first_wickets: count.nullable(),
	first_balls: count.nullable(),
	second_id: id,
	second_team: z.string(),
	second_code: z.string(),
	second_runs: count.nullable(),
	second_wickets: count.nullable(),
	second_balls: count.nullable(),
	winner_id: id.nullable(),
	winner: z.string().nullable(),
	tied: z.boolean(),
	win_by_runs: count.nullable(),
	win_by_wickets: count.nullable(),
	method: z.string().nullable().describe("'D/L' where rain changed the target"),
	player_of_match_id: id.nullable(),
	player_of_match: z.string().nullable(),
	result: z.string().describe("in a scorecard's words"),
	page,
});

const player = { player_id: id, player: z.string() };
const inningsSchema = z.object({
	innings: z.int(),
	team_id: id,
	team: z.string(),
	runs: count,
	wickets: count,
	balls: count.describe("legal ones"),
	run_rate: rate,
	extras: z.object({ wides: count, noballs: count, byes: count, legbyes: count, penalties: count }),
	batting: z.array(
		z.object({
			...player,
			position: z.int(),
			runs: count,
			balls: count,
			fours: count,
			sixes: count,
			strike_rate: rate,
			not_out: z.boolean(),
			how_out: z.string(),
		}),
	),
	bowling: z.array(
		z.object({
			...player,
			balls: count,
			maidens: count,
			runs: count,
			wickets: count,
			dots: count,
			wides: count,
			noballs: count,
			economy: rate,
		}),
	),
	fall_of_wickets: z.array(z.object({ ...player, wicket: z.int(), score: count })),
});

export const scorecardSchema = z.object({
	match: matchSchema,
	toss: z.object({ team_id: id, decision: z.enum(["bat", "field"]) }),
	target: z.object({ runs: count.nullable(), balls: count.nullable() }).nullable(),
	umpires: z.array(z.string()),
	innings: z.array(inningsSchema),
	super_overs: z.array(z.object({ team_id: id, runs: count, wickets: count, balls: count })),
	line_ups: z.array(z.object({ team_id: id, team: z.string(), players: z.array(z.object(player)) })),
	as_of: asOfSchema,
});

const capsSchema = z
	.object({
		orange: named.extend({ runs: count }),
		purple: named.extend({ wickets: count }),
	})
	.nullable()
	.describe("most runs and most wickets");
const side = named.extend({ code: z.string() });
const finalSchema = z
	.object({ match_id: z.int(), date: z.string(), champion: side, runner_up: side })
	.nullable()
	.describe("null while it has not been won");

export const seasonLineSchema = z.object({
	season: z.int(),
	matches: count,
	final: finalSchema,
	caps: capsSchema,
	page,
});

const standing = {
	place: z.int(),
	played: count,
	won: count,
	lost: count,
	no_result: count,
	points: z.number(),
	net_run_rate: z.number().nullable(),
};
export const seasonSchema = z.object({
	season: z.int(),
	table: z.array(
		z.object({
			...standing,
			team_id: id,
			team: z.string(),
			code: z.string(),
			playoffs: z.boolean(),
			form: z.array(z.enum(["won", "lost", "no_result"])).describe("the last five of the league stage, oldest first"),
		}),
	),
	playoffs: z.array(matchSchema),
	final: finalSchema,
	caps: capsSchema,
	totals: z.object({ matches: count, runs: count, wickets: count, sixes: count }),
	page,
	as_of: asOfSchema,
});

export const teamSchema = z.object({
	id,
	short_name: z.string(),
	name: z.string().describe("of today"),
	city: z.string(),
	is_current: z.boolean(),
	names: z
		.array(z.object({ name: z.string(), short_name: z.string(), first_season: z.int(), last_season: z.int() }))
		.describe("every name it has played under, the first one first"),
	title_seasons: z.array(z.int()),
	page: page.nullable(),
});
export const teamSeasonSchema = z.object({
	...standing,
	season: z.int(),
	team: z.string().describe("its name that season"),
	reached: z.enum(["title", "final", "playoffs", "league"]),
});

export const personLineSchema = z.object({
	id: id.describe("Cricsheet's id of the person"),
	name: z.string(),
	initials: z.string().describe("as scorers write the name"),
	full_name: z.string().nullable(),
	role: z.string(),
	matches: count,
});

const figures = z.object({
	season: z.int().nullable().describe("null is the whole career"),
	team_id: id.describe("the side played for last"),
	matches: count,
	innings: count,
	not_outs: count,
	runs: count,
	balls: count,
	fours: count,
	sixes: count,
	average: rate,
	strike_rate: rate,
	highest: count.nullable(),
	highest_not_out: z.boolean().nullable(),
	hundreds: count,
	fifties: count,
	ducks: count,
	bowling_innings: count,
	balls_bowled: count.describe("legal ones"),
	maidens: count,
	runs_conceded: count,
	wickets: count,
	dots: count,
	economy: rate,
	bowling_average: rate,
	bowling_strike_rate: rate,
	best_wickets: count.nullable(),
	best_runs: count.nullable(),
	four_wickets: count,
	five_wickets: count,
});
export const personSchema = personLineSchema.extend({
	career: figures.nullable().describe("null without a match"),
	seasons: z.array(figures),
	fielding: z.object({ catches: count, stumpings: count }),
	page: page.nullable(),
	as_of: asOfSchema,
});
