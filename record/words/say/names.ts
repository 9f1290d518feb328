import type { Franchise, Names } from "../../record.ts";

/** The names of ids. */
export type NameOf = (id: unknown) => string;

/** A name for every id of people, sides and grounds. */
export function namesOf({ names, franchises }: { names: Names; franchises: Franchise[] }): NameOf {
	const known = new Map<string, string>();
	for (const { id, name } of [...names.people, ...names.grounds, ...franchises]) known.set(id, name);
	const current = franchises.flatMap(({ id, is_current: isCurrent }) => (isCurrent ? [id] : []));
	known.set(String(current), `the ${current.length} current teams`);
	return (id) => known.get(String(id)) ?? String(id);
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(words: string[], last = "and"): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** "Chris Morris's", and of several "Mumbai Indians'". */
export const possessive = (name: string, isMany: boolean): string =>
	`${name}${isMany && name.endsWith("s") ? "'" : "'s"}`;

/** 'first', 'second', '11th'. */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}${endingOf(place)}`;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const endingOf = (place: number) =>
	place % 100 > 10 && place % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
/** A number at the beginning of a sentence. */
export const opening = (count: number): string => WORDS[count] ?? count.toLocaleString("en-US");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
