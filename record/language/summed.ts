import type { RowKind } from "./rows/kind.ts";

export type Summing = {
	/** conditions on balls `b` and on the person on the other side `q` */
	where?: string[];
	/** what else tells rows apart, by column */
	by?: Record<string, string>;
};

const list = (columns: Record<string, string>) => Object.entries(columns).map(([name, sql]) => `${sql} as ${name}`);

/** The statement that sums rows of `kind` from the balls that meet `where`. The file's tables are made by the same. */
export function summed({ balls }: RowKind, { where = [], by = {} }: Summing = {}): string {
	if (!balls) throw new Error("these rows are not sums of balls");
	const keys = { ...balls.keys, ...by };
	const people =
		balls.against && [...where, ...Object.values(by)].some((sql) => sql.includes("q."))
			? `join people q on q.id = ${balls.against}`
			: "";
	const from = `from ${balls.table} b ${people} ${where.length > 0 ? `where ${where.join(" and ")}` : ""}`;
	const sums = Object.keys(balls.sums);
	if (!balls.within) return `select ${[...list(keys), ...list(balls.sums)].join(", ")} ${from} group by all`;
	const parts = `select ${[...list(keys), `${balls.within} as part`, ...list(balls.sums)].join(", ")} ${from} group by all`;
	const added = sums.map((name) => `sum(${name}) as ${name}`);
	return `select ${[...Object.keys(keys), ...added].join(", ")} from (${parts}) group by all`;
}
