import type { MatchRecord } from "../../../../record/record.ts";
import { MOST_CANDIDATES } from "./rules.ts";

type Person = MatchRecord["names"]["people"][number];

/** A name in a feed and its person: known, chosen as somebody new, or still to be chosen at the desk. */
export type FeedName = {
	name: string;
	franchise_id: string;
	/** of the record; or made from the name, for a person without one */
	id: string;
	state: "known" | "new" | "unknown";
};

/** An admin's choice for a name of a side: a person's id, or null for a person that the record lacks. */
export type Choice = { franchise_id: string; name: string; person_id: string | null };

type Side = {
	franchise_id: string;
	names: string[];
	/** ids of the record that played for it or are in its squads */
	people: ReadonlySet<string>;
};
type NameSources = {
	people: readonly Person[];
	choices: readonly Choice[];
	/** ids that the feed gives, by name */
	registry: Record<string, string>;
};

/**
 * Finds the persons of a side's names: by an admin's choice, else by an id of the record, else by the exact name of one person of that
 * side. It never guesses, and no two names get the same person.
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

/** Candidates for a name, the likeliest first: the same last name, then the same side, then the same first letter. */
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
