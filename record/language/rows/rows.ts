import { batting as battingMeasures } from "../measures/batting.ts";
import { bowling as bowlingMeasures } from "../measures/bowling.ts";
import type { Measure } from "../measures/measure.ts";
import * as others from "../measures/people.ts";
import * as measures from "../measures/sides.ts";
import { batting } from "./batting.ts";
import { bowling } from "./bowling.ts";
import { fielding } from "./fielding.ts";
import { innings } from "./innings.ts";
import type { RowKind } from "./kind.ts";
import { balls, dismissals, matches, sides, super_overs } from "./matches.ts";
import { overs } from "./overs.ts";
import { appearances, awards, campaigns, people, squads } from "./people.ts";
import { stands } from "./stands.ts";
import { runs_of_innings, runs_of_results } from "./streaks.ts";

/** Every kind of rows with its measures. */
export const ROWS = {
	batting: { kind: batting, measures: battingMeasures },
	bowling: { kind: bowling, measures: bowlingMeasures },
	innings: { kind: innings, measures: measures.innings },
	stands: { kind: stands, measures: measures.stands },
	overs: { kind: overs, measures: measures.overs },
	balls: { kind: balls, measures: measures.balls },
	sides: { kind: sides, measures: measures.sides },
	matches: { kind: matches, measures: measures.matches },
	runs_of_results: { kind: runs_of_results, measures: others.runs_of_results },
	runs_of_innings: { kind: runs_of_innings, measures: others.runs_of_innings },
	super_overs: { kind: super_overs, measures: measures.super_overs },
	dismissals: { kind: dismissals, measures: measures.dismissals },
	fielding: { kind: fielding, measures: others.fielding },
	appearances: { kind: appearances, measures: others.appearances },
	campaigns: { kind: campaigns, measures: others.campaigns },
	awards: { kind: awards, measures: others.awards },
	squads: { kind: squads, measures: others.squads },
	people: { kind: people, measures: others.people },
} satisfies Record<string, { kind: RowKind; measures: Record<string, Measure> }>;

export type RowsName = keyof typeof ROWS;
export type MeasureOf<Name extends RowsName> = keyof (typeof ROWS)[Name]["measures"] & string;

/** Returns a measure of these rows; undefined for an unknown key. */
export function measureOf(rows: RowsName, key: string): Measure | undefined {
	const measures: Record<string, Measure> = ROWS[rows].measures;
	return Object.hasOwn(measures, key) ? measures[key] : undefined;
}
