import pg from "pg";

type Query = (...args: unknown[]) => Promise<unknown> | undefined;

/** A `pg.Client` class that reports each statement's duration, for queries with a callback (pool) or a promise. */
export function timedClient(onQuery: (seconds: number) => void): typeof pg.Client {
	class TimedClient extends pg.Client {}
	const plain = pg.Client.prototype.query as unknown as Query;
	function query(this: pg.Client, ...args: unknown[]): Promise<unknown> | undefined {
		const began = performance.now();
		const done = () => onQuery((performance.now() - began) / 1000);
		const callback = args.at(-1);
		if (typeof callback === "function")
			args[args.length - 1] = (...answer: unknown[]) => {
				done();
				callback(...answer);
			};
		const result = plain.apply(this, args);
		if (result instanceof Promise) result.then(done, done);
		return result;
	}
	Object.assign(TimedClient.prototype, { query });
	return TimedClient;
}
