import { ForOwner } from "./http/plain-errors.ts";
import type { Logger } from "./logging.ts";

export type Redis = Awaited<ReturnType<typeof connectRedis>>;

const TIMEOUT_MS = 5_000;
const WRONG_PASSWORD = /^(WRONGPASS|NOAUTH)\b/;

/**
 * Connects to Redis at `url`, and reconnects as long as the process lives. Throws when Redis does not answer within 5 s, or refuses
 * the password. Commands sent while it is away wait until it is back: a caller that must not wait checks `isReady` first.
 */
export async function connectRedis(url: string, logger: Logger) {
	// about seven hundred modules, which a site without Redis does not load
	const { createClient } = await import("redis");
	/** the first connection succeeded: a later refusal of the password is temporary, and does not stop reconnecting */
	let connected = false;
	const client = createClient({
		url,
		socket: {
			connectTimeout: TIMEOUT_MS,
			// a server that vanished without closing the connection is noticed because it does not answer pings
			socketTimeout: 15_000,
			// never gives up: a closed client fails at once, and readers of its streams would retry in a tight loop
			reconnectStrategy: (retries, cause) =>
				!connected && WRONG_PASSWORD.test(cause.message)
					? cause
					: Math.min(2 ** retries * 50, 2_000) + Math.random() * 200,
		},
		pingInterval: 5_000,
	});
	client.on("error", (error: Error) => logger.warn({ err: error }, "redis is away"));
	const connecting = client.connect();
	// nobody awaits an attempt after the timeout below; without this its rejection would end the process
	connecting.catch(() => undefined);
	const timer = Promise.withResolvers<never>();
	const timeout = setTimeout(
		() => timer.reject(new ForOwner(`Redis at ${new URL(url).host} does not answer.`)),
		TIMEOUT_MS,
	);
	try {
		await Promise.race([connecting, timer.promise]);
		connected = true;
	} catch (error) {
		// a client that has given up by itself is closed
		if (client.isOpen) client.destroy();
		throw error;
	} finally {
		clearTimeout(timeout);
	}
	return client;
}
