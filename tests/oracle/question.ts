import type { Kind } from "./kinds/kind.ts";
import { DIMENSIONS, knows, MEANINGS, type Meaning } from "./meaning.ts";
import { oddFigure, saysWhich } from "./streaks.ts";

export type Part = Record<string, unknown> & {
	against?: Record<string, unknown>;
	figures?: Record<string, unknown>;
	innings_figures?: Record<string, unknown>;
};
/** A question as JSON. */
export type Asked = {
	rows: string;
	measures: string[];
	where?: Part & { not?: Part };
	by?: string[];
	having?: Record<string, unknown>;
	order?: "best" | "worst" | "keys" | "latest";
	limit?: number;
	until?: number;
	of?: Pick<Asked, "where" | "by"> & Partial<Pick<Asked, "rows" | "measures">>;
};

/** The conditions of a part, with `against.` names. */
export function conditionsOf(part: Part): [name: string, value: unknown][] {
	const { not: _, against = {}, figures: __, innings_figures: ___, ...rest } = part;
	const others = Object.entries(against).map(([name, value]): [string, unknown] => [`against.${name}`, value]);
	return [...Object.entries(rest), ...others].filter(([, value]) => value !== undefined);
}

export const meaningOf = (name: string): Meaning => {
	const meaning = MEANINGS[name];
	if (!meaning) throw new Error(`nothing is meant by ${name}`);
	return meaning;
};

/** The fields of a question that its rows do not support. */
export function faultsOf(asked: Asked, kind: Kind): string[] {
	const faults: string[] = [];
	const { where = {}, having = {}, by = [], until } = asked;
	const check = (part: Part, path: string) => {
		for (const [name] of conditionsOf(part))
			if (!(name === "until" && path === "where" && asked.rows === "campaigns"))
				if (!knows(kind, meaningOf(name).fact)) faults.push(`${path}.${name}`);
		for (const name of Object.keys(part.figures ?? {}))
			if (!(name in kind.figures)) faults.push(`${path}.figures.${name}`);
		for (const name of Object.keys(part.innings_figures ?? {}))
			if (!kind.parts || !(name in kind.figures)) faults.push(`${path}.innings_figures.${name}`);
	};
	check(where, "where");
	check(where.not ?? {}, "where.not");
	if (until !== undefined && kind.timeless) faults.push("until");
	for (const name of asked.measures) if (!(name in kind.measures)) faults.push(`measures.${name}`);
	for (const name of Object.keys(having))
		if (!(name in kind.measures) && !(name === "share" && asked.of)) faults.push(`having.${name}`);
	for (const name of by) {
		const fact = DIMENSIONS[name]?.facts.find((one) => knows(kind, one));
		// a row with several people in one part would be in several lines
		if (!fact || kind.shared?.includes(fact)) faults.push(`by.${name}`);
	}
	if (kind.streaks && !saysWhich(kind.streaks, asked)) faults.push("where.figures");
	const odd = kind.streaks && oddFigure(kind.streaks, asked);
	if (odd) faults.push(odd);
	const columns = by.flatMap((name) => columnsOf(name).map((column) => ({ name, column })));
	for (const [place, { name, column }] of columns.entries())
		if (columns.slice(0, place).some((other) => other.column === column && other.name !== name))
			faults.push(`by.${name}`);
	return faults;
}

const columnsOf = (name: string) => [DIMENSIONS[name]?.column, DIMENSIONS[name]?.second?.column].filter(Boolean);
