import { additionsOf, type MatchChances } from "../../../../record/chance/of-match.ts";
import type { Moment } from "../relive/timeline.ts";
import { oversOf, scoreOf } from "../words.ts";
import { drawChance } from "./chance-geometry.ts";

export type Story = Extract<ReturnType<typeof storyOf>, { why_not: null }>;

const EVEN = 5000;
const percent = (chance: number) => Math.round(chance / 100);

/** Returns the win chance of a match with its turning points, or why it has none. */
export function storyOf(moments: readonly Moment[], { chances, why_not }: MatchChances) {
	if (!chances) return { why_not };
	const turns = turnsOf(moments, additionsOf(chances));
	const after = moments.map(({ chance }) => chance ?? EVEN);
	return {
		why_not: null,
		turns,
		start: percent(chances.start),
		/** the number of balls after which each side was ahead */
		ahead: {
			first: after.filter((chance) => chance > EVEN).length,
			second: after.filter((chance) => chance < EVEN).length,
		},
		balls: after.length,
		drawing: drawChance(
			moments,
			chances.start,
			turns.map(({ index }) => index),
		),
		/** after each over: the score, and the first side's chance in percent */
		rows: moments
			.filter(({ innings, over }, index) => {
				const next = moments[index + 1];
				return !next || next.over !== over || next.innings !== innings;
			})
			.map(({ innings, over, runs, wickets, chance }) => ({
				innings,
				over,
				score: `${runs}/${wickets}`,
				chance: percent(chance ?? EVEN),
			})),
	};
}

/** A ball that moved the win chance most, seen from the side that gained. */
export type Turn = {
	/** its anchor on the page */
	id: string;
	/** its index in the match */
	index: number;
	said: string;
	/** whether the side that batted first gained */
	first: boolean;
	/** that side's chances before and after, in percent */
	from: number;
	to: number;
	/** the innings, and its score after the ball */
	innings: 1 | 2;
	score: string;
	/** overs bowled: '8', '7.5' */
	at: string;
};

const TURNS = 3;

/**
 * Returns the balls that moved the chance most, in the order of play. `additions`: each ball's change for the side
 * that batted first. The last ball of the first innings is left out, because its change includes the switch between
 * the models of the two innings.
 */
export function turnsOf(moments: readonly Moment[], additions: readonly number[]): Turn[] {
	const last = moments.findLastIndex(({ innings }) => innings === 1);
	return moments
		.flatMap((moment, index) => {
			const added = additions[index] ?? 0;
			return index === last || moment.chance === null ? [] : [turnOf(moment, moment.chance, added, index)];
		})
		.toSorted((a, b) => b.by - a.by || a.index - b.index)
		.slice(0, TURNS)
		.map(({ by: _, ...turn }) => turn)
		.toSorted((a, b) => a.index - b.index);
}

/** The overs after a ball: '7.5' → '7.5', '7.6' → '8' */
function oversAt(ball: string): string {
	const [over = 0, ball_of_over = 0] = ball.split(".").map(Number);
	return oversOf(6 * over + ball_of_over);
}

function turnOf({ id, said, innings, runs, wickets, at }: Moment, chance: number, added: number, index: number) {
	const first = added > 0;
	const of = (value: number) => percent(first ? value : 10_000 - value);
	return {
		...{ id, index, said, first, innings, at: oversAt(at) },
		by: Math.abs(added),
		from: of(chance - added),
		to: of(chance),
		score: scoreOf(runs, wickets),
	};
}
