import { eq, sql } from "drizzle-orm";
import { fanFollows } from "../../../../db/schema/arena.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { fanBoard } from "../../points/boards/fan-board.server.ts";
import type { MyCaptaincy } from "./captaincy.ts";
import { titleOf } from "./rules.ts";

/** A fan's own deeds and title: always the true ones, whatever FIGURES says. Three queries. */
export async function myCaptaincy(db: Queryable, fan_id: string): Promise<MyCaptaincy> {
	const { rows } = await db.execute<{ war_cries: number; speeches: number; followers: number; wins: number }>(sql`
		select (select count(*)::int from war_cries where user_id = ${fan_id}) as war_cries,
			(select count(*)::int from speeches where user_id = ${fan_id}) as speeches,
			(select count(*)::int from fan_follows where followed_id = ${fan_id}) as followers,
			(select count(*)::int from battle_participations p join live_team_battles b on b.id = p.battle_id
				where p.user_id = ${fan_id} and b.winner = p.side) as wins`);
	const [deeds] = rows;
	if (!deeds) throw new Error("a count answered no row");
	const { you } = await fanBoard(db, "all", fan_id);
	const captaincy = { ...deeds, rank: you?.rank ?? null };
	const following = await db.$count(fanFollows, eq(fanFollows.user_id, fan_id));
	return { ...captaincy, following, title: titleOf(captaincy) };
}
