import type { MatchRecord } from "./record.ts";

export type RecordName = { name: string; sort: "player" | "side" | "ground" };

/** Returns every name that the record prints: players, sides with earlier names, grounds. */
export function recordNames({ names, franchises }: Pick<MatchRecord, "names" | "franchises">): RecordName[] {
	const sides = new Set(franchises.flatMap(({ name, names }) => [name, ...names.map((then) => then.name)]));
	return [
		...names.people.map(({ name }) => ({ name, sort: "player" as const })),
		...names.grounds.map(({ name }) => ({ name, sort: "ground" as const })),
		...[...sides].map((name) => ({ name, sort: "side" as const })),
	];
}

const LIKE_A_NAME = /^[\p{L}\p{M}'’.,()& -]{1,60}$/u;
const MOST_WORDS = 6;

/** Returns unusual names, with which a source could inject text into a model's prompt. */
export function unusualNames(names: readonly RecordName[]): string[] {
	return names.flatMap(({ name }) => (LIKE_A_NAME.test(name) && name.split(/\s+/).length <= MOST_WORDS ? [] : name));
}
