import type { Kind } from "./kinds/kind.ts";
import type { Line } from "./lines.ts";
import type { Asked } from "./question.ts";
import { type Figure, per } from "./values.ts";

/** Computes a line's percentage of the whole. */
export type Share = { value: (line: Line) => Figure };
type Begun = { asked: Asked; kind: Kind; lines: Line[] } | { faults: string[] };

/** Returns the share that a question asks for, nothing if it asks for none, or the faults of the share. */
export function shareIn(
	{ of, list, ...asked }: Asked & { list?: boolean },
	kind: Kind,
	begin: (asked: Asked) => Begun,
): { share?: Share } | { faults: string[] } {
	if (!of) return {};
	if (of.where?.until !== undefined) return { faults: ["of.where.until"] };
	const { by = [] } = of;
	const groups = asked.by ?? [];
	const [name = ""] = asked.measures;
	const [nameOfWhole = name] = of.measures ?? [];
	const whole = begin({
		rows: of.rows ?? asked.rows,
		measures: [nameOfWhole],
		where: { ...of.where, ...untilOf(asked) },
		by,
	});
	if ("faults" in whole) return { faults: whole.faults.map((fault) => `of.${fault}`) };
	const [part, all] = [kind.measures[name], whole.kind.measures[nameOfWhole]];
	if (list || part?.ratio || all?.ratio || by.some((one) => !groups.includes(one))) return { faults: ["of"] };
	const wholes = new Map(whole.lines.map(({ keys, rows }) => [JSON.stringify(keys), all?.value(rows) ?? null]));
	return {
		share: {
			value({ keys, rows }) {
				const figure = part?.value(rows);
				const of = wholes.get(JSON.stringify(by.map((one) => keys[groups.indexOf(one)])));
				return figure && of ? per(100 * figure.above, of.above) : null;
			},
		},
	};
}

function untilOf({ until, where }: Asked): { until?: number } {
	const last = until ?? (where as { until?: number } | undefined)?.until;
	return last === undefined ? {} : { until: last };
}
