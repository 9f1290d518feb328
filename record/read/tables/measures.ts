import { BATTING } from "./batting.ts";
import { BOWLING } from "./bowling.ts";
import { OTHERS } from "./others.ts";

export type { Concept, Subject } from "./concept.ts";
export const MEASURES = { ...BATTING, ...BOWLING, ...OTHERS } as const;
export type ConceptName = keyof typeof MEASURES;
