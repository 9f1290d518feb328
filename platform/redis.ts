import { ForOwner } from "./http/plain-errors.ts";
import type { Logger } from "./logging.ts";

export type Redis = Awaited<ReturnType<typeof connectRedis>>;

const TIMEOUT_MS = 5_000;
const WRONG_PASSWORD = /^(WRONGPASS|NOAUTH)\b/;

/**
 * Connects to Redis, and reconnects while the process lives. Throws `ForOwner` if Redis does not answer within 5 s or
 * refuses the password. While Redis is away, commands wait; check `isReady` to avoid that.
 */
export async function connectRedis(url: string, logger: Logger) {
	// the client has seven hundred modules, so load it only if needed
	const { createClient } = await import("redis");
	/** once connected, a refused password is temporary, and reconnecting goes on */
	let connected = false;
	const client = createClient({
		url,
		socket: {
			connectTimeout: TIMEOUT_MS,
			// detects a vanished server by its missing pong
			socketTimeout: 15_000,
			// never stop: commands of a closed client fail at once, so readers of streams would retry in a tight loop
			reconnectStrategy: (retries, cause) =>
				!connected && WRONG_PASSWORD.test(cause.message)
					? cause
					: Math.min(2 ** retries * 50, 2_000) + Math.random() * 200,
		},
		pingInterval: 5_000,
	});
	client.on("error", (error: Error) => logger.warn({ err: error }, "redis is away"));
	const connecting = client.connect();
	// after the timeout nobody awaits this promise, and its rejection would end the process
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
		// after a refused password the client is closed already
		if (client.isOpen) client.destroy();
		throw error;
	} finally {
		clearTimeout(timeout);
	}
	return client;
}
