import { clampProbability } from "./rules.ts";

/** A match as the model sees it: who met whom, where, and who won (a super over decides a tie). */
export type Result = { season: number; ground_id: string; team_a: string; team_b: string; winner: string | null };

/** What is chosen by fitting: how far a result moves a rating, and how much else weighs, in rating points. */
export type Parameters = {
	/** the most a result can move a rating (Elo's K) */
	k: number;
	/** the part of a rating's distance from the middle that a side takes into the next season */
	carry: number;
	/** points for having won every match at the ground, against a side that has lost every one */
	venue: number;
	/** points for having won the last five, against a side that has lost them */
	form: number;
};

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

/**
 * How likely the first side wins, from 0.15 to 0.85: 1 / (1 + 10^(-d/400)) for a difference of d rating points, as in Elo's
 * model (A. Elo, The Rating of Chessplayers, 1978), with points for ground and form added, kept within the bounds of what is
 * shown. Swapping the sides gives the rest to 1.
 */
export function chanceOf(
	table: Table,
	{ venue, form }: Parameters,
	[a, b]: [string, string],
	ground_id: string | null,
): number {
	const [first, second] = [sideOf(table, a), sideOf(table, b)];
	const difference =
		first.rating -
		second.rating +
		venue * (venueOf(first, ground_id) - venueOf(second, ground_id)) +
		form * (formOf(first) - formOf(second));
	return clampProbability(100 / (1 + 10 ** (-difference / 400))) / 100;
}

/** Begins a season: every side moves back towards the middle. */
function beginSeason(table: Table, season: number, carry: number): void {
	table.season = season;
	for (const side of Object.values(table.sides)) side.rating = MIDDLE + carry * (side.rating - MIDDLE);
}

/** Writes a result into a table (in place). A match without a winner changes nothing. */
function takeResult(table: Table, parameters: Parameters, { team_a, team_b, ground_id, winner }: Result): void {
	if (!winner) return;
	const expected = chanceOf(table, { ...parameters, venue: 0, form: 0 }, [team_a, team_b], null);
	const moved = parameters.k * ((winner === team_a ? 1 : 0) - expected);
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

/** How likely the first side was to win before a match, and whether it did. */
export type Forecast = { season: number; chance: number; won: boolean };

/**
 * Goes through results in order, forecasting each from those before it alone. Matches without a winner are not forecast.
 * Returns the forecasts and the table after the last result.
 */
export function walk(results: readonly Result[], parameters: Parameters): { forecasts: Forecast[]; table: Table } {
	const table = emptyTable();
	const forecasts: Forecast[] = [];
	for (const result of results) {
		if (result.season !== table.season) beginSeason(table, result.season, parameters.carry);
		if (result.winner)
			forecasts.push({
				season: result.season,
				chance: chanceOf(table, parameters, [result.team_a, result.team_b], result.ground_id),
				won: result.winner === result.team_a,
			});
		takeResult(table, parameters, result);
	}
	return { forecasts, table };
}

/** What all results say of the sides on the eve of a match of `season`, be it the one under way or the next. */
export function tableFor(results: readonly Result[], parameters: Parameters, season: number): Table {
	const { table } = walk(results, parameters);
	if (season !== table.season) beginSeason(table, season, parameters.carry);
	return table;
}
