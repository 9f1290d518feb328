import { Worker } from "node:worker_threads";
import { type Asker, createBound } from "../../../../platform/limits/bound.ts";
import type { Card } from "./card.ts";

export type DrawRequest = { id: number; card: Card };
export type DrawReply = { id: number; png: Uint8Array } | { id: number; error: string };

/** Turns alternate between networks, so that one crawler does not block the others. */
const TURNS = { at_once: 1, waiting: 24 };
/** The thread ends after this idle time, which frees its memory. */
const IDLE_MS = 60_000;
const TIMEOUT_MS = 15_000;

type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void };

/** Creates a function that draws cards in a thread, one at a time. The thread runs only while it is needed. */
export function createDrawing({ turns = TURNS } = {}) {
	const bound = createBound(turns);
	const waiting = new Map<number, Waiting>();
	let worker: Worker | undefined;
	let timer: NodeJS.Timeout | undefined;
	let lastId = 0;

	function dropWorker(reason: Error): void {
		clearTimeout(timer);
		const dropped = worker;
		worker = undefined;
		for (const { reject } of waiting.values()) reject(reason);
		waiting.clear();
		void dropped?.terminate();
	}

	function restartTimer(): void {
		clearTimeout(timer);
		const ms = waiting.size > 0 ? TIMEOUT_MS : IDLE_MS;
		timer = setTimeout(() => dropWorker(new Error("a picture took too long to draw")), ms).unref();
	}

	function startWorker(): Worker {
		const started = new Worker(new URL("./draw.worker.ts", import.meta.url));
		// the thread does not delay a shutdown
		started.unref();
		started.on("error", (error) => worker === started && dropWorker(error as Error));
		started.on("exit", (code) => worker === started && dropWorker(new Error(`the drawing thread ended (${code})`)));
		started.on("message", (reply: DrawReply) => {
			const request = waiting.get(reply.id);
			waiting.delete(reply.id);
			restartTimer();
			if ("png" in reply) request?.resolve(Buffer.from(reply.png));
			else request?.reject(new Error(`a picture could not be drawn: ${reply.error}`));
		});
		return started;
	}

	function drawNow(card: Card): Promise<Buffer> {
		worker ??= startWorker();
		const id = ++lastId;
		const done = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
		restartTimer();
		worker.postMessage({ id, card } satisfies DrawRequest);
		return done;
	}

	/** Draws a card as PNG. Throws 503 if too many are waiting. */
	return (card: Card, asker?: Asker): Promise<Buffer> => bound.run(() => drawNow(card), asker);
}
