import type { Franchise, Names } from "../../record.ts";

/** The names of ids. */
export type NameOf = (id: unknown) => string;

/** A name for every id of people, sides and grounds. */
export function namesOf({ names, franchises }: { names: Names; franchises: Franchise[] }): NameOf {
	const known = new Map<string, string>();
	for (const { id, name } of [...names.people, ...names.grounds, ...franchises]) known.set(id, name);
	return (id) => known.get(String(id)) ?? String(id);
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(words: string[], last = "and"): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
