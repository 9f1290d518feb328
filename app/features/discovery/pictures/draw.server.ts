import { Worker } from "node:worker_threads";
import { type Asker, createBound } from "../../../../platform/limits/bound.ts";
import type { Card } from "./card.ts";

export type DrawRequest = { id: number; card: Card };
export type DrawReply = { id: number; png: Uint8Array } | { id: number; error: string };

/** One after the other; turns go round the networks, so that a crawler of one holds up nobody else. */
const TURNS = { at_once: 1, waiting: 24 };
/** A thread that is not needed for so long is let go, with the memory it holds. */
const IDLE_MS = 60_000;
const PATIENCE_MS = 15_000;

type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void };

/** Draws cards as PNG, one after the other, in a thread that is there while it is needed. */
export function createDrawing({ turns = TURNS } = {}) {
	const bound = createBound(turns);
	const waiting = new Map<number, Waiting>();
	let worker: Worker | undefined;
	let timer: NodeJS.Timeout | undefined;
	let drawn = 0;

	function letGo(reason: Error): void {
		clearTimeout(timer);
		const gone = worker;
		worker = undefined;
		for (const { reject } of waiting.values()) reject(reason);
		waiting.clear();
		void gone?.terminate();
	}

	/** Sets the clock anew: for the drawing that is under way, or for the idle time. */
	function setClock(): void {
		clearTimeout(timer);
		const ms = waiting.size > 0 ? PATIENCE_MS : IDLE_MS;
		timer = setTimeout(() => letGo(new Error("a picture took too long to draw")), ms).unref();
	}

	function startWorker(): Worker {
		const started = new Worker(new URL("./draw.worker.ts", import.meta.url));
		// a site that is told to stop does not wait for pictures
		started.unref();
		started.on("error", (error) => worker === started && letGo(error as Error));
		started.on("exit", (code) => worker === started && letGo(new Error(`the drawing thread ended (${code})`)));
		started.on("message", (reply: DrawReply) => {
			const asked = waiting.get(reply.id);
			waiting.delete(reply.id);
			setClock();
			if ("png" in reply) asked?.resolve(Buffer.from(reply.png));
			else asked?.reject(new Error(`a picture could not be drawn: ${reply.error}`));
		});
		return started;
	}

	function drawNow(card: Card): Promise<Buffer> {
		worker ??= startWorker();
		const id = ++drawn;
		const done = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
		setClock();
		worker.postMessage({ id, card } satisfies DrawRequest);
		return done;
	}

	/** The picture of a card as PNG. Throws 503 when too many wait already. */
	return (card: Card, asker?: Asker): Promise<Buffer> => bound.run(() => drawNow(card), asker);
}
