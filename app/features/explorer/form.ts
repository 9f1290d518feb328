import { plainWord } from "./words.ts";

/** A name in the form that fits several people, or nobody. */
export type Unclear = { field: string; message: string; candidates: [id: string, name: string][] };
type FromForm = { search: URLSearchParams; unclear: Unclear[] };

/** Suffixes of a field's further inputs. */
export const CONTROL_ENDINGS = ["from", "to", "name", "but"] as const;

const MOST_CANDIDATES = 12;

/**
 * Converts a plain form to an address: 'season.from' and 'season.to' become a span, 'player.name' a person found by
 * name, 'team.but' excludes 'team'. Empty fields are left out.
 */
export function fromForm(sent: URLSearchParams, people: [id: string, name: string][]): FromForm {
	const given = new Map<string, string[]>();
	const spans = new Map<string, { from?: string; to?: string }>();
	const but = new Set<string>();
	const unclear: Unclear[] = [];
	const add = (name: string, value: string) => given.set(name, [...(given.get(name) ?? []), value]);
	for (const [name, text] of sent) {
		const value = text.trim();
		const [, field = "", ending] = /^(.+)\.(from|to|name|but)$/.exec(name) ?? [];
		if (!value) continue;
		if (ending === "from" || ending === "to") spans.set(field, { ...spans.get(field), [ending]: value });
		else if (ending === "but") but.add(field);
		else if (ending === "name") {
			const found = peopleCalled(value, people);
			const [one] = found;
			if (one && found.length === 1) add(field, one[0]);
			else unclear.push({ field, ...messageFor(value, found) });
		} else add(name, value);
	}
	for (const [name, { from = "", to = "" }] of spans) given.set(name, [`${from}..${to}`]);
	const search = new URLSearchParams();
	for (const [name, values] of given)
		for (const value of values) search.append(but.has(name) ? `not.${name}` : name, value);
	return { search, unclear };
}

function messageFor(name: string, found: Unclear["candidates"]): Omit<Unclear, "field"> {
	if (found.length === 0) return { message: `We couldn't find anyone called “${name}”.`, candidates: [] };
	const several = found.length > MOST_CANDIDATES ? "Many" : plainWord(String(found.length));
	return {
		message: `${several} players are called “${name}”. Which one?`,
		candidates: found.slice(0, MOST_CANDIDATES),
	};
}

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** People with that exact name, else people whose name has every word of it, or a word that begins like it. */
function peopleCalled(name: string, people: [id: string, name: string][]): [id: string, name: string][] {
	const asked = folded(name);
	const exact = people.filter(([, own]) => folded(own) === asked);
	if (exact.length > 0) return exact;
	const words = asked.split(/\s+/);
	return people.filter(([, own]) => {
		const parts = folded(own).split(/[\s-]+/);
		return words.every((word) => parts.some((part) => part.startsWith(word)));
	});
}
