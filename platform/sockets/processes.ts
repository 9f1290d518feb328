import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "../logging.ts";
import type { Redis } from "../redis.ts";

/** Bounds the stream, from which a process catches up after losing Redis. */
const MOST_STORED = 10_000;
const READ = { BLOCK: 5_000, COUNT: 500 };
const AGAIN_MS = 200;
const ANSWER_MS = 5_000;

type ProcessesParts<Command> = {
	redis: Redis;
	/** the key prefix: sites that share a Redis do not see each other's messages */
	site_url: string;
	logger: Logger;
	/** called with a command of another process */
	onCommand: (order: Command) => void;
	/** the fans with a socket of this process in the room */
	fanIdsHere: (room: string) => string[];
};

/**
 * Connects the processes of a site over Redis. Commands go through a stream, on which a process resumes after a loss of
 * Redis. Questions go through publish and subscribe, because PUBLISH returns the number of receivers.
 */
export async function joinProcesses<Command>({
	redis,
	site_url,
	logger,
	onCommand,
	fanIdsHere,
}: ProcessesParts<Command>) {
	const self = randomUUID();
	const stream = `live:${new URL(site_url).host}`;
	const [questions, answers] = [`${stream}:asks`, `${stream}:answers:${self}`];
	const [reader, subscriber] = [redis.duplicate(), redis.duplicate()];
	for (const client of [reader, subscriber])
		client.on("error", (error: Error) => logger.warn({ err: error }, "redis is away"));
	await Promise.all([reader.connect(), subscriber.connect()]);
	let isClosed = false;

	function receive({ from, order }: Record<string, string>): void {
		if (from !== self && order !== undefined) onCommand(JSON.parse(order) as Command);
	}

	async function readStream(last: string): Promise<void> {
		let after = last;
		while (!isClosed)
			try {
				const read = await reader.xRead({ key: stream, id: after }, READ);
				for (const { id, message } of read?.[0]?.messages ?? []) {
					after = id;
					receive(message);
				}
			} catch (error) {
				if (isClosed) return;
				logger.warn({ err: error }, "what other processes sent could not be read");
				await sleep(AGAIN_MS);
			}
	}

	const newest = await reader.xRevRange(stream, "+", "-", { COUNT: 1 });
	void readStream(newest?.[0]?.id ?? "0-0");

	type Answer = { id: string; fans: string[] };
	const pending = new Map<string, (fans: string[]) => void>();
	await subscriber.subscribe(answers, (text) => {
		const { id, fans } = JSON.parse(text) as Answer;
		pending.get(id)?.(fans);
	});
	await subscriber.subscribe(questions, (text) => {
		const { id, room, to } = JSON.parse(text) as { id: string; room: string; to: string };
		if (to === answers) return;
		const answer: Answer = { id, fans: fanIdsHere(room) };
		redis.publish(to, JSON.stringify(answer)).catch(() => undefined);
	});

	return {
		/** Sends a command to the other processes. While Redis is away, drops it if it `mayBeLost`, or else queues it. */
		send(order: Command, { mayBeLost }: { mayBeLost: boolean }): void {
			if (mayBeLost && !redis.isReady) return;
			const trim = { TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: MOST_STORED } } as const;
			redis
				.xAdd(stream, "*", { from: self, order: JSON.stringify(order) }, trim)
				.catch((error: unknown) => logger.warn({ err: error }, "other processes could not be reached"));
		},

		/** The fans in a room on the other processes. Rejects if Redis or one of them does not answer. */
		async fanIdsElsewhere(room: string): Promise<string[]> {
			if (!redis.isReady) throw new Error("Redis is away.");
			const id = randomUUID();
			const done = Promise.withResolvers<void>();
			const fan_ids: string[] = [];
			let [answered, expected] = [0, Number.POSITIVE_INFINITY];
			const check = () => answered >= expected && done.resolve();
			pending.set(id, (fans) => {
				fan_ids.push(...fans);
				answered++;
				check();
			});
			const timer = setTimeout(() => done.reject(new Error("A process did not answer.")), ANSWER_MS);
			try {
				// all receivers but this process
				expected = (await redis.publish(questions, JSON.stringify({ id, room, to: answers }))) - 1;
				check();
				await done.promise;
				return fan_ids;
			} finally {
				clearTimeout(timer);
				pending.delete(id);
			}
		},

		close(): void {
			isClosed = true;
			reader.destroy();
			subscriber.destroy();
		},
	};
}
