import type { Queryable } from "./database.ts";

/**
 * Builds a statement once for each database, where building its text would take longer than sending it. Its values are
 * placeholders (`sql.placeholder`); `build` ends with `.prepare("")`: the connection names what is to be prepared
 * (prepared-client.ts). A transaction builds its own.
 */
export function builtOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
	const statements = new WeakMap<Queryable, Statement>();
	return (db) => {
		const existing = statements.get(db);
		if (existing) return existing;
		const statement = build(db);
		statements.set(db, statement);
		return statement;
	};
}
