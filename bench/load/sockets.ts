import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { reconnectDelay } from "../../app/lib/live/channel.ts";
import { addressOf } from "../../app/lib/live/socket.ts";
import type { CrowdMember } from "./crowd.ts";
import { ORIGIN } from "./site.ts";

export type OpenSockets = ReturnType<typeof openSockets>;

const COME_BACK_WITHIN_MS = 120_000;

/** Opens chats of members. They reconnect as browsers do: after 1, 2, 5, then every 10 seconds, with jitter. */
export function openSockets(url: string) {
	const here = new Set<WebSocket>();
	let joined = 0;
	let tries = 0;
	let isClosed = false;

	async function keepOpen(member: CrowdMember): Promise<void> {
		for (let failed = 0; !isClosed; failed++) {
			tries++;
			const wasIn = await connectOnce(member);
			if (wasIn) failed = 0;
			await sleep(reconnectDelay(failed, Math.random()));
		}
	}

	/** Opens a connection and waits until it is lost. Returns whether it had joined the room. */
	function connectOnce(member: CrowdMember): Promise<boolean> {
		const socket = new WebSocket(addressOf(url), {
			headers: { cookie: member.cookie, origin: ORIGIN, "x-forwarded-for": member.address },
			perMessageDeflate: false,
		});
		here.add(socket);
		let inRoom = false;
		socket.on("message", (data: Buffer) => {
			// other messages of the room need no parsing
			const text = data.toString("latin1", 0, 40);
			if (!text.startsWith("[1,")) return;
			inRoom = text.includes('"joined":true');
			if (inRoom) joined++;
			else socket.terminate();
		});
		socket.on("open", () => socket.send(JSON.stringify(["group:join", { group_id: member.group_id }, 1])));
		socket.on("error", () => socket.terminate());
		return new Promise((resolve) => {
			socket.on("close", () => {
				here.delete(socket);
				if (inRoom) joined--;
				resolve(inRoom);
			});
		});
	}

	return {
		joined: () => joined,
		tries: () => tries,
		/** Opens chats at `a_second`; resolves when all are in their rooms. */
		async open(members: readonly CrowdMember[], a_second: number): Promise<void> {
			const wanted = joined + members.length;
			for (const member of members) {
				void keepOpen(member);
				await sleep(1000 / a_second);
			}
			await this.untilJoined(wanted);
		},
		async untilJoined(wanted: number): Promise<void> {
			for (let waited = 0; joined < wanted; waited += 100) {
				if (waited > COME_BACK_WITHIN_MS) throw new Error(`${wanted - joined} sockets did not come back`);
				await sleep(100);
			}
		},
		close(): void {
			isClosed = true;
			for (const socket of here) socket.terminate();
		},
	};
}
