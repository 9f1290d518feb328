import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/** A statement is prepared once it has come this often: each one takes memory in every connection of the server. */
const PREPARE_AFTER = 20;
const MAX_PREPARED = 200;
/** Texts that are made for one call, like an insert of many rows, are long or never come again. */
const MAX_LENGTH = 20_000;
const MAX_COUNTED = 2_000;
/** In the text of a statement whose best plan depends on its values: such a one is not prepared. */
export const PLANNED_EACH_TIME = "/* planned each time */";
/** The server refuses a plan whose columns have changed since it was made. */
const OUTDATED = "0A000";

/**
 * A connection class whose frequent statements with parameters are prepared: the server parses each once a connection and, where that
 * is no worse, plans it once. Most of our statements cost more to plan than to run. A statement whose table changed fails once and is
 * then planned again.
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
