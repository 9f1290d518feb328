import { CONDITIONS, type ConditionName } from "../conditions.ts";
import { possibleOf } from "../possible.ts";
import { type Facets, ofBalls, ofInnings, ofMatch, ofPerson, ofSide } from "../rows/kind.ts";
import { ROWS, type RowsName } from "../rows/rows.ts";

const NAMES = Object.keys(CONDITIONS) as ConditionName[];
const conditionsOn = (facets: Facets) => NAMES.filter((name) => facets[CONDITIONS[name].facet] !== undefined);

/** Sets of conditions that many kinds of rows share, larger sets first. */
const SETS: [name: string, conditions: ConditionName[]][] = [
	["match", conditionsOn(ofMatch)],
	["side", conditionsOn(ofSide).filter((name) => !conditionsOn(ofMatch).includes(name))],
	["innings", conditionsOn(ofInnings).filter((name) => !conditionsOn(ofSide).includes(name))],
	["ball", conditionsOn(ofBalls)],
	["person", conditionsOn(ofPerson)],
];

/** Returns a text with each kind's measures, conditions and figures. Shared conditions are named sets. */
export function rowsText(): string {
	const sets = SETS.map(([name, conditions]) => `@${name} = ${conditions.join(" ")}`);
	const kinds = (Object.keys(ROWS) as RowsName[]).map((rows) => {
		const { measures, conditions, against, figures } = possibleOf(rows);
		const whole = SETS.filter(([, names]) => names.every((name) => conditions.includes(name)));
		const others = conditions.filter((name) => !whole.some(([, names]) => names.includes(name)));
		const where = [...whole.map(([name]) => `@${name}`), ...others, ...against.map((name) => `against.${name}`)];
		return [
			`${rows} (${ROWS[rows].kind.says}): ${measures.join(" ")}`,
			`  where: ${where.join(" ")}`,
			...(figures.length > 0 ? [`  figures: ${figures.join(" ")}`] : []),
		].join("\n");
	});
	return [...sets, ...kinds].join("\n");
}
