import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type Dimension, type DimensionName } from "./dimensions.ts";
import type { Facets, RowKind } from "./rows/kind.ts";
import { ROWS, type RowsName } from "./rows/rows.ts";

/** The vocabulary of a question about some rows. The check refuses other names. */
export type Possible = {
	measures: string[];
	conditions: ConditionName[];
	/** conditions on the other person of a ball */
	against: (keyof typeof AGAINST)[];
	/** thresholds on one row */
	figures: string[];
	/** thresholds on the row's whole innings, for questions with conditions on balls */
	innings_figures: string[];
	/** example figures, for rows whose questions must name some */
	needs: Record<string, { from: number }>;
	by: DimensionName[];
	/** true if the rows have a place in the order of play */
	until: boolean;
};

export function possibleOf(rows: RowsName): Possible {
	const { kind, measures } = ROWS[rows] as { kind: RowKind; measures: object };
	const figures = Object.keys(kind.figures);
	return {
		measures: Object.keys(measures),
		conditions: known(CONDITIONS, kind.facets),
		against: known(AGAINST, kind.facets),
		figures,
		innings_figures: kind.balls ? figures : [],
		needs: kind.streak?.needs ?? {},
		by: (Object.keys(DIMENSIONS) as DimensionName[]).filter((name) => typeof factOf(name, kind.facets) === "string"),
		until: kind.upTo !== undefined || kind.facets.sequence !== undefined,
	};
}

/** The fact behind a group in these rows: SQL, a list of values, or undefined. */
export const factOf = (name: DimensionName, facets: Facets) =>
	(DIMENSIONS[name] as Dimension).facets.map((facet) => facets[facet]).find((fact) => fact !== undefined);

const known = <Name extends string>(table: Record<Name, Condition>, facets: Facets) =>
	(Object.keys(table) as Name[]).filter((name) => facets[table[name].facet] !== undefined);
