import { sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";

/** A table of a backup. `name` is quoted and has its schema. */
export type StoredTable = {
	name: string;
	/** without generated columns; quoted */
	columns: string[];
	/** sequences of its columns, by quoted name */
	sequences: string[];
};

/** The tables to back up: all but the queue's version and the list of migrations. One query. */
export async function listTables(db: Queryable): Promise<StoredTable[]> {
	const { rows } = await db.execute<StoredTable>(sql`
		select format('%I.%I', n.nspname, c.relname) as name,
			coalesce((select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
				where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns,
			coalesce((select json_agg(format('%I.%I', sn.nspname, s.relname) order by s.relname) from pg_depend d
				join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_namespace sn on sn.oid = s.relnamespace
				where d.refobjid = c.oid and d.deptype in ('a', 'i')), '[]') as sequences
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
			and not (n.nspname = 'pgboss' and c.relname = 'version')
		order by 1`);
	return rows;
}

/** The hashes of the migrations that a database has applied, oldest first; empty if it has none. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
	const { rows: found } = await db.execute(
		sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
	);
	if (!found[0]?.there) return [];
	const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
	return rows.map(({ hash }) => hash);
}
