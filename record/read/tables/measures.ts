import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import { BATTING } from "./batting.ts";
import { BOWLING } from "./bowling.ts";
import type { Concept, Row, Subject } from "./concept.ts";
import { OTHERS } from "./others.ts";

export type { Concept, Subject } from "./concept.ts";
export const MEASURES = { ...BATTING, ...BOWLING, ...OTHERS } as const satisfies Record<string, Row>;
export type ConceptName = keyof typeof MEASURES;

/** The subject of each kind of rows. */
const SUBJECTS: readonly [Subject, readonly RowsName[]][] = [
	["player", ["batting", "fielding", "appearances", "awards", "squads"]],
	["bowler", ["bowling"]],
	["team", ["innings", "sides", "campaigns"]],
	["pair", ["stands"]],
	["over", ["overs"]],
	["match", ["matches"]],
];

/** The measure of this name for each subject that has it. */
const named = (name: string): Concept["of"] =>
	Object.fromEntries(
		SUBJECTS.flatMap(([subject, all]) => {
			const rows = all.find((one) => name in ROWS[one].measures);
			return rows ? [[subject, `${rows}.${name}`]] : [];
		}),
	);

const CONCEPTS = Object.fromEntries(
	Object.entries<Row>(MEASURES).map(([name, row]) => [
		name,
		{ of: named(name), ...(typeof row === "string" ? { words: row } : row) },
	]),
) as Record<ConceptName, Concept>;

export const conceptOf = (name: ConceptName): Concept => CONCEPTS[name];
