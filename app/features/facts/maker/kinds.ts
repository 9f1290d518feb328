import { bowlersKinds } from "./bowlers-kinds.ts";
import { careersKinds } from "./careers-kinds.ts";
import { featsKinds } from "./feats-kinds.ts";
import { groundsKinds } from "./grounds-kinds.ts";
import { historyKinds } from "./history-kinds.ts";
import { inningsKinds } from "./innings-kinds.ts";
import type { AnyKind } from "./kind.ts";
import { matchesKinds } from "./matches-kinds.ts";
import { pricesKinds } from "./prices-kinds.ts";
import { rulesKinds } from "./rules-kinds.ts";
import { spellsKinds } from "./spells-kinds.ts";
import { statisticsKinds } from "./statistics-kinds.ts";
import { teamsKinds } from "./teams-kinds.ts";

/** All kinds of statement that the maker knows. */
export const KINDS: readonly AnyKind[] = [
	...inningsKinds,
	...careersKinds,
	...bowlersKinds,
	...spellsKinds,
	...matchesKinds,
	...groundsKinds,
	...statisticsKinds,
	...featsKinds,
	...rulesKinds,
	...historyKinds,
	...pricesKinds,
	...teamsKinds,
];
