import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { displayName } from "../../../lib/session/me.ts";

export type NamedFan = { user_id: string; full_name: string | null; is_public: boolean };

/** SQL: the columns of `NamedFan` except the id, and their joins, for rows `s` with a `user_id`. */
export const NAME_COLUMNS = sql`p.full_name, coalesce(u.public_profile, true) as is_public`;
export const NAME_JOINS = sql`left join profiles p on p.id = s.user_id left join user_settings u on u.user_id = s.user_id`;

/** Removes name and id of a fan with a private profile. */
export const publicFan = ({ user_id, full_name, is_public }: NamedFan): { user_id: string | null; name: string } => {
	const shown = is_public ? { id: user_id, full_name } : { id: null, full_name: null };
	return { user_id: shown.id, name: displayName(shown) };
};

type Top = {
	/** a select of rows with `user_id` */
	entries: SQL;
	/** an order by columns of `entries`; equal rows share a rank */
	order: SQL;
	/** whether row `s` ranks above row `me` */
	ahead: SQL;
	most: number;
	more?: { columns: SQL; joins: SQL };
};

/** Returns the first rows with names and ranks, and the row of `fan_id` with its rank. At most two queries. */
export async function topFans<Entry>(db: Queryable, { entries, order, ahead, most, more }: Top, fan_id: string | null) {
	type Ranked = Entry & { user_id: string; rank: number };
	const top = await db.execute(sql`
		select s.*, ${NAME_COLUMNS} ${more ? sql`, ${more.columns}` : sql``}
		from (select t.*, rank() over (order by ${order})::int as rank
			from (${entries} order by ${order}, user_id desc limit ${most}) t) s
		${NAME_JOINS} ${more?.joins ?? sql``} order by s.rank, s.user_id desc`);
	const rows = top.rows as (Ranked & NamedFan)[];
	const own = rows.find(({ user_id }) => user_id === fan_id);
	if (own || fan_id === null) return { rows, you: own ?? null };
	const place = await db.execute(sql`
		with me as (select * from (${entries}) e where user_id = ${fan_id})
		select me.*, 1 + (select count(*)::int from (${entries}) s where ${ahead}) as rank from me`);
	return { rows, you: (place.rows[0] as Ranked | undefined) ?? null };
}
