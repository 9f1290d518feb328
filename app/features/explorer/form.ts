/** Suffixes of a field's additional inputs. */
export const CONTROL_ENDINGS = ["from", "to", "name", "but"] as const;

/**
 * Converts the form's parameters to a question's: 'season.from' and 'season.to' become a span, 'player.name' adds a
 * player, 'team.but' excludes 'team'. Drops empty fields.
 */
export function fromForm(sent: URLSearchParams): URLSearchParams {
	const given = new Map<string, string[]>();
	const spans = new Map<string, { from?: string; to?: string }>();
	const but = new Set<string>();
	const add = (name: string, value: string) => given.set(name, [...(given.get(name) ?? []), value]);
	for (const [name, text] of sent) {
		const value = text.trim();
		const [, field = "", ending] = /^(.+)\.(from|to|name|but)$/.exec(name) ?? [];
		if (!value) continue;
		if (ending === "from" || ending === "to") spans.set(field, { ...spans.get(field), [ending]: value });
		else if (ending === "but") but.add(field);
		else add(ending === "name" ? field : name, value);
	}
	for (const [name, { from = "", to = "" }] of spans) given.set(name, [`${from}..${to}`]);
	const search = new URLSearchParams();
	for (const [name, values] of given)
		for (const value of values) search.append(but.has(name) ? `not.${name}` : name, value);
	return search;
}
