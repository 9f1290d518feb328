import { z } from "zod";
import type { ListName } from "../conditions.ts";
import { type Fault, fault, isTable, shownAs } from "./fault.ts";

/** The choices of a schema, such as 'league', 'playoff' and 'final'. */
function choicesOf(schema: z.ZodType): string[] {
	const found = CHOICES.get(schema) ?? choicesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
	CHOICES.set(schema, found);
	return found;
}
const CHOICES = new WeakMap<z.ZodType, string[]>();

function choicesIn({ type, enum: words, const: word, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] {
	if (words) return words.map(String);
	if (word !== undefined) return [String(word)];
	if (type === "boolean") return ["true", "false"];
	return anyOf.flatMap((one) => (typeof one === "object" ? choicesIn(one) : []));
}

/** The fault of a value that its schema rejects, or none. The reason quotes the schema's description. */
export function wrongValue(path: string, sent: unknown, schema: z.ZodType, possible?: readonly string[]): Fault[] {
	if (schema.safeParse(sent).success) return [];
	const takes = schema.description ?? "another value";
	const reason = sent === undefined ? `Missing: ${takes}.` : `${shownAs(sent)} does not fit: ${takes}.`;
	return [fault(path, sent, reason, possible ?? choicesOf(schema))];
}

/** Faults of thresholds: unknown names, and invalid values. */
export function wrongValues(
	path: string,
	sent: unknown,
	schema: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodType>>,
	strangeAt: (path: string, name: string) => Fault | undefined,
): Fault[] {
	if (!isTable(sent)) return wrongValue(path, sent, schema);
	return Object.entries(sent).flatMap(([name, value]) => {
		const at = `${path}.${name}`;
		const strange = strangeAt(at, name);
		return strange ? [strange] : value === undefined ? [] : wrongValue(at, value, schema.unwrap().valueType);
	});
}

const NOUNS: Record<ListName, string> = {
	people: "person",
	franchises: "side",
	grounds: "ground",
	cities: "city",
	countries: "country of a ground",
	nationalities: "nationality",
	styles: "style of bowling",
	dismissals: "kind of dismissal",
	matches: "match",
};

/** The fault of a value that the record lacks. */
export const strangeValue = (path: string, list: ListName, sent: unknown): Fault =>
	fault(path, sent, `The record has no ${NOUNS[list]} ${shownAs(sent)}.`);
