import pg from "pg";
import { createStatementNames } from "./statement-names.ts";

type Query = (...handed: unknown[]) => Promise<unknown> | undefined;
type ClientOptions = {
	/** called with the seconds of each statement */
	onQuery?: ((seconds: number) => void) | undefined;
	/** Has statements that are sent often kept by PostgreSQL, ready to run. Not for an engine whose connections share one session. */
	prepares: boolean;
};

/** What PostgreSQL says of a statement that it keeps when the columns of its answer have changed, as by a migration meanwhile. */
const PLAN_OUTDATED = "0A000";

/**
 * A connection class for the pool whose statements are timed, failed ones too, and named where they are sent often: the pool hands a
 * callback in and gets nothing back, everybody else gets a promise.
 */
export function siteClient({ onQuery, prepares }: ClientOptions): typeof pg.Client {
	const names = createStatementNames();
	class SiteClient extends pg.Client {}
	const plain = pg.Client.prototype.query as unknown as Query;
	function query(this: pg.Client, ...handed: unknown[]): Promise<unknown> | undefined {
		if (prepares) handed[0] = named(handed[0], handed[1]);
		const began = performance.now();
		const done = (error?: unknown) => {
			onQuery?.((performance.now() - began) / 1000);
			if ((error as { code?: string } | null)?.code === PLAN_OUTDATED) names.forget();
		};
		const callback = handed.at(-1);
		if (typeof callback === "function")
			handed[handed.length - 1] = (...answer: unknown[]) => {
				done(answer[0]);
				callback(...answer);
			};
		const result = plain.apply(this, handed);
		if (result instanceof Promise) result.then(() => done(), done);
		return result;
	}

	/** A statement with parameters, with its name if it has one. What has none is sent as a whole text, which may be several statements. */
	function named(statement: unknown, values: unknown): unknown {
		const config = typeof statement === "string" ? { text: statement } : (statement as pg.QueryConfig);
		const parameters = Array.isArray(values) ? values : config.values;
		if (!parameters?.length || config.name || typeof config.text !== "string" || "submit" in config) return statement;
		const name = names.nameOf(config.text);
		return name ? { ...config, name } : statement;
	}

	Object.assign(SiteClient.prototype, { query });
	return SiteClient;
}
