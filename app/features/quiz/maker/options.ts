import { grouped, hash } from "../../../../makers/words.ts";
import type { Option } from "./kind.ts";

/**
 * Returns wrong but plausible figures above and below the right one, `step` apart with some jitter, in an order that
 * depends on `key` alone. `least`: the smallest plausible figure.
 */
export function figuresNear(right: number, key: string, { least = 0, step = stepOf(right) } = {}): Option[] {
	const shift = hash(`${key} shift`) % 4;
	const steps = [-2, -1, 1, 2, 3, -3, 4, -4].map((at) => at - (shift === 3 && at > 2 ? 1 : 0));
	const jitter = (at: number) => (step > 2 ? (hash(`${key} ${at}`) % step) - Math.floor(step / 2) : 0);
	const values = steps.map((at) => right + at * step + (at === 0 ? 0 : Math.sign(at) * Math.abs(jitter(at))));
	const order = (value: number) => hash(`${key} ${value}`);
	const fitting = [...new Set(values)].filter((value) => value >= least && value !== right);
	return fitting.toSorted((a, b) => order(a) - order(b)).map((value) => ({ text: grouped(value), value }));
}

const stepOf = (right: number) => Math.max(1, Math.round(Math.abs(right) * 0.08));

export const figure = (value: number): Option => ({ text: grouped(value), value });
export const nameOption = (text: string, value: number | string = text): Option => ({ text, value });

const LAST = 2026;
/** Returns 0 for the season `LAST` and later ones, up to 1 for the first. */
export const ageOf = (season: number) => Math.min(1, Math.max(0, (LAST - season) / 18));
