import { battingConcepts } from "./batting.ts";
import { bowlingConcepts } from "./bowling.ts";
import type { Concept } from "./concept.ts";
import { othersConcepts } from "./others.ts";
import { sidesConcepts } from "./sides.ts";

/** Every measure that words can mean, by its name in readings. */
export const CONCEPTS: Record<string, Concept> = {
	...battingConcepts,
	...bowlingConcepts,
	...sidesConcepts,
	...othersConcepts,
};
