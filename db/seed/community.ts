import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";
import { armies } from "../schema/game/community.ts";

type Army = { motto: string; team_colors: { primary: string; secondary: string } };

/** The colours are for programs that read the table. Pages use the same pairs from app/ui/styles/theme/teams.css. */
const ARMIES: Record<string, Army> = {
	mi: { motto: "Blue to the last ball", team_colors: { primary: "#004b93", secondary: "#d4af37" } },
	csk: { motto: "Yellow never leaves", team_colors: { primary: "#fdcb0a", secondary: "#0b4ea2" } },
	rcb: { motto: "Louder every year", team_colors: { primary: "#b80f2a", secondary: "#1c1710" } },
	kkr: { motto: "The night is ours", team_colors: { primary: "#3b1f63", secondary: "#e3b23c" } },
	dc: { motto: "Stand up for the capital", team_colors: { primary: "#1257b8", secondary: "#d71e28" } },
	pbks: { motto: "Lions do not walk", team_colors: { primary: "#d41f2b", secondary: "#c3c8ce" } },
	rr: { motto: "First to the top step", team_colors: { primary: "#d9177a", secondary: "#1f3a93" } },
	srh: { motto: "Orange, every one of us", team_colors: { primary: "#f26b21", secondary: "#17130f" } },
	gt: { motto: "New name, old nerve", team_colors: { primary: "#16213c", secondary: "#c9a24b" } },
	lsg: { motto: "Our turn now", team_colors: { primary: "#00738f", secondary: "#f2742b" } },
};

/** Creates an army for each of today's ten teams. Existing ones stay as they are. */
export async function seedCommunity({ franchises }: Pick<MatchRecord, "franchises">, db: Db): Promise<void> {
	const rows = franchises.flatMap(({ id, name }) => {
		const army = ARMIES[id];
		return army ? [{ ...army, team_name: name, team_code: id.toUpperCase() }] : [];
	});
	if (rows.length > 0) await db.insert(armies).values(rows).onConflictDoNothing();
}
