import type { Queryable } from "./database.ts";

/**
 * Builds a statement once for each database, where building its text would take longer than sending it. Its values are
 * placeholders (`sql.placeholder`); `build` ends with `.prepare("")`: the connection names what is to be prepared
 * (prepared-client.ts). A transaction builds its own.
 */
export function builtOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
	const built = new WeakMap<Queryable, Statement>();
	return (db) => {
		const known = built.get(db);
		if (known) return known;
		const statement = build(db);
		built.set(db, statement);
		return statement;
	};
}
