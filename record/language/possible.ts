import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type Dimension, type DimensionName } from "./dimensions.ts";
import type { Facets, RowKind } from "./rows/kind.ts";
import { ROWS, type RowsName } from "./rows/rows.ts";

/** What a question can say of its rows; anything else is refused. */
export type Possible = {
	measures: string[];
	conditions: ConditionName[];
	/** of the person on the other side of the ball */
	against: (keyof typeof AGAINST)[];
	/** thresholds on one row */
	figures: string[];
	/** thresholds on the whole innings of a row, beside conditions on balls */
	innings_figures: string[];
	by: DimensionName[];
	/** the rows know their place in the order of play */
	until: boolean;
};

/** What a question of these rows can say, by the tables of the language. */
export function possibleOf(rows: RowsName): Possible {
	const { kind, measures } = ROWS[rows] as { kind: RowKind; measures: object };
	const figures = Object.keys(kind.figures);
	return {
		measures: Object.keys(measures),
		conditions: known(CONDITIONS, kind.facets),
		against: known(AGAINST, kind.facets),
		figures,
		innings_figures: kind.balls ? figures : [],
		by: (Object.keys(DIMENSIONS) as DimensionName[]).filter((name) => typeof factOf(name, kind.facets) === "string"),
		until: kind.upTo !== undefined || kind.facets.sequence !== undefined,
	};
}

/** What the rows know of a dimension: SQL, a list of several, or nothing. */
export const factOf = (name: DimensionName, facets: Facets) =>
	(DIMENSIONS[name] as Dimension).facets.map((facet) => facets[facet]).find((fact) => fact !== undefined);

const known = <Name extends string>(table: Record<Name, Condition>, facets: Facets) =>
	(Object.keys(table) as Name[]).filter((name) => facets[table[name].facet] !== undefined);
