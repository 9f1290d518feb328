import type { Measure } from "../measures/measure.ts";
import { possibleOf } from "../possible.ts";
import { questionShape } from "../question.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";
import { type Fault, fault, isTable, shownAs, type Table } from "./fault.ts";
import { type Context, streakFaults, wherePart } from "./part.ts";
import { listFaults, namesAt, rowsIn, strangeName } from "./places.ts";
import { wrongValue } from "./values.ts";

const { shape } = questionShape.of.unwrap();
const NAMES = Object.keys(shape);

/** Faults of `of`, the whole of a share, in the question `asked`. */
export function wholeFaults(path: string, sent: unknown, asked: Table, context: Context): Fault[] {
	if (!isTable(sent)) return [fault(path, sent, `${shownAs(sent)} does not fit: of is an object.`)];
	const rows = sent.rows === undefined ? context.rows : rowsIn(sent.rows);
	const strange = Object.keys(sent).filter((name) => sent[name] !== undefined && !NAMES.includes(name));
	const until = isTable(sent.where) ? sent.where.until : undefined;
	const first = Array.isArray(asked.measures) ? asked.measures.slice(0, 1) : undefined;
	return [
		...strange.map((name) => strangeName(`${path}.${name}`, name, "question", rows, NAMES)),
		...(asked.list === true
			? [fault(path, sent, "A list is of rows, which have no share: leave out list or of.")]
			: []),
		...(sent.rows === undefined ? [] : wrongValue(`${path}.rows`, sent.rows, questionShape.rows)),
		...rateFaults("measures", first, context.rows),
		...(sent.measures === undefined
			? defaultFaults(`${path}.measures`, first, rows)
			: listFaults(`${path}.measures`, sent.measures, "measures", rows, shape.measures.unwrap())),
		...rateFaults(`${path}.measures`, sent.measures, rows),
		...(until === undefined
			? wherePart(`${path}.where`, sent.where, { ...context, rows }, true)
			: [fault(`${path}.where.until`, until, "The end of a share is the question's own until.")]),
		...streakFaults(`${path}.where`, sent.where, rows),
		...(asked.until !== undefined && rows && !possibleOf(rows).until
			? [
					fault(
						`${path}.rows`,
						rows,
						`The ${ROWS[rows].kind.says} have no place in the order of play: leave out until.`,
					),
				]
			: []),
		...groupFaults(`${path}.by`, sent.by, asked.by, rows),
	];
}

/** A share needs counts, so neither measure may be a rate. */
function rateFaults(path: string, sent: unknown, rows: RowsName | undefined): Fault[] {
	const [name] = Array.isArray(sent) ? sent : [];
	if (!rows || typeof name !== "string" || !namesAt("measures", rows).includes(name)) return [];
	const measures: Record<string, Measure> = ROWS[rows].measures;
	const counts = Object.keys(measures).filter((key) => typeof measures[key]?.sql === "string");
	return counts.includes(name) ? [] : [fault(`${path}.${name}`, name, `${name} is a rate: it has no share.`, counts)];
}

/** Without a measure of its own, `of` uses the question's first one, which its rows must have. */
function defaultFaults(path: string, first: unknown[] | undefined, rows: RowsName | undefined): Fault[] {
	const [name] = first ?? [];
	const names = namesAt("measures", rows);
	if (!rows || typeof name !== "string" || names.includes(name)) return [];
	return [fault(path, undefined, `${name} is no measure of ${rows}: name the measure of the whole.`, names)];
}

function groupFaults(path: string, sent: unknown, asked: unknown, rows: RowsName | undefined): Fault[] {
	if (sent === undefined) return [];
	const faults = listFaults(path, sent, "by", rows);
	const outer: unknown[] = Array.isArray(asked) ? asked : [];
	const alone = Array.isArray(sent) ? sent.filter((name) => !outer.includes(name)) : [];
	const reason = "The question itself is not grouped by it.";
	return [...faults, ...alone.map((name) => fault(`${path}.${name}`, name, reason, outer.map(String)))];
}
