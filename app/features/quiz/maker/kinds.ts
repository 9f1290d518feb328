import { CAREERS_KINDS } from "./careers-kinds.ts";
import { FINALS_KINDS } from "./finals-kinds.ts";
import type { QuestionKind } from "./kind.ts";
import { LEADERS_KINDS } from "./leaders-kinds.ts";
import { PRICES_KINDS } from "./prices-kinds.ts";
import { RIVALS_KINDS } from "./rivals-kinds.ts";
import { RULES_KINDS } from "./rules-kinds.ts";
import { SEASON_KINDS } from "./season-kinds.ts";

/** Every kind of question. */
export const QUESTION_KINDS: QuestionKind[] = [
	...FINALS_KINDS,
	...LEADERS_KINDS,
	...SEASON_KINDS,
	...CAREERS_KINDS,
	...RIVALS_KINDS,
	...PRICES_KINDS,
	...RULES_KINDS,
];
