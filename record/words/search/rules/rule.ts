import type { Where } from "../../../language/question.ts";
import type { Bounds, Piece } from "../../pieces.ts";

type Kind = Piece["is"];
export type Of<Name extends Kind> = Extract<Piece, { is: Name }>;
/**
 * Neighbours that make one: the kinds in a row, and what they become; undefined when they do not belong together. `tight`:
 * no word without meaning may be between them; `across`: a comma may; `apart`: a comma comes before the last.
 */
export type Rule = {
	take: Kind[];
	make: (...pieces: never[]) => Piece[] | undefined;
	when?: "tight" | "across" | "apart";
};

export const rule = <const Kinds extends Kind[]>(
	take: Kinds,
	make: (...pieces: { [At in keyof Kinds]: Of<Kinds[At]> }) => Piece[] | undefined,
	when?: Rule["when"],
): Rule => ({ take: [...take], make: make as Rule["make"], ...(when ? { when } : {}) });

export const where = (...any: Where[]): Piece[] => [{ is: "where", any }];
export const line = (bounds: Bounds): Piece[] => [{ is: "bounds", bounds }];

/** "Over 8" of a rate is just above it; the language asks whole numbers of counts, where it is the next one. */
const STEP = 0.001;
export const BOUNDS: Record<Of<"compare">["bound"], (value: number) => Bounds> = {
	from: (value) => ({ from: value }),
	over: (value) => ({ from: value + STEP }),
	to: (value) => ({ to: value }),
	under: (value) => ({ to: value - STEP }),
	exactly: (value) => ({ from: value, to: value }),
};
export const isYear = (value: number) => value > 2000 && value <= 2050;

/** "Seven or lower" in the order is seven or a greater number. */
export const lower = ({ from, to }: Bounds): Bounds =>
	(from === to
		? { from, to }
		: {
				...(to === undefined ? {} : { from: Math.ceil(to) }),
				...(from === undefined ? {} : { to: Math.floor(from) }),
			}) as Bounds;
