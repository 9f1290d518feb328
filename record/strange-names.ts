import type { MatchRecord } from "./record.ts";

export type RecordName = { name: string; sort: "player" | "side" | "ground" };

/** Every name that the record prints: of players, of sides through time, of grounds. */
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

/**
 * Those names that read like no name: with figures or marks in them, or as long as a sentence. A source of the record could
 * smuggle words to a model in them.
 */
export function strangeNames(names: readonly RecordName[]): string[] {
	return names.flatMap(({ name }) => (LIKE_A_NAME.test(name) && name.split(/\s+/).length <= MOST_WORDS ? [] : name));
}

/** Splits what was made from the record into items that may go to a model and items that contain an unusual name. */
export function partByStrangeNames<Made>(
	names: readonly RecordName[],
	made: readonly Made[],
	textOf: (made: Made) => string,
): { told: Made[]; kept: Made[] } {
	// a text is printed with other apostrophes than a name is written with
	const plain = (text: string) => text.replace(/['\u2018\u2019]/g, "");
	const strange = strangeNames(names).map(plain);
	const { true: kept = [], false: told = [] } = Object.groupBy(made, (one) =>
		strange.some((name) => plain(textOf(one)).includes(name)) ? "true" : "false",
	);
	return { told, kept };
}
