import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

const season = z.number().int().min(2008).max(2200);
const id = z.string().min(1).max(60);

/** Which part of the record a question is about. Nothing set is the whole record. */
export const scopeShape = {
	season: season.optional(),
	from_season: season.optional(),
	to_season: season.optional(),
	/** franchise ids, as in names.ts: 'dc' holds Delhi Daredevils too */
	team: id.optional(),
	opponent: id.optional(),
	/** ground id, such as 'eden-gardens' */
	ground: id.optional(),
	/** 'playoff' is every match after the league stage, the final too */
	stage: z.enum(["league", "playoff", "final"]).optional(),
	/** 1 or 2: the innings of the match */
	innings: z.number().int().min(1).max(2).optional(),
	/** how the match ended for the side of the row */
	outcome: z.enum(["won", "lost"]).optional(),
	/** true: only matches somebody won, in a super over too */
	decided: z.boolean().optional(),
	match: z.number().int().optional(),
	/** id of the last match that counts: the record as it stood after it */
	until: z.number().int().optional(),
};
export const scopeSchema = z.object(scopeShape);

const { innings: _, ...withoutInnings } = scopeShape;
/** The scope of rows that are a match, not an innings. */
export const matchScopeShape = withoutInnings;
export type Scope = z.infer<typeof scopeSchema>;

export const all = (conditions: (SQL | undefined)[]): SQL =>
	sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `);

/** Conditions on a match, for a query that calls matches `m`. */
export function matchInScope(scope: Scope): SQL {
	const { season, from_season, to_season, ground, stage, decided, match, until } = scope;
	return all([
		season === undefined ? undefined : sql`m.season = ${season}`,
		from_season === undefined ? undefined : sql`m.season >= ${from_season}`,
		to_season === undefined ? undefined : sql`m.season <= ${to_season}`,
		ground === undefined ? undefined : sql`m.ground_id = ${ground}`,
		stage === undefined
			? undefined
			: stage === "playoff"
				? sql`m.stage_kind <> 'league'`
				: sql`m.stage_kind = ${stage}`,
		decided === undefined ? undefined : decided ? sql`m.winner_id is not null` : sql`m.winner_id is null`,
		match === undefined ? undefined : sql`m.id = ${match}`,
		until === undefined ? undefined : sql`m.sequence <= (select sequence from matches where id = ${until})`,
	]);
}

/**
 * Conditions for a query that calls matches `m` and the rows it counts `x`, where `x` has `match_id`, `franchise_id`,
 * `opponent_id` and `innings`. A query whose rows have no innings must not be asked for one.
 */
export function inScope(scope: Scope): SQL {
	const { season, team, opponent, innings, outcome } = scope;
	return all([
		matchInScope(scope),
		// says nothing new, but leads to a season's rows by their key
		season === undefined ? undefined : sql`x.match_id = any (array(select id from matches where season = ${season}))`,
		team === undefined ? undefined : sql`x.franchise_id = ${team}`,
		opponent === undefined ? undefined : sql`x.opponent_id = ${opponent}`,
		innings === undefined ? undefined : sql`x.innings = ${innings}`,
		outcome === undefined
			? undefined
			: outcome === "won"
				? sql`m.winner_id = x.franchise_id`
				: sql`m.winner_id = x.opponent_id`,
	]);
}
