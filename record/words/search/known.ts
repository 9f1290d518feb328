import { AGAINST, CONDITIONS, type Condition } from "../../language/conditions.ts";
import type { Where } from "../../language/question.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";

/** Whether rows of the kind know what a condition asks. */
export function knows(rows: RowsName, { against = {}, figures = {}, ...where }: Where): boolean {
	const { kind } = ROWS[rows];
	const known = (table: Record<string, Condition>, name: string) => (table[name]?.facet ?? "") in kind.facets;
	return (
		Object.keys(where).every((name) => known(CONDITIONS, name)) &&
		Object.keys(against).every((name) => known(AGAINST, name)) &&
		Object.keys(figures).every((name) => name in kind.figures)
	);
}
