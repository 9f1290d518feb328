import type { MatchRecord } from "../../../../record/record.ts";
import { MOST_CANDIDATES } from "./rules.ts";

type Person = MatchRecord["names"]["people"][number];

/**
 * A name in a feed with its person. 'new': an admin said that the record lacks the person. 'unknown': an admin still
 * has to choose.
 */
export type FeedName = {
	name: string;
	franchise_id: string;
	/** the record's id, or one made of side and name */
	id: string;
	state: "known" | "new" | "unknown";
};

/** An admin's choice for a name of a side; a null person is one that the record lacks. */
export type Choice = { franchise_id: string; name: string; person_id: string | null };

type Side = {
	franchise_id: string;
	names: string[];
	/** ids of everybody who played for the side or is in a squad of it */
	people: ReadonlySet<string>;
};
type NameSources = {
	people: readonly Person[];
	choices: readonly Choice[];
	/** ids of the feed's own registry, by name */
	registry: Record<string, string>;
};

/**
 * Finds the person of each name of a side: by an admin's choice, else by the feed's id, else by the exact name if one
 * person of the side has it. It never guesses. A second name for the same person stays unknown.
 */
export function resolveSide({ franchise_id, names, people: ofSide }: Side, sources: NameSources): FeedName[] {
	const ids = new Set(sources.people.map(({ id }) => id));
	const used = new Set<string>();
	return names.map((name) => {
		const chosen = sources.choices.find((choice) => choice.franchise_id === franchise_id && choice.name === name);
		const registryId = Object.hasOwn(sources.registry, name) ? sources.registry[name] : undefined;
		const id = chosen
			? chosen.person_id
			: registryId && ids.has(registryId)
				? registryId
				: onlyPersonNamed(sources.people, ofSide, name);
		if (id && ids.has(id) && !used.has(id)) {
			used.add(id);
			return { name, franchise_id, id, state: "known" };
		}
		return {
			name,
			franchise_id,
			id: `${franchise_id} ${name}`,
			state: chosen && !chosen.person_id ? "new" : "unknown",
		};
	});
}

function onlyPersonNamed(people: readonly Person[], ofSide: ReadonlySet<string>, name: string): string | null {
	const matching = people.filter((person) => ofSide.has(person.id) && [person.name, person.initials].includes(name));
	return matching.length === 1 ? (matching[0]?.id ?? null) : null;
}

export type Candidate = { id: string; name: string; matches: number; of_side: boolean };

/** People with the same last name, best match first: those of the side, then those with the same first letter. */
export function candidatesFor(name: string, people: readonly Person[], ofSide: ReadonlySet<string>): Candidate[] {
	const last = lastWord(name);
	return people
		.filter((person) => lastWord(person.name) === last || lastWord(person.initials) === last)
		.map((person) => ({ person, of_side: ofSide.has(person.id), alike: person.initials[0] === name[0] }))
		.toSorted(
			(a, b) =>
				Number(b.of_side) - Number(a.of_side) ||
				Number(b.alike) - Number(a.alike) ||
				b.person.matches - a.person.matches,
		)
		.slice(0, MOST_CANDIDATES)
		.map(({ person: { id, name, matches }, of_side }) => ({ id, name, matches, of_side }));
}

const lastWord = (name: string) => name.trim().toLowerCase().split(" ").at(-1);
