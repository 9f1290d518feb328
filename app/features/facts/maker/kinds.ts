import { readStatement } from "../../../../makers/kind.ts";
import type { FactKind } from "./fact-kind.ts";
import { bestInningsKinds } from "./kinds/best-innings-kinds.ts";
import { bowlersKinds } from "./kinds/bowlers-kinds.ts";
import { careersKinds } from "./kinds/careers-kinds.ts";
import { endingsKinds } from "./kinds/endings-kinds.ts";
import { featsKinds } from "./kinds/feats-kinds.ts";
import { groundsKinds } from "./kinds/grounds-kinds.ts";
import { historyKinds } from "./kinds/history-kinds.ts";
import { inningsKinds } from "./kinds/innings-kinds.ts";
import { matchesKinds } from "./kinds/matches-kinds.ts";
import { pairsKinds } from "./kinds/pairs-kinds.ts";
import { pricesKinds } from "./kinds/prices-kinds.ts";
import { rulesKinds } from "./kinds/rules-kinds.ts";
import { seasonsKinds } from "./kinds/seasons-kinds.ts";
import { spellsKinds } from "./kinds/spells-kinds.ts";
import { spendingKinds } from "./kinds/spending-kinds.ts";
import { statisticsKinds } from "./kinds/statistics-kinds.ts";
import { teamSeasonsKinds } from "./kinds/team-seasons-kinds.ts";
import { teamsKinds } from "./kinds/teams-kinds.ts";
import { totalsKinds } from "./kinds/totals-kinds.ts";

export const KINDS: readonly FactKind[] = [
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

const byName = new Map(KINDS.map((kind) => [kind.name, kind]));

/** Returns the kind and the subject of a stored statement. Null if no kind has its name. */
export function kindOf(statement: string | null) {
	const read = readStatement(statement ?? "");
	const kind = read && byName.get(read.name);
	return kind ? { kind, about: read.about } : null;
}
