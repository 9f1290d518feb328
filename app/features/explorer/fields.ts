import { z } from "zod";
import {
	AGAINST,
	CONDITIONS,
	type Condition,
	type ConditionName,
	type ListName,
} from "../../../record/language/conditions.ts";
import type { Possible } from "../../../record/language/possible.ts";
import type { Where } from "../../../record/language/question.ts";
import { labelledText } from "../../../record/language/reading.ts";
import { AGAINST_WORDS, CONDITION_WORDS, type GROUPS, plainWord } from "./words.ts";

/** A condition's form field with its current value. */
export type Field = {
	/** the parameter's name */
	name: string;
	label: string;
	group: (typeof GROUPS)[number];
	control: Control;
	/** the ends of a span; a single value is both ends */
	from: string;
	to: string;
	chosen: string[];
	/** names of the chosen people */
	names: string[];
	/** the question excludes the value */
	but: boolean;
	set: boolean;
};
type Control =
	| { kind: "person" | "number" }
	| { kind: "span"; of: "number" | "date" }
	| { kind: "several" | "one"; choices: [value: string, text: string][] };

type ListOf = (list: ListName) => [value: string, name: string][];
type Part = Record<string, unknown>;

/** Returns a field per condition of the rows, filled from `where`. */
export function fieldsOf(possible: Possible, where: Where & { not?: Where }, listOf: ListOf): Field[] {
	const { not = {}, ...is } = where;
	const fieldFrom = (name: string, condition: Condition, words: readonly [string, Field["group"]], parts: Part[]) => {
		const key = name.replace("against.", "");
		const [value, excluded] = parts.map((part) => part[key]);
		const but = value === undefined && excluded !== undefined;
		const now = but ? excluded : value;
		const word = (one: unknown) => plainWord(labelledText(key as ConditionName, one, () => undefined));
		const held = formValues(now);
		const control = controlOf(condition, listOf, word);
		const people = control.kind === "person" ? new Map(listOf("people")) : undefined;
		const names = people ? held.chosen.map((id) => people.get(id) ?? id) : [];
		return { name, label: words[0], group: words[1], control, names, but, ...held };
	};
	return [
		...possible.conditions
			.filter((name) => name !== "until")
			.map((name) => fieldFrom(name, CONDITIONS[name], CONDITION_WORDS[name], [is, not])),
		...possible.against.map((name) =>
			fieldFrom(`against.${name}`, AGAINST[name], AGAINST_WORDS[name], [is.against ?? {}, not.against ?? {}]),
		),
	];
}

/** Splits a value into the ends of a span, or choices. */
export function formValues(value: unknown): Pick<Field, "from" | "to" | "chosen" | "set"> {
	const text = (one: unknown) => (one === undefined ? "" : String(one));
	if (value === undefined) return { from: "", to: "", chosen: [], set: false };
	if (Array.isArray(value)) return { from: "", to: "", chosen: value.map(String), set: true };
	if (typeof value !== "object" || value === null)
		return { from: text(value), to: text(value), chosen: [String(value)], set: true };
	const { from, to } = value as { from?: unknown; to?: unknown };
	return { from: text(from), to: text(to), chosen: [], set: true };
}

/** The input for a condition, by its schema. */
function controlOf({ value, known }: Condition, listOf: ListOf, word: (value: unknown) => string): Control {
	if (known === "people") return { kind: "person" };
	if (known === "matches") return { kind: "number" };
	if (known) return { kind: "several", choices: listOf(known) };
	const named = namedValues(z.toJSONSchema(value, { io: "input", unrepresentable: "any" }));
	const takesSeveral = (choices: unknown[]) => value.safeParse(choices).success;
	if (named.length > 0)
		return {
			kind: takesSeveral(named) ? "several" : "one",
			choices: named.map((one) => [String(one), word(one)]),
		};
	if (value.safeParse({ from: 1 }).success) return { kind: "span", of: "number" };
	return value.safeParse({ from: "2016-04-09" }).success ? { kind: "span", of: "date" } : { kind: "number" };
}

type Schema = { anyOf?: unknown[]; enum?: unknown[]; const?: unknown; type?: string };

/** The values that a schema enumerates. */
function namedValues(schema: unknown): unknown[] {
	const { anyOf = [], enum: names = [], const: one, type } = schema as Schema;
	const flags = type === "boolean" && one === undefined ? [true, false] : [];
	return [...anyOf.flatMap(namedValues), ...names, ...(one === undefined ? [] : [one]), ...flags];
}
