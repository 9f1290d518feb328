import type { ListName } from "../../../record/language/conditions.ts";
import type { NameOf } from "../../../record/language/reading.ts";
import type { MatchRecord } from "../../../record/record.ts";

/**
 * `of`: the ids and names of a list (people, grounds, …), sorted by name; present sides come first. `nameOf`: the name
 * of an id in a list; undefined for an unknown one.
 */
export type Choices = {
	of: (list: ListName) => [value: string, name: string][];
	nameOf: NameOf;
};

/** The question for each list, and the columns of its values and names. */
const LISTS = {
	people: { rows: "people", measure: "people", by: "player", value: "player_id", name: "player" },
	grounds: { rows: "matches", measure: "matches", by: "ground", value: "ground_id", name: "ground" },
	cities: { rows: "matches", measure: "matches", by: "city", value: "city", name: "city" },
	countries: { rows: "matches", measure: "matches", by: "country", value: "country", name: "country" },
	nationalities: { rows: "people", measure: "people", by: "nationality", value: "nationality", name: "nationality" },
	styles: { rows: "people", measure: "people", by: "bowl_style", value: "bowl_style", name: "bowl_style" },
	dismissals: { rows: "dismissals", measure: "count", by: "dismissal", value: "dismissal", name: "dismissal" },
} as const;

/** Returns the ids and names that a question's conditions may have. The record caches its answers. */
export async function readChoices({ askAny, franchises }: MatchRecord): Promise<Choices> {
	const asked = await Promise.all(
		Object.entries(LISTS).map(async ([list, { rows, measure, by, value, name }]) => {
			const answer = await askAny({ rows, measures: [measure], by: [by], order: "keys", limit: 1000 });
			const lines = answer.rows as unknown as Record<string, string | null>[];
			return [list, lines.flatMap((line) => (line[value] ? [[line[value], line[name] as string]] : []))] as const;
		}),
	);
	const sides = franchises.map(({ id, name }) => [id, name]);
	const lists = new Map([...asked, ["franchises", sides] as const]) as Map<ListName, [string, string][]>;
	const names = new Map([...lists].map(([list, values]) => [list, new Map(values)]));
	return { of: (list) => lists.get(list) ?? [], nameOf: (list, id) => names.get(list)?.get(id) };
}
