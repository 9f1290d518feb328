import type { Logger } from "../logging.ts";
import type { Redis } from "../redis.ts";

/** What has the rooms of all processes be one, over their Redis. */
export async function adapterOn(redis: Redis, siteUrl: string, logger: Logger) {
	const { createAdapter } = await import("@socket.io/redis-streams-adapter");
	// the adapter hears of no failed publication, and one that nobody hears of ends the process
	const publish: Redis["publish"] = redis.publish.bind(redis);
	const heard = Object.assign(redis, {
		publish: (...message: Parameters<Redis["publish"]>) =>
			publish(...message).catch((error: unknown) => {
				logger.warn({ err: error }, "other processes were not told");
				return 0;
			}),
	});
	// sites that share a Redis share no rooms
	const name = `live:${new URL(siteUrl).host}`;
	return createAdapter(heard, { streamName: name, channelPrefix: name });
}
