import { ForOwner } from "./http/plain-errors.ts";
import type { Logger } from "./logging.ts";

export type Redis = Awaited<ReturnType<typeof connectRedis>>;

const PATIENCE_MS = 5_000;
const WRONG_PASSWORD = /^(WRONGPASS|NOAUTH)\b/;

/**
 * Connects to Redis at `url`, and connects again for as long as the process lives. Throws when it does not
 * answer within 5 s, or takes no such password.
 * Commands given while it is away wait for it: who must not wait asks `isReady` first.
 */
export async function connectRedis(url: string, logger: Logger) {
	// some seven hundred modules, which a site without Redis need not load
	const { createClient } = await import("redis");
	/** it has taken us once: whatever it says later passes */
	let known = false;
	const client = createClient({
		url,
		socket: {
			connectTimeout: PATIENCE_MS,
			// a server that went without a goodbye is noticed by the silence between pings
			socketTimeout: 15_000,
			// never gives up: a closed client fails at once, and whoever reads streams from it would spin
			reconnectStrategy: (retries, cause) =>
				!known && WRONG_PASSWORD.test(cause.message) ? cause : Math.min(2 ** retries * 50, 2_000) + Math.random() * 200,
		},
		pingInterval: 5_000,
	});
	client.on("error", (error: Error) => logger.warn({ err: error }, "redis is away"));
	const connecting = client.connect();
	// the rejection of an attempt given up below has nobody else to hear it
	connecting.catch(() => undefined);
	const timer = Promise.withResolvers<never>();
	const timeout = setTimeout(
		() => timer.reject(new ForOwner(`Redis at ${new URL(url).host} does not answer.`)),
		PATIENCE_MS,
	);
	try {
		await Promise.race([connecting, timer.promise]);
		known = true;
	} catch (error) {
		// a client that has given up by itself is closed
		if (client.isOpen) client.destroy();
		throw error;
	} finally {
		clearTimeout(timeout);
	}
	return client;
}
