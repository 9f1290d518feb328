import type { Queryable } from "./database.ts";

/**
 * Builds a statement once for each database, because building its text takes longer than sending it. Use
 * `sql.placeholder` for values, and end `build` with `.prepare("")`: prepared-client.ts chooses the name. In a
 * transaction the statement is built again.
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
