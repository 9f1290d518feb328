import type { RecordFile } from "../file/open.ts";
import { chanceOfFirst, type Model } from "./chance.ts";
import { levelsBefore } from "./features.ts";
import { HAS_CHANCES, IS_FULL, type PlayedMatch, readHistory, readStates, type State } from "./history.ts";
import type { Weights } from "./seasons.ts";

/** The unit of chances. They are integers, so the changes of all balls add up to exactly the result minus the start. */
export const CERTAIN = 10_000;

/** Why a match has no chances. */
export type NoChances = "shortened" | "no result" | "too early" | "not fitted yet";
/**
 * The chance of the side that batted first, in ten-thousandths: before the first ball, and after each ball. In a
 * finished match the last value is the result: `CERTAIN`, 0, or half if a super over decided.
 */
export type Chances = { start: number; after: number[] };
export type MatchChances = { chances: Chances; why_not: null } | { chances: null; why_not: NoChances };

type About = { season: number; tied: boolean; ended: boolean; full: boolean };

/**
 * Returns a function that computes a match's chances with the model of its season. `weights`: the models of all
 * seasons. `scoringLevel`: set for the record of one match in play, whose chances end at its last ball. Without it, an
 * unfinished or unknown match has no chances ("no result").
 */
export function chancesIn(
	file: RecordFile,
	weights: Weights,
	scoringLevel?: number,
): (match: number) => Promise<MatchChances> {
	let levels: Promise<Levels> | undefined;
	return async (match) => {
		const [about] = await file.rows<About>(
			`select season, coalesce(decided_by, '') = 'tie' as tied, winner_id is not null as ended,
				${IS_FULL} as full from matches where match_id = $1`,
			[match],
		);
		if (!about || (!about.ended && scoringLevel === undefined)) return { chances: null, why_not: "no result" };
		if (!about.full) return { chances: null, why_not: "shortened" };
		const model = weights.seasons[about.season];
		if (!model) return { chances: null, why_not: isEarly(about.season, weights) ? "too early" : "not fitted yet" };
		if (!about.ended) return { chances: soFar(await readStates(file, match), model, scoringLevel ?? 1), why_not: null };
		levels ??= scoringLevel === undefined ? readLevels(file) : undefined;
		const [[played], level] = await Promise.all([
			readHistory(file, match),
			scoringLevel ?? levels?.then((all) => all.of.get(match)),
		]);
		if (!played) return { chances: null, why_not: "no result" };
		return { chances: chancesOf(played, about.tied, model, level ?? 1), why_not: null };
	};
}

const isEarly = (season: number, { seasons }: Weights) =>
	Object.keys(seasons).every((fitted) => season < Number(fitted));

/** The chances of a finished match. The state after a ball is the one before the next. */
function chancesOf({ states, first_won }: PlayedMatch, tied: boolean, model: Model, level: number): Chances {
	const [start = 0, ...before] = states.map((state) => Math.round(CERTAIN * chanceOfFirst(model, state, level)));
	const result = first_won ? CERTAIN : 0;
	return { start, after: [...before, tied ? CERTAIN / 2 : result] };
}

/** The chances of a match in play, up to its last ball. */
function soFar(after: State[], model: Model, level: number): Chances {
	const chance = (state: State) => Math.round(CERTAIN * chanceOfFirst(model, state, level));
	return { start: chance(BEFORE_IT), after: after.map(chance) };
}

const BEFORE_IT: State = { innings: 1, runs: 0, balls_left: 120, wickets_left: 10, target: null };

/** The scoring level before each match with chances, by match id, and before the next match. */
type Levels = { of: Map<number, number>; next: number };

export async function readLevels(file: RecordFile): Promise<Levels> {
	const matches = await file.rows<{ match_id: number; total: number }>(
		`select match_id, runs as total from innings join matches using (match_id)
		where ${HAS_CHANCES} and innings = 1 order by sequence`,
		[],
	);
	const levels = levelsBefore([...matches, { total: 0 }]);
	return { of: new Map(matches.map(({ match_id }, at) => [match_id, levels[at] ?? 1])), next: levels.at(-1) ?? 1 };
}

/** The change of the chance with each ball. */
export const additionsOf = ({ start, after }: Chances): number[] =>
	after.map((chance, place) => chance - (after[place - 1] ?? start));
