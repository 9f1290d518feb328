import { possibleOf } from "../possible.ts";
import { questionShape } from "../question.ts";
import type { RowKind } from "../rows/kind.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { type Fault, fault, isTable, shownAs, type Table } from "./fault.ts";
import { type Context, streakFaults, type Values, wherePart } from "./part.ts";
import { listFaults, namesAt, rowsIn, strangeName } from "./places.ts";
import { strangeValue, wrongValue, wrongValues } from "./values.ts";
import { wholeFaults } from "./whole.ts";

/** Each inner question costs as much as another question. */
const MOST_INNER = 4;
const NAMES = Object.keys(questionShape);
const NAMES_OF_INNER = NAMES.filter((name) => name !== "of");
const PLAIN = ["order", "limit", "offset", "list", "until"] as const;

/** Returns all faults of a value sent as a question, inner questions included: the first one of each path. */
export function faultsOf(sent: unknown, values: Values = { has: () => true, strange: strangeValue }): Fault[] {
	const inner: Required<Context>["inner"] = [];
	const faults = faultsIn(sent, "", NAMES, { values, inner });
	for (const { path, sent: asked } of inner.slice(0, MOST_INNER))
		faults.push(...faultsIn(withEnd(asked, sent), `${path}.question`, NAMES_OF_INNER, { values }));
	for (const { path, sent } of inner.slice(MOST_INNER, MOST_INNER + 1))
		faults.push(fault(path, sent, `A question holds at most ${MOST_INNER} others.`));
	return faults.filter(({ path }, place) => faults.findIndex((other) => other.path === path) === place);
}

/** The inner question with the outer `until`, unless it has its own. */
function withEnd(inner: unknown, outer: unknown): unknown {
	if (!isTable(inner) || !isTable(outer) || inner.until !== undefined) return inner;
	const until = outer.until ?? (isTable(outer.where) ? outer.where.until : undefined);
	return until === undefined ? inner : { ...inner, until };
}

function faultsIn(sent: unknown, path: string, names: string[], context: Omit<Context, "rows">): Fault[] {
	if (!isTable(sent)) return [fault(path, sent, `${shownAs(sent)} is no question: a question is an object.`, names)];
	const rows = rowsIn(sent.rows);
	const at = (name: string) => (path ? `${path}.${name}` : name);
	const within = { ...context, rows };
	const strange = Object.keys(sent).filter((name) => sent[name] !== undefined && !names.includes(name));
	return [
		...strange.map((name) => strangeName(at(name), name, "question", rows, names)),
		...wrongValue(at("rows"), sent.rows, questionShape.rows),
		...listFaults(at("measures"), sent.measures, "measures", rows),
		...wherePart(at("where"), sent.where, within, true),
		...streakFaults(at("where"), sent.where, rows),
		...groupFaults(at("by"), sent, rows),
		...havingFaults(at("having"), sent, rows),
		...PLAIN.flatMap((name) => (sent[name] === undefined ? [] : wrongValue(at(name), sent[name], questionShape[name]))),
		...untilFaults(at, sent, within),
		...orderFaults(at("order"), sent, rows),
		...(sent.of === undefined || !names.includes("of") ? [] : wholeFaults(at("of"), sent.of, sent, within)),
	];
}

function groupFaults(path: string, { by, list }: Table, rows: RowsName | undefined): Fault[] {
	if (by === undefined) return [];
	const both = list === true && Array.isArray(by) && by.length > 0;
	const reason = "A list returns the rows themselves, not groups: leave out by or list.";
	return [...listFaults(path, by, "by", rows), ...(both ? [fault(path, by, reason)] : [])];
}

function havingFaults(path: string, { having, of }: Table, rows: RowsName | undefined): Fault[] {
	if (having === undefined) return [];
	const names = [...namesAt("having", rows), ...(of === undefined ? [] : ["share"])];
	return wrongValues(path, having, questionShape.having, (at, name) =>
		names.includes(name) ? undefined : strangeName(at, name, "having", rows, names),
	);
}

/** A question has one `until`, sent as its own field or as a condition. */
function untilFaults(at: (name: string) => string, { until, where }: Table, { rows, values }: Context): Fault[] {
	if (until === undefined) return [];
	const within = isTable(where) ? where.until : undefined;
	if (rows && !possibleOf(rows).until)
		return [
			fault(at("until"), until, `The ${ROWS[rows].kind.says} have no place in the order of play: leave out until.`),
		];
	if (within !== undefined && within !== until)
		return [fault(at("where.until"), within, "It differs from the question's own until: send one of the two.")];
	return values.has("matches", until) ? [] : [values.strange(at("until"), "matches", until)];
}

/** Order "latest" needs rows of matches in a list, or a group by match or season alone. */
function orderFaults(path: string, { order, list, by }: Table, rows: RowsName | undefined): Fault[] {
	if (order !== "latest" || !rows) return [];
	const { facets }: RowKind = ROWS[rows].kind;
	const played = list === true || ["match", "season"].includes(String(by));
	if (facets.sequence !== undefined && played) return [];
	return [
		fault(path, order, "Only rows that were played have a latest, in a list or grouped by match or season alone.", [
			"best",
			"worst",
			"keys",
		]),
	];
}
