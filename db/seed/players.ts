import { makePlayers, playersAreOld } from "../../app/features/players/making/make-players.server.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";

/** Makes all players again if the record or the rules have changed. */
export async function seedPlayers(record: MatchRecord, db: Db): Promise<void> {
	await db.transaction(async (tx) => {
		if (await playersAreOld(record, tx)) await makePlayers(record, tx);
	});
}
