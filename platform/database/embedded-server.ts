import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

// The part of PostgreSQL's wire protocol (manual, chapter "Frontend/Backend Protocol") that sharing one session needs.
const STARTUP = 196_608;
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const [QUERY, SYNC, FLUSH, TERMINATE] = ["Q", "S", "H", "X"].map((letter) => letter.charCodeAt(0));

type Client = { socket: Socket; started: boolean; received: Buffer; waiting: Buffer[] };
type Batch = { client: Client; messages: Buffer[] };

/**
 * Serves one PGlite to many connections over PostgreSQL's protocol. The engine has a single session, so two things are
 * not interleaved: the messages of an extended query up to its Sync, because they use the unnamed statement, and a
 * transaction. Other connections wait meanwhile.
 */
export function createEmbeddedServer(pglite: PGlite): Server {
	const queue: Batch[] = [];
	let owner: Client | null = null;
	let working = false;

	/** The oldest batch; while a client has a transaction open, its oldest one. Undefined if there is none. */
	function next(): Batch | undefined {
		const index = owner ? queue.findIndex((batch) => batch.client === owner) : 0;
		return index === -1 ? undefined : queue.splice(index, 1)[0];
	}

	async function work(): Promise<void> {
		if (working) return;
		working = true;
		for (let batch = next(); batch; batch = next()) {
			const { client, messages } = batch;
			await pglite.runExclusive(async () => {
				for (const message of messages)
					await pglite.execProtocolRawStream(message, {
						// copy, because the engine reuses this memory
						onRawData: (data) => void (client.socket.writable && client.socket.write(Buffer.from(data))),
					});
			});
			owner = pglite.isInTransaction() ? client : null;
			if (owner?.socket.destroyed) await rollback();
		}
		working = false;
	}

	/** Ends the transaction of a connection that has closed. */
	async function rollback(): Promise<void> {
		await pglite.exec("rollback");
		owner = null;
	}

	async function disconnect(client: Client): Promise<void> {
		for (let index = queue.length - 1; index >= 0; index--) if (queue[index]?.client === client) queue.splice(index, 1);
		if (owner !== client || working) return;
		working = true;
		await rollback();
		working = false;
		await work();
	}

	function receive(client: Client, data: Buffer): void {
		client.received = Buffer.concat([client.received, data]);
		for (let message = readMessage(client); message; message = readMessage(client)) {
			const type = message[0];
			if (client.started && type === TERMINATE) return void client.socket.end();
			client.waiting.push(message);
			const isComplete = type === QUERY || type === SYNC || type === FLUSH || !isExtended(message);
			if (isComplete || !client.started) queue.push({ client, messages: client.waiting.splice(0) });
			client.started = true;
		}
		void work();
	}

	return createServer((socket) => {
		const client: Client = { socket, started: false, received: Buffer.alloc(0), waiting: [] };
		socket.on("data", (data: Buffer) => receive(client, data));
		socket.on("error", () => socket.destroy());
		socket.on("close", () => void disconnect(client));
	});
}

/** Parse, Bind, Describe, Execute and Close get their answers at the following Sync. */
const isExtended = (message: Buffer): boolean => "PBDEC".includes(String.fromCharCode(message[0] ?? 0));

/** The next complete message of a client; undefined until more bytes arrive. */
function readMessage(client: Client): Buffer | undefined {
	const { received } = client;
	if (received.length < 8 && !(client.started && received.length >= 5)) return undefined;
	if (!client.started) {
		const code = received.readInt32BE(4);
		if (code === SSL_REQUEST) {
			client.received = received.subarray(8);
			client.socket.write("N");
			return readMessage(client);
		}
		if (code === CANCEL_REQUEST || code !== STARTUP) {
			client.socket.destroy();
			return undefined;
		}
	}
	const length = client.started ? 1 + received.readInt32BE(1) : received.readInt32BE(0);
	if (received.length < length) return undefined;
	client.received = received.subarray(length);
	return received.subarray(0, length);
}
