import type pg from "pg";

export type Health = { status: 200 | 503; body: { status: string } };

const DATABASE_MS = 1_000;

/** /healthz: the process lives, or it would not have answered. */
export const liveness = (): Health => ({ status: 200, body: { status: "ok" } });

/** /readyz: 200 when the database answers within a second, else, or when the process is about to stop, 503: send no fans here. */
export async function readiness(pool: Pick<pg.Pool, "query">, isStopping = false): Promise<Health> {
	if (isStopping) return { status: 503, body: { status: "stopping" } };
	const slow = Promise.withResolvers<false>();
	const timeout = setTimeout(() => slow.resolve(false), DATABASE_MS);
	const answers = Promise.resolve()
		.then(() => pool.query("select 1"))
		.then(
			() => true,
			() => false,
		);
	const ready = await Promise.race([answers, slow.promise]);
	clearTimeout(timeout);
	return ready
		? { status: 200, body: { status: "ready" } }
		: { status: 503, body: { status: "the database does not answer" } };
}
