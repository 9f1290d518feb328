import type { Moment } from "../relive/timeline.ts";
import { scoreOf } from "../words.ts";

/** A ball that moved the chance of winning, for the side that it helped. */
export type Turn = {
	/** its address on the page */
	id: string;
	/** its place among all balls, from 0 */
	place: number;
	said: string;
	/** whether it helped the side that batted first */
	first: boolean;
	/** of that side, in percent */
	from: number;
	to: number;
	/** of the side at bat, after it */
	innings: 1 | 2;
	score: string;
	at: string;
};

const TURNS = 3;
const percent = (chance: number) => Math.round(chance / 100);

/**
 * The balls that moved the chance most, in the order of play. `additions`: of each ball, to the chance of the side that batted
 * first. The last ball of the first innings is not among them: what it added holds what the break changes in the model's eyes.
 */
export function turnsOf(moments: readonly Moment[], additions: readonly number[]): Turn[] {
	const last = moments.findLastIndex(({ innings }) => innings === 1);
	return moments
		.flatMap((moment, place) => {
			const added = additions[place] ?? 0;
			return place === last || moment.chance === null ? [] : [turnOf(moment, moment.chance, added, place)];
		})
		.toSorted((a, b) => b.by - a.by || a.place - b.place)
		.slice(0, TURNS)
		.map(({ by: _, ...turn }) => turn)
		.toSorted((a, b) => a.place - b.place);
}

function turnOf({ id, said, innings, runs, wickets, at }: Moment, chance: number, added: number, place: number) {
	const first = added > 0;
	const of = (value: number) => percent(first ? value : 10_000 - value);
	return {
		...{ id, place, said, first, innings, at },
		by: Math.abs(added),
		from: of(chance - added),
		to: of(chance),
		score: scoreOf(runs, wickets),
	};
}
