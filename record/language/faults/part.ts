import { AGAINST, CONDITIONS, type Condition, type ListName } from "../conditions.ts";
import { groupsFor } from "../dimensions.ts";
import { possibleOf } from "../possible.ts";
import { isQuestion, partShape, type Question } from "../question.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { faultOfStreak } from "../streaks.ts";
import { type Fault, fault, isTable, shownAs, type Table } from "./fault.ts";
import { namesAt, strangeName } from "./places.ts";
import { wrongValue, wrongValues } from "./values.ts";

export type Values = {
	/** true if a list of the record has the value */
	has: (list: ListName, value: unknown) => boolean;
	/** the fault of a value that the list lacks */
	strange: (path: string, list: ListName, value: unknown) => Fault;
};
export type Context = {
	/** undefined if the rows are unknown; names of any rows are then valid */
	rows: RowsName | undefined;
	values: Values;
	/** collects inner questions; absent where none are allowed */
	inner?: { path: string; sent: unknown }[];
};

/** The parts of `where` that are objects. */
const INSIDE = ["against", "figures", "innings_figures"] as const;

/** Faults of conditions. `whole`: `not` and `until` are allowed. */
export function wherePart(path: string, sent: unknown, context: Context, whole = false): Fault[] {
	if (sent === undefined) return [];
	if (!isTable(sent)) return [fault(path, sent, `${shownAs(sent)} does not fit: where is an object of conditions.`)];
	const { rows } = context;
	const names: string[] = [...namesAt("where", rows)];
	if (whole && rows && possibleOf(rows).until && !names.includes("until")) names.push("until");
	const tables: string[] = [...INSIDE, ...(whole ? ["not"] : [])];
	return Object.entries(sent).flatMap(([name, value]) => {
		const at = `${path}.${name}`;
		if (value === undefined) return [];
		if (name === "not" && whole) return wherePart(at, value, context);
		if (name === "against") return againstPart(at, value, context);
		if (name === "figures" || name === "innings_figures") return figuresPart(at, value, name, rows);
		if (!names.includes(name)) return [strangeName(at, name, "where", rows, [...names, ...tables])];
		return conditionFaults(at, name, value, (CONDITIONS as Record<string, Condition>)[name] as Condition, context);
	});
}

/** The fault of a question about streaks without figures, or with figures of two kinds of innings. */
export function streakFaults(path: string, sent: unknown, rows: RowsName | undefined): Fault[] {
	if (!rows) return [];
	const { figures, not } = isTable(sent) ? sent : ({} as Table);
	const tables = (value: unknown) => (isTable(value) ? value : {});
	const where = { figures: tables(figures), not: { figures: tables(tables(not).figures) } };
	const found = faultOfStreak(ROWS[rows].kind, { rows, measures: [], where } as Question);
	return found ? [fault(found.path.replace("where", path), sent, found.reason)] : [];
}

function againstPart(path: string, sent: unknown, context: Context): Fault[] {
	if (!isTable(sent)) return wrongValue(path, sent, partShape.against);
	const names = namesAt("against", context.rows);
	return Object.entries(sent).flatMap(([name, value]) => {
		if (value === undefined) return [];
		if (!names.includes(name)) return [strangeName(`${path}.${name}`, name, "against", context.rows, names)];
		return conditionFaults(
			`${path}.${name}`,
			name,
			value,
			(AGAINST as Record<string, Condition>)[name] as Condition,
			context,
		);
	});
}

function figuresPart(path: string, sent: unknown, place: "figures" | "innings_figures", rows: RowsName | undefined) {
	const names = namesAt(place, rows);
	return wrongValues(path, sent, partShape[place], (at, name) =>
		names.includes(name) ? undefined : strangeName(at, name, place, rows, names),
	);
}

function conditionFaults(path: string, name: string, value: unknown, condition: Condition, context: Context): Fault[] {
	if (isQuestion(value)) return innerFaults(path, name, value, context);
	const wrong = wrongValue(path, value, condition.value);
	const { known } = condition;
	if (wrong.length > 0 || !known) return wrong;
	const stranger = [value].flat().find((one) => !context.values.has(known, one));
	return stranger === undefined ? [] : [context.values.strange(path, known, stranger)];
}

/** Faults of an inner question. It must be grouped by what the condition takes, alone, because each line is a value. */
function innerFaults(path: string, name: string, value: { question: Question }, { inner }: Context): Fault[] {
	const groups = groupsFor(name);
	if (!inner) return [fault(path, value, "An inner question holds no question of its own.")];
	if (groups.length === 0) return [fault(path, value, `${name} takes no question as its value.`)];
	inner.push({ path, sent: value.question });
	const { by } = isTable(value.question) ? (value.question as Table) : {};
	if (Array.isArray(by) && by.length === 1 && groups.includes(by[0])) return [];
	const reason = `The inner question is grouped by ${groups.join(" or ")} alone: each line is a value.`;
	return [fault(`${path}.question.by`, by, reason, groups)];
}
