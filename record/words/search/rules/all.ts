import { DAY_RULES } from "./days.ts";
import { NAME_RULES } from "./names.ts";
import { NOUN_RULES } from "./nouns.ts";
import { NUMBER_RULES, POWER_RULES } from "./numbers.ts";
import { ORDER_RULES, POST_RULES } from "./order.ts";
import type { Rule } from "./rule.ts";
import { SEASON_RULES } from "./seasons.ts";
import { HIS_RULES, THRESHOLD_RULES } from "./thresholds.ts";

/** In the order in which they are tried. */
export const RULES: Rule[] = [
	...POWER_RULES,
	...POST_RULES,
	...SEASON_RULES,
	...DAY_RULES,
	...HIS_RULES,
	...NUMBER_RULES,
	...NOUN_RULES,
	...THRESHOLD_RULES,
	...ORDER_RULES,
	...NAME_RULES,
];
