import { AGAINST, CONDITIONS, type Condition, type ListName } from "../language/conditions.ts";
import { type Fault, fault, isTable, shownAs, type Table } from "../language/faults/fault.ts";
import { strangeValue } from "../language/faults/values.ts";
import { isPart, isQuestion } from "../language/question.ts";
import { NAME_KINDS, type NameIndex, type NameKind } from "./build.ts";
import { type Resolved, resolveIn } from "./resolve.ts";

/** The most different names looked up for a question, because a lookup by spelling takes milliseconds. */
const MOST_NAMES = 20;
const MOST_OFFERED = 12;
const LONGEST_NAME = 60;
/** the deepest valid question: of, where, not, against, an inner question with where, not and against */
const MOST_LEVELS = 8;

type WithIds = {
	question: unknown;
	/** the fault of a value without an id: an ambiguous or unknown name */
	faultAt: (path: string, list: ListName, value: unknown) => Fault;
};

const KINDS: Record<string, Condition> = { ...CONDITIONS, ...AGAINST };
const kindOf = (condition: string): NameKind | undefined => {
	const known = Object.hasOwn(KINDS, condition) ? KINDS[condition]?.known : undefined;
	return NAME_KINDS.find((kind) => kind === known);
};

/** Replaces the names in a question's conditions, at any depth, by ids. Ids, and ambiguous or unknown names, stay. */
export async function resolveNames(
	sent: unknown,
	has: (list: ListName, value: unknown) => boolean,
	names: () => Promise<NameIndex>,
): Promise<WithIds> {
	const wanted = new Map<string, { kind: NameKind; name: string }>();
	const keyOf = (kind: ListName, name: unknown) => `${kind} ${name}`;
	const isName = (kind: NameKind, value: unknown): value is string =>
		typeof value === "string" && value.length <= LONGEST_NAME && !has(kind, value);
	mapValues(sent, (kind, value) => {
		if (isName(kind, value)) wanted.set(keyOf(kind, value), { kind, name: value });
		return value;
	});
	if (wanted.size === 0) return { question: sent, faultAt: strangeValue };
	const index = await names();
	const looked = [...wanted].slice(0, MOST_NAMES);
	const found = new Map(looked.map(([key, { kind, name }]) => [key, resolveIn(index, [kind], name)]));
	const ids = new Map([...found].flatMap(([key, one]) => (one.is === "one" ? [[key, one.id]] : [])));
	const question = mapValues(sent, (kind, value) =>
		isName(kind, value) ? (ids.get(keyOf(kind, value)) ?? value) : value,
	);
	return {
		question,
		faultAt(path, list, value) {
			const resolved = found.get(keyOf(list, value));
			if (resolved && resolved.is !== "one") return faultOfName(path, value, resolved);
			if (!wanted.has(keyOf(list, value))) return strangeValue(path, list, value);
			return fault(path, value, `A question has at most ${MOST_NAMES} different names: send ids.`);
		},
	};
}

type Change = (kind: NameKind, value: unknown) => unknown;

/** Maps the values of all conditions of a question, down to the deepest valid level. */
function mapValues(question: unknown, change: Change, levels = MOST_LEVELS): unknown {
	if (!isTable(question)) return question;
	const parts = ["where", "of"].flatMap((name) =>
		isTable(question[name]) ? [[name, mapPart(question[name], change, levels - 1)]] : [],
	);
	return { ...question, ...Object.fromEntries(parts) };
}

function mapPart(part: Table, change: Change, levels: number): Table {
	if (levels <= 0) return part;
	return Object.fromEntries(
		Object.entries(part).map(([name, value]) => {
			const kind = kindOf(name);
			if (isQuestion(value)) return [name, { ...value, question: mapValues(value.question, change, levels - 1) }];
			if (kind) return [name, Array.isArray(value) ? value.map((one) => change(kind, one)) : change(kind, value)];
			return [name, isPart(name) && isTable(value) ? mapPart(value, change, levels - 1) : value];
		}),
	);
}

/** The fault of an ambiguous or unknown name. */
function faultOfName(path: string, sent: unknown, resolved: Exclude<Resolved, { is: "one" }>): Fault {
	const several = resolved.is === "several";
	const candidates = several ? resolved.candidates : resolved.nearest;
	const more = candidates.length - MOST_OFFERED;
	const reason = several
		? `${shownAs(sent)} may be one of ${candidates.length}${more > 0 ? `, the first ${MOST_OFFERED} of them below` : ""}: choose one.`
		: `The record has no ${shownAs(sent)}.`;
	const offered = candidates.slice(0, MOST_OFFERED);
	return {
		...fault(
			path,
			sent,
			reason,
			offered.map(({ id }) => id),
		),
		candidates: offered,
	};
}
