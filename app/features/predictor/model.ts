import { clampProbability } from "./rules.ts";

/** A match as the model sees it: who met whom, where, and who won (a super over decides a tie). */
export type Result = { season: number; ground_id: string; team_a: string; team_b: string; winner: string | null };

/** How ratings move. */
export type Ratings = {
	/** the most a result can move a rating (Elo's K) */
	k: number;
	/** the part of a rating's distance from the middle that a side takes into the next season */
	carry: number;
};
/** What else weighs, in rating points. It moves no rating. */
export type Weights = {
	/** points for having won every match at the ground, against a side that has lost every one */
	venue: number;
	/** points for having won the last five, against a side that has lost them */
	form: number;
};
/** What is chosen by fitting. */
export type Parameters = Ratings & Weights;

/** What the results up to a moment say of one side. */
type Side = { rating: number; last: boolean[]; grounds: Record<string, { matches: number; won: number }> };
/** The same of all sides, and the season it stands in. */
export type Table = { season: number; sides: Record<string, Side> };

const MIDDLE = 1500;
const FORM_MATCHES = 5;
/** A ground's share of wins counts as if so many even matches had been played there before. */
const GROUND_PRIOR = 6;

const emptyTable = (): Table => ({ season: 0, sides: {} });

const newSide = (): Side => ({ rating: MIDDLE, last: [], grounds: {} });
export const sideOf = (table: Table, team: string): Side => table.sides[team] ?? newSide();

/** From -0.5 (lost all of many) to 0.5; 0 without a match there. */
function venueOf({ grounds }: Side, ground_id: string | null): number {
	const record = ground_id ? grounds[ground_id] : undefined;
	return record ? (record.won + GROUND_PRIOR / 2) / (record.matches + GROUND_PRIOR) - 0.5 : 0;
}

/** From -0.5 (lost the last five, of whatever season) to 0.5; matches not played yet count half. */
const formOf = ({ last }: Side): number =>
	(last.filter(Boolean).length + (FORM_MATCHES - last.length) / 2) / FORM_MATCHES - 0.5;

/** How far the first side is ahead of the second: in rating points, and as shares at the ground and in form. */
type Lead = { rating: number; venue: number; form: number };

function leadOf(table: Table, [a, b]: [string, string], ground_id: string | null): Lead {
	const [first, second] = [sideOf(table, a), sideOf(table, b)];
	return {
		rating: first.rating - second.rating,
		venue: venueOf(first, ground_id) - venueOf(second, ground_id),
		form: formOf(first) - formOf(second),
	};
}

/**
 * How likely the first side wins, from 0.15 to 0.85: 1 / (1 + 10^(-d/400)) for a difference of d rating points, as in Elo's
 * model (A. Elo, The Rating of Chessplayers, 1978), with points for ground and form added, kept within the bounds of what is
 * shown. Swapping the sides gives the rest to 1.
 */
const chanceWith = ({ rating, venue, form }: Lead, weights: Weights): number =>
	clampProbability(100 / (1 + 10 ** (-(rating + weights.venue * venue + weights.form * form) / 400))) / 100;

/** The chance of the first of two sides, as a table stands. */
export const chanceOf = (table: Table, weights: Weights, sides: [string, string], ground_id: string | null): number =>
	chanceWith(leadOf(table, sides, ground_id), weights);

/** Begins a season: every side moves back towards the middle. */
function beginSeason(table: Table, season: number, carry: number): void {
	table.season = season;
	for (const side of Object.values(table.sides)) side.rating = MIDDLE + carry * (side.rating - MIDDLE);
}

/** Writes a result into a table (in place). A match without a winner changes nothing. */
function takeResult(table: Table, k: number, { team_a, team_b, ground_id, winner }: Result): void {
	if (!winner) return;
	const expected = chanceOf(table, { venue: 0, form: 0 }, [team_a, team_b], null);
	const moved = k * ((winner === team_a ? 1 : 0) - expected);
	for (const [team, sign] of [
		[team_a, 1],
		[team_b, -1],
	] as const) {
		const side = sideOf(table, team);
		table.sides[team] = side;
		const won = winner === team;
		side.rating += sign * moved;
		side.last = [...side.last, won].slice(-FORM_MATCHES);
		const ground = side.grounds[ground_id] ?? { matches: 0, won: 0 };
		side.grounds[ground_id] = { matches: ground.matches + 1, won: ground.won + (won ? 1 : 0) };
	}
}

/** A match on its eve, and whether the first side then won it. */
type Eve = { season: number; lead: Lead; won: boolean };
/** How likely the first side was to win before a match, and whether it did. */
export type Forecast = { season: number; chance: number; won: boolean };

/**
 * Goes through results in order: what was known before each match, from those before it alone, and the table after them all.
 * Matches without a winner are left out.
 */
export function walk(results: readonly Result[], { k, carry }: Ratings): { eves: Eve[]; table: Table } {
	const table = emptyTable();
	const eves: Eve[] = [];
	for (const result of results) {
		const { season, team_a, team_b, ground_id, winner } = result;
		if (season !== table.season) beginSeason(table, season, carry);
		if (winner) eves.push({ season, lead: leadOf(table, [team_a, team_b], ground_id), won: winner === team_a });
		takeResult(table, k, result);
	}
	return { eves, table };
}

/** What the weights make of the eves of matches. */
export const forecast = (eves: readonly Eve[], weights: Weights): Forecast[] =>
	eves.map(({ season, lead, won }) => ({ season, chance: chanceWith(lead, weights), won }));

/** What all results say of the sides on the eve of a match of `season`, be it the one under way or the next. */
export function tableFor(results: readonly Result[], parameters: Parameters, season: number): Table {
	const { table } = walk(results, parameters);
	if (season !== table.season) beginSeason(table, season, parameters.carry);
	return table;
}
