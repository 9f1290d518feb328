import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/** The number of calls after which a statement is prepared. A prepared statement takes memory in every connection. */
const PREPARE_AFTER = 20;
const MAX_PREPARED = 200;
/** Long texts, such as inserts of many rows, are made for one call. */
const MAX_LENGTH = 20_000;
const MAX_COUNTED = 2_000;
/** Marks a statement that must not be prepared, because its best plan depends on its values. */
export const PLANNED_EACH_TIME = "/* planned each time */";
/** PostgreSQL's code for a cached plan whose result columns have changed. */
const OUTDATED = "0A000";

/**
 * A `pg.Client` class that prepares frequent statements with parameters, because most of our statements take longer to
 * plan than to run. After a change of its table a statement fails once, and is then prepared again.
 */
export function preparedClient(Base: typeof pg.Client): typeof pg.Client {
	const counts = new Map<string, number>();
	const names = new Map<string, string>();
	let prepared = 0;

	function nameOf(text: string): string | undefined {
		const existing = names.get(text);
		if (existing || names.size >= MAX_PREPARED || text.length > MAX_LENGTH || text.includes(PLANNED_EACH_TIME))
			return existing;
		const count = (counts.get(text) ?? 0) + 1;
		if (count < PREPARE_AFTER) {
			if (counts.size >= MAX_COUNTED) counts.clear();
			counts.set(text, count);
			return undefined;
		}
		counts.delete(text);
		const name = `often_${++prepared}`;
		names.set(text, name);
		return name;
	}

	class PreparedClient extends Base {}
	const plain = () => Base.prototype.query as unknown as Query;
	function query(this: pg.Client, ...args: unknown[]): unknown {
		const [statement, values, callback] = args;
		const name = isStatement(statement) && hasValues(values) ? nameOf(statement.text) : undefined;
		if (!name || !isStatement(statement)) return plain().apply(this, args);
		const forgetIfOutdated = (error: unknown) => {
			if (isOutdated(error)) names.delete(statement.text);
		};
		const named = { ...statement, name };
		if (typeof callback === "function")
			return plain().call(this, named, values, (...answer: unknown[]) => {
				forgetIfOutdated(answer[0]);
				callback(...answer);
			});
		const result = plain().call(this, named, values);
		if (result instanceof Promise) result.catch(forgetIfOutdated);
		return result;
	}
	Object.assign(PreparedClient.prototype, { query });
	return PreparedClient;
}

const isStatement = (value: unknown): value is { text: string } =>
	typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
const hasValues = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isOutdated = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === OUTDATED;
