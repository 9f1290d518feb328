import { bestInningsKinds } from "./best-innings-kinds.ts";
import { bowlersKinds } from "./bowlers-kinds.ts";
import { careersKinds } from "./careers-kinds.ts";
import { endingsKinds } from "./endings-kinds.ts";
import { featsKinds } from "./feats-kinds.ts";
import { groundsKinds } from "./grounds-kinds.ts";
import { historyKinds } from "./history-kinds.ts";
import { inningsKinds } from "./innings-kinds.ts";
import { matchesKinds } from "./matches-kinds.ts";
import { pairsKinds } from "./pairs-kinds.ts";
import { pricesKinds } from "./prices-kinds.ts";
import type { EitherKind } from "./prove.ts";
import { rulesKinds } from "./rules-kinds.ts";
import { seasonsKinds } from "./seasons-kinds.ts";
import { spellsKinds } from "./spells-kinds.ts";
import { spendingKinds } from "./spending-kinds.ts";
import { statisticsKinds } from "./statistics-kinds.ts";
import { teamSeasonsKinds } from "./team-seasons-kinds.ts";
import { teamsKinds } from "./teams-kinds.ts";
import { totalsKinds } from "./totals-kinds.ts";

/** All kinds of statement that the maker knows. */
export const KINDS: readonly EitherKind[] = [
	...inningsKinds,
	...bestInningsKinds,
	...careersKinds,
	...bowlersKinds,
	...spellsKinds,
	...totalsKinds,
	...matchesKinds,
	...groundsKinds,
	...statisticsKinds,
	...seasonsKinds,
	...featsKinds,
	...pairsKinds,
	...rulesKinds,
	...endingsKinds,
	...historyKinds,
	...teamSeasonsKinds,
	...pricesKinds,
	...spendingKinds,
	...teamsKinds,
];
