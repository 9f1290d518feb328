export type Health = { status: 200 | 503; body: { status: string; notes?: string[] } };

const TIMEOUT_MS = 1_000;

/** For /healthz. */
export const liveness = (): Health => ({ status: 200, body: { status: "ok" } });

/**
 * For /readyz: 200 if each part answers within a second. Otherwise, or while stopping, 503, so that a load balancer
 * sends no fans. `parts`: checks by name, such as 'the database'. `notes`: what is wrong without harm to fans.
 */
export async function readiness(
	parts: Record<string, () => Promise<unknown> | unknown>,
	isStopping = false,
	notes: string[] = [],
): Promise<Health> {
	if (isStopping) return { status: 503, body: { status: "stopping" } };
	const answers = await Promise.all(Object.values(parts).map(answersInTime));
	const silent = Object.keys(parts).find((_, at) => !answers[at]);
	return silent
		? { status: 503, body: { status: `${silent} does not answer` } }
		: { status: 200, body: { status: "ready", ...(notes.length > 0 ? { notes } : {}) } };
}

async function answersInTime(ask: () => Promise<unknown> | unknown): Promise<boolean> {
	const slow = Promise.withResolvers<false>();
	const timeout = setTimeout(() => slow.resolve(false), TIMEOUT_MS);
	const answer = Promise.resolve()
		.then(ask)
		.then(
			() => true,
			() => false,
		);
	const answered = await Promise.race([answer, slow.promise]);
	clearTimeout(timeout);
	return answered;
}
