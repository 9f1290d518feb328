import type { RowKind, Sums } from "./rows/kind.ts";

export type Summing = {
	/** tests on balls `b` and the other person `q` */
	where?: string[];
	/** additional groups, by column */
	by?: Sums;
	/** a table with the `row_id` of the rows to sum */
	among?: string;
	/** columns that all balls of a row share */
	same?: Sums;
	/** the sums to compute; by default all */
	sums?: string[];
};

const list = (columns: Sums) => Object.entries(columns).map(([name, sql]) => `${sql} as ${name}`);
const each = (names: object, sql: (name: string) => string): Sums =>
	Object.fromEntries(Object.keys(names).map((name) => [name, sql(name)]));
const grouped = (columns: Sums) => `group by ${Object.keys(columns).map((_, at) => at + 1)}`;

/**
 * The statement that sums rows of `kind` from the balls that meet `where`. Also used to build the record's file. Throws
 * if `kind` has no balls.
 */
export function summed(kind: RowKind, summing: Summing = {}): string {
	const { balls } = kind;
	if (!balls) throw new Error("these rows are not sums of balls");
	const { where = [], by = {}, among, same = {}, sums = sumsOf(kind) } = summing;
	const wanted = (all: Sums = {}) => Object.fromEntries(Object.entries(all).filter(([name]) => sums.includes(name)));
	const people =
		balls.against && [...where, ...Object.values(by)].some((sql) => sql.includes("q."))
			? `join people q on q.id = ${balls.against}`
			: "";
	const from = [
		`from ${balls.table} b ${people}`,
		among ? `join ${among} c on c.row_id = ${balls.row}` : "",
		where.length > 0 ? `where ${where.join(" and ")}` : "",
	].join(" ");
	const keys: Sums = { row_id: balls.row, ...by };
	const common = each(same, (name) => `any_value(${same[name]})`);
	const [plain, parts] = [wanted(balls.sums), wanted(balls.within?.sums)];
	if (!balls.within || Object.keys(parts).length === 0)
		return `select ${list({ ...keys, ...common, ...plain }).join(", ")} ${from} ${grouped(keys)}`;
	// sums within parts double the cost, so they are computed only on demand
	const inner: Sums = { ...keys, part: balls.within.by };
	const added = each({ ...plain, ...parts }, (name) => `sum(${name})`);
	const outer = { ...each(keys, (name) => name), ...each(common, (name) => `any_value(${name})`), ...added };
	return `select ${list(outer).join(", ")} from (
		select ${list({ ...inner, ...common, ...plain, ...parts }).join(", ")} ${from} ${grouped(inner)}) ${grouped(keys)}`;
}

export const sumsOf = ({ balls }: RowKind): string[] => Object.keys({ ...balls?.sums, ...balls?.within?.sums });
