import { makePlayers, playersAreOld } from "../../app/features/players/making/make-players.server.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";

/** A player of everybody in the record, made anew when the record or the rules changed, else left as they are. */
export async function seedPlayers(record: MatchRecord, db: Db): Promise<void> {
	await db.transaction(async (tx) => {
		if (await playersAreOld(record, tx)) await makePlayers(record, tx);
	});
}
