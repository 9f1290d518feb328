import { sql } from "drizzle-orm";
import { currentMaking, makePlayers } from "../../app/features/players/making/make-players.server.ts";
import type { Db } from "../../platform/database/database.ts";

/** A player of everybody in the record, made anew when the record or the rules changed, else left as they are. */
export async function seedPlayers(db: Db): Promise<void> {
	await db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ missing: boolean }>(sql`
			select exists (
				select from people left join ipl_players on ipl_players.person_id = people.id
				where ipl_players.made_from is distinct from ${await currentMaking(tx)}
			) as missing`);
		if (rows[0]?.missing) await makePlayers(tx);
	});
}
