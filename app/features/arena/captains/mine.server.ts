import { eq, sql } from "drizzle-orm";
import { fanFollows } from "../../../../db/schema/game/arena.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { fanBoard } from "../../points/boards/boards.server.ts";
import type { MyCaptaincy } from "./captaincy.ts";
import { titleOf } from "./rules.ts";

type Counts = { war_cries: number; speeches: number; followers: number; wins: number };

/** Returns a fan's own counts and title, always real whatever FIGURES says. Three queries. */
export async function myCaptaincy(db: Queryable, fan_id: string): Promise<MyCaptaincy> {
	const { rows } = await db.execute<Counts>(sql`
		select (select count(*)::int from war_cries where user_id = ${fan_id}) as war_cries,
			(select count(*)::int from speeches where user_id = ${fan_id}) as speeches,
			(select count(*)::int from fan_follows where followed_id = ${fan_id}) as followers,
			(select count(*)::int from battle_participations p join live_team_battles b on b.id = p.battle_id
				where p.user_id = ${fan_id} and b.winner = p.side) as wins`);
	const [counts] = rows;
	if (!counts) throw new Error("a count answered no row");
	const { you } = await fanBoard(db, "all", fan_id);
	const following = await db.$count(fanFollows, eq(fanFollows.user_id, fan_id));
	const rank = you?.rank ?? null;
	return { ...counts, rank, following, title: titleOf({ ...counts, rank }) };
}
