import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import type { Contribution } from "../points/boards/count.server.ts";

/**
 * Adds earned points to memberships and armies, in the transaction that counts the boards. It locks the armies first,
 * in the order of their ids, like joinArmy, so that the two cannot deadlock. Two statements.
 */
export async function creditArmies(tx: Tx, contributions: Contribution[]): Promise<void> {
	const rows = JSON.stringify(contributions);
	const given = sql`jsonb_to_recordset(${rows}::jsonb) as given(membership_id uuid, army_id uuid, points bigint)`;
	await tx.execute(sql`
		select from armies where id in (select army_id from ${given}) order by id for update`);
	await tx.execute(sql`
		with credited as (
			update army_memberships m set points_contributed = m.points_contributed + given.points
			from ${given} where m.id = given.membership_id
		)
		update armies a set total_points = a.total_points + sums.points
		from (select army_id, sum(points) as points from ${given} group by army_id) sums where a.id = sums.army_id`);
}
