import { AGAINST, CONDITIONS } from "./conditions.ts";
import { usualLimit } from "./lines.ts";
import { isQuestion, type Question, type Where } from "./question.ts";

const inOrder = (table: Record<string, unknown>, values: Record<string, unknown>) =>
	Object.fromEntries(
		Object.keys(table).flatMap((name) => (values[name] === undefined ? [] : [[name, plain(values[name])]])),
	);
const byName = (values: Record<string, unknown>) =>
	Object.fromEntries(
		Object.entries(values)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, value]) => [name, plain(value)]),
	);
const some = <Value extends object>(name: string, value: Value | undefined) =>
	value && Object.keys(value).length > 0 ? { [name]: value } : {};

/** Compares values of one type by size, and values of different types as text. */
function inTurn(a: unknown, b: unknown): number {
	const [one, other] = typeof a === typeof b ? [a as string, b as string] : [String(a), String(b)];
	return one < other ? -1 : one > other ? 1 : 0;
}

/** The canonical form of a value: lists sorted and without repeats, a list of one as the value itself. */
function plain(value: unknown): unknown {
	if (Array.isArray(value)) {
		const values = [...new Set(value)].sort(inTurn);
		return values.length === 1 ? values[0] : values;
	}
	if (typeof value !== "object" || value === null) return value;
	if (isQuestion(value)) return { question: canonical(value.question) };
	const { from, to } = value as { from?: unknown; to?: unknown };
	if (from !== undefined && from === to) return from;
	return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function canonicalWhere({ against, figures, innings_figures, not, ...where }: Where & { not?: Where }): Where {
	return {
		...inOrder(CONDITIONS, where),
		...some("against", against && inOrder(AGAINST, against)),
		...some("figures", figures && byName(figures)),
		...some("innings_figures", innings_figures && byName(innings_figures)),
		...some("not", not && canonicalWhere(not)),
	};
}

/** The canonical form of `of`. Rows and measure default to those of the outer question. */
function canonicalOf({ where = {}, by = [], ...of }: NonNullable<Question["of"]>, { rows, measures }: Question) {
	return {
		rows: of.rows ?? rows,
		measures: of.measures ?? measures.slice(0, 1),
		...some("where", canonicalWhere(where)),
		...(by.length > 0 ? { by: [...new Set(by)] } : {}),
	};
}

/** Returns the canonical form, which equal questions share: without defaults, in a fixed order. */
export function canonical(question: Question): Question {
	const { rows, measures, where = {}, by = [], having, order = "best", limit, offset = 0, list = false } = question;
	const { until: within, ...rest } = where;
	const until = question.until ?? (within as number | undefined);
	// two different values of `until` stay, so that the check reports them
	const conditions = within === undefined || within === until ? rest : where;
	return {
		rows,
		measures: [...new Set(measures)],
		...some("where", canonicalWhere(conditions)),
		...(by.length > 0 ? { by: [...new Set(by)] } : {}),
		...some("having", having && byName(having)),
		...(order === "best" ? {} : { order }),
		...(limit === undefined || limit === usualLimit({ order }) || (by.length === 0 && !list) ? {} : { limit }),
		...(offset === 0 ? {} : { offset }),
		...(list ? { list } : {}),
		...(until === undefined ? {} : { until }),
		...some("of", question.of && canonicalOf(question.of, question)),
	};
}
