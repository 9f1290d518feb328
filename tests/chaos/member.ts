import { WebSocket } from "ws";
import { createFollower } from "../../app/features/groups/chat/live/follower.ts";
import { type ChatLog, emptyLog } from "../../app/features/groups/chat/live/log.ts";
import type { Unsent } from "../../app/features/groups/chat/live/outbox.ts";
import { joinRoom, roomHandlers } from "../../app/features/groups/chat/live/room.ts";
import { createSending } from "../../app/features/groups/chat/live/sending.ts";
import type { Message, Messages } from "../../app/features/groups/group.ts";
import { RequestFailed } from "../../app/lib/api.ts";
import { createChannel } from "../../app/lib/live/channel.ts";
import { addressOf, type LiveSocket, openSocket, type SocketLike } from "../../app/lib/live/socket.ts";
import { runLater } from "../../app/lib/run-later.ts";
import type { Member } from "../fixtures/members.ts";

/** A fan presses "try again" this long after a failure. */
const PRESSES_AGAIN_MS = 5_000;
const PATIENCE_MS = 15_000;

/**
 * A member's open chat, with the browser's own code for channel, log and outbox. It chooses a process itself, as a
 * proxy would, and the next one when a request fails.
 */
export function openChat(
	member: Member,
	group_id: string,
	origin: string,
	processes: readonly string[],
	first: number,
) {
	let at = first;
	let log: ChatLog = emptyLog;
	let unsent: readonly Unsent[] = [];
	/** sequence by client id of the messages that the member knows to be accepted, by an answer or from the chat */
	const accepted = new Map<string, number>();
	/** Accepts own messages that arrive by socket or HTTP, because the answer to a post may be lost with its process. */
	const accept = (messages: readonly Message[]) => {
		const own = messages.filter(({ user_id }) => user_id === member.id);
		for (const { client_id, sequence } of own) if (client_id) accepted.set(client_id, sequence);
		sending.forget(own.flatMap(({ client_id }) => client_id ?? []));
	};
	const counts = { posts: 0, unanswered: 0, refused: 0, lost_connections: 0, reads: 0 };
	const headers = { cookie: member.cookie, origin };
	const path = `/api/groups/${group_id}/messages`;
	const here = () => processes[at % processes.length] as string;

	async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
		const asked = here();
		const response = await fetch(asked + address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
			(error: unknown) => {
				if (asked === here()) at++;
				throw error;
			},
		);
		if (!response.ok) throw new RequestFailed(response.status, await response.text());
		return response.json() as Promise<Answer>;
	}

	const sending = createSending({
		async post(body) {
			counts.posts++;
			try {
				const message = await ask<Message>(path, {
					method: "POST",
					headers: { ...headers, "content-type": "application/json" },
					body: JSON.stringify(body),
				});
				accepted.set(body.client_id, message.sequence);
				return message;
			} catch (error) {
				if (error instanceof RequestFailed && error.status !== 503) counts.refused++;
				else counts.unanswered++;
				throw error;
			}
		},
		later: runLater,
		now: Date.now,
		onUnsent(next) {
			for (const { client_id, state } of next)
				if (state === "failed" && unsent.some((known) => known.client_id === client_id && known.state !== "failed"))
					runLater(() => sending.retry(client_id), PRESSES_AGAIN_MS);
			unsent = next;
		},
		onSent: (message) => follower.receive(message),
	});

	const follower = createFollower({
		read(query) {
			counts.reads++;
			const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
			return ask<Messages>(`${path}?${new URLSearchParams(asked)}`, { headers });
		},
		later: runLater,
		random: Math.random,
		onLog(next) {
			log = next;
		},
		onLoading() {},
		onRead: ({ messages }) => accept(messages),
		onPolling() {},
		isHidden: () => false,
		onOut: () => channel.refuse(),
	});

	let out = false;
	let socket: LiveSocket | undefined;
	const handlers = roomHandlers(group_id, {
		onMessage(message) {
			follower.receive(message);
			accept([message]);
		},
		onRevision: follower.noteRevision,
		onTyping() {},
		onHere() {},
		onRelive() {},
		onOut: () => channel.refuse(),
	});
	const channel = createChannel({
		async open(onLost) {
			const wire = new WebSocket(addressOf(here()), { headers, perMessageDeflate: false });
			const opened = await openSocket(wire as unknown as SocketLike, handlers, onLost);
			socket = opened;
			return { join: () => joinRoom(opened, group_id), close: opened.close };
		},
		later: runLater,
		random: Math.random,
		onState(state) {
			if (state !== "joined") follower.disconnected();
			if (state !== "errored") return;
			counts.lost_connections++;
			at++;
		},
		onJoined() {
			follower.connected();
			void sending.flush();
		},
		onRefused() {
			out = true;
		},
	});
	channel.start();
	void follower.sync();

	return {
		member,
		accepted,
		counts,
		log: () => log,
		unsent: () => unsent,
		/** the server has ended the membership, which must not happen here */
		isOut: () => out,
		say(content: string) {
			socket?.send("group:typing", { group_id });
			sending.add(content, null);
		},
		readOlder: follower.readOlder,
		close() {
			channel.leave();
			follower.leave();
			sending.leave();
		},
	};
}
export type OpenChat = ReturnType<typeof openChat>;
