import { readStatement } from "../../../../makers/kind.ts";
import { CAREERS_KINDS } from "./careers-kinds.ts";
import { FINALS_KINDS } from "./finals-kinds.ts";
import type { QuestionKind } from "./kind.ts";
import { LEADERS_KINDS } from "./leaders-kinds.ts";
import { PRICES_KINDS } from "./prices-kinds.ts";
import { RIVALS_KINDS } from "./rivals-kinds.ts";
import { RULES_KINDS } from "./rules-kinds.ts";
import { SEASON_KINDS } from "./season-kinds.ts";

export const QUESTION_KINDS: QuestionKind[] = [
	...FINALS_KINDS,
	...LEADERS_KINDS,
	...SEASON_KINDS,
	...CAREERS_KINDS,
	...RIVALS_KINDS,
	...PRICES_KINDS,
	...RULES_KINDS,
];

const byName = new Map(QUESTION_KINDS.map((kind) => [kind.name, kind]));

/** Returns the kind and the subject of a stored statement. Null if no kind has its name. */
export function kindOf(statement: string | null) {
	const read = readStatement(statement ?? "");
	const kind = read && byName.get(read.name);
	return kind ? { kind, about: read.about } : null;
}
