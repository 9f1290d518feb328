/** A figure as a fraction, so that nothing is rounded early; null if the divisor is 0. */
export type Figure = { above: number; below: number } | null;

export const whole = (above: number): Figure => ({ above, below: 1 });
export const per = (above: number, below: number): Figure => (below === 0 ? null : { above, below });

/** Rounds to two places, half up. */
export const written = (figure: Figure): number | null =>
	figure && Math.floor((200 * figure.above + figure.below) / (2 * figure.below)) / 100;

export const compare = (a: NonNullable<Figure>, b: NonNullable<Figure>) => a.above * b.below - b.above * a.below;

export type Known = string | number | boolean | null;

const isSpan = (value: object): value is { from?: Known; to?: Known } => !Array.isArray(value);

/** True if a fact is the value, one of the values, or within the span. An unknown fact meets nothing. */
export function meets(fact: Known, value: unknown): boolean {
	if (fact === null) return false;
	if (Array.isArray(value)) return value.some((one) => meets(fact, one));
	if (typeof value !== "object" || value === null) return String(fact) === String(value);
	if (!isSpan(value)) return false;
	const { from, to } = value;
	return (from == null || fact >= from) && (to == null || fact <= to);
}

/** Like `meets`, for a figure. */
export function within(figure: Figure, value: unknown): boolean {
	if (figure === null) return false;
	if (Array.isArray(value)) return value.some((one) => within(figure, one));
	if (typeof value === "number") return within(figure, { from: value, to: value });
	const { from, to } = value as { from?: number; to?: number };
	const exact = figure.above / figure.below;
	return (from === undefined || exact >= from) && (to === undefined || exact <= to);
}
