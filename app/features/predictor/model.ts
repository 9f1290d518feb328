import { clampProbability } from "./rules.ts";

/** A result for the model. The winner of a super over wins the match. `winner` is null if nobody won. */
export type Result = { season: number; ground_id: string; team_a: string; team_b: string; winner: string | null };

export type Ratings = {
	/** the largest change by one result (Elo's K) */
	k: number;
	/** how much of its distance from the mean rating a side takes into the next season: 0 none, 1 all */
	carry: number;
};
/** The weights of ground and form in rating points. They do not change ratings. */
export type Weights = {
	/** for a lead of 1 in the share of wins at the ground, after that share is shrunk towards the mean */
	venue: number;
	/** for a side that won its last five matches, against one that lost them */
	form: number;
};
export type Parameters = Ratings & Weights;

/** A side after the results so far; `last`: its last results, newest last. */
type Side = { rating: number; last: boolean[]; grounds: Record<string, { matches: number; won: number }> };
/** All sides after the results so far; `season`: that of the last result. */
export type RatingTable = { season: number; sides: Record<string, Side> };

const MEAN_RATING = 1500;
const FORM_MATCHES = 5;
/** A side's share of wins at a ground starts as if it had played this many, half of them won. */
const GROUND_PRIOR = 6;

const emptyTable = (): RatingTable => ({ season: 0, sides: {} });

const newSide = (): Side => ({ rating: MEAN_RATING, last: [], grounds: {} });
export const sideOf = (table: RatingTable, team: string): Side => table.sides[team] ?? newSide();

/** The share of wins at a ground, shrunk, from -0.5 to 0.5; 0 without a match there. */
function venueOf({ grounds }: Side, ground_id: string | null): number {
	const record = ground_id ? grounds[ground_id] : undefined;
	return record ? (record.won + GROUND_PRIOR / 2) / (record.matches + GROUND_PRIOR) - 0.5 : 0;
}

/** The share of wins in the last five matches, from -0.5 to 0.5; missing matches count half. */
const formOf = ({ last }: Side): number =>
	(last.filter(Boolean).length + (FORM_MATCHES - last.length) / 2) / FORM_MATCHES - 0.5;

/** The lead of the first side over the second: in rating points, at the ground, and in form. */
type Lead = { rating: number; venue: number; form: number };

function leadOf(table: RatingTable, [a, b]: [string, string], ground_id: string | null): Lead {
	const [first, second] = [sideOf(table, a), sideOf(table, b)];
	return {
		rating: first.rating - second.rating,
		venue: venueOf(first, ground_id) - venueOf(second, ground_id),
		form: formOf(first) - formOf(second),
	};
}

/**
 * Returns the first side's chance, from 0.15 to 0.85: 1 / (1 + 10^(-d/400)) for a lead of d points, with ground and
 * form weighted (A. Elo, The Rating of Chessplayers, 1978). With the sides swapped it is 1 minus this.
 */
const chanceWith = ({ rating, venue, form }: Lead, weights: Weights): number =>
	clampProbability(100 / (1 + 10 ** (-(rating + weights.venue * venue + weights.form * form) / 400))) / 100;

/** Returns the first side's chance before a match. */
export const chanceOf = (
	table: RatingTable,
	weights: Weights,
	sides: [string, string],
	ground_id: string | null,
): number => chanceWith(leadOf(table, sides, ground_id), weights);

/** Starts a season: every rating moves towards the mean. */
function beginSeason(table: RatingTable, season: number, carry: number): void {
	table.season = season;
	for (const side of Object.values(table.sides)) side.rating = MEAN_RATING + carry * (side.rating - MEAN_RATING);
}

/** Applies a result to the table. A match without a winner changes nothing. */
function applyResult(table: RatingTable, k: number, { team_a, team_b, ground_id, winner }: Result): void {
	if (!winner) return;
	const expected = chanceOf(table, { venue: 0, form: 0 }, [team_a, team_b], null);
	const change = k * ((winner === team_a ? 1 : 0) - expected);
	for (const [team, sign] of [
		[team_a, 1],
		[team_b, -1],
	] as const) {
		const side = sideOf(table, team);
		table.sides[team] = side;
		const won = winner === team;
		side.rating += sign * change;
		side.last = [...side.last, won].slice(-FORM_MATCHES);
		const ground = side.grounds[ground_id] ?? { matches: 0, won: 0 };
		side.grounds[ground_id] = { matches: ground.matches + 1, won: ground.won + (won ? 1 : 0) };
	}
}

/** The lead before a match, and whether the first side won it. */
type BeforeMatch = { season: number; lead: Lead; won: boolean };
/** The first side's chance before a match, and whether it won. */
export type Forecast = { season: number; chance: number; won: boolean };

/** Applies results in order. Returns the state before each match with a winner, and the final table. */
export function replayResults(
	results: readonly Result[],
	{ k, carry }: Ratings,
): { states: BeforeMatch[]; table: RatingTable } {
	const table = emptyTable();
	const states: BeforeMatch[] = [];
	for (const result of results) {
		const { season, team_a, team_b, ground_id, winner } = result;
		if (season !== table.season) beginSeason(table, season, carry);
		if (winner) states.push({ season, lead: leadOf(table, [team_a, team_b], ground_id), won: winner === team_a });
		applyResult(table, k, result);
	}
	return { states, table };
}

export const forecast = (states: readonly BeforeMatch[], weights: Weights): Forecast[] =>
	states.map(({ season, lead, won }) => ({ season, chance: chanceWith(lead, weights), won }));

/** Returns the table before a match of `season`, the current one or the next. */
export function ratingsFor(results: readonly Result[], parameters: Parameters, season: number): RatingTable {
	const { table } = replayResults(results, parameters);
	if (season !== table.season) beginSeason(table, season, parameters.carry);
	return table;
}
