import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/** A statement is prepared once it has come this often: each one takes memory in every connection of the server. */
const OFTEN = 20;
const MOST = 200;
/** Texts that are made for one call, like an insert of many rows, are long or never come again. */
const LONGEST = 20_000;
const MOST_COUNTED = 2_000;
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
	let made = 0;

	function nameOf(text: string): string | undefined {
		const known = names.get(text);
		if (known || names.size >= MOST || text.length > LONGEST || text.includes(PLANNED_EACH_TIME)) return known;
		const count = (counts.get(text) ?? 0) + 1;
		if (count < OFTEN) {
			if (counts.size >= MOST_COUNTED) counts.clear();
			counts.set(text, count);
			return undefined;
		}
		counts.delete(text);
		const name = `often_${++made}`;
		names.set(text, name);
		return name;
	}

	class PreparedClient extends Base {}
	const plain = () => Base.prototype.query as unknown as Query;
	function query(this: pg.Client, ...args: unknown[]): unknown {
		const [statement, values, callback] = args;
		const name = isStatement(statement) && hasValues(values) ? nameOf(statement.text) : undefined;
		if (!name || !isStatement(statement)) return plain().apply(this, args);
		const hear = (error: unknown) => {
			if (isOutdated(error)) names.delete(statement.text);
		};
		const named = { ...statement, name };
		if (typeof callback === "function")
			return plain().call(this, named, values, (...answer: unknown[]) => {
				hear(answer[0]);
				callback(...answer);
			});
		const result = plain().call(this, named, values);
		if (result instanceof Promise) result.catch(hear);
		return result;
	}
	Object.assign(PreparedClient.prototype, { query });
	return PreparedClient;
}

const isStatement = (given: unknown): given is { text: string } =>
	typeof given === "object" && given !== null && "text" in given && typeof given.text === "string";
const hasValues = (given: unknown): boolean => Array.isArray(given) && given.length > 0;
const isOutdated = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === OUTDATED;
