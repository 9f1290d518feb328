import { useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../../../lib/api.ts";
import type { ChannelState } from "../../../../lib/live/channel.ts";
import { openChannel } from "../../../../lib/live/open-channel.ts";
import { runLater } from "../../../../lib/run-later.ts";
import { toast } from "../../../../ui/toast.tsx";
import type { Here, Message, Messages } from "../../group.ts";
import type { ReliveListener } from "../../relive/use-relive.ts";
import { chatTexts, type ReportReason } from "../rules.ts";
import { createFollower, type Follower, type Loading } from "./follower.ts";
import { type ChatLog, emptyLog } from "./log.ts";
import { joinRoom, roomHandlers } from "./room.ts";
import { usePinned } from "./use-pinned.ts";
import { useTyping } from "./use-typing.ts";
import { useUnsent } from "./use-unsent.ts";

type ChatParts = {
	fan_id: string;
	group_id: string;
	/** receives changes of the group's relive */
	reliveListener: ReliveListener;
	onHere: (here: Here) => void;
	onOut: () => void;
	onForbidden: () => void;
};

/** A group's chat: its messages, its live connection, and the member's actions. */
export function useChat({ fan_id, group_id, reliveListener, onHere, onOut, onForbidden }: ChatParts) {
	const [log, setLog] = useState<ChatLog>(emptyLog);
	const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
	const [loading, setLoading] = useState<Loading>("newest");
	const [state, setState] = useState<ChannelState>("closed");
	const [polling, setPolling] = useState(false);
	const channel = useRef<ReturnType<typeof openChannel> | null>(null);
	const follower = useRef<Follower | null>(null);
	const typing = useTyping(fan_id);
	const params = (message: Message) => ({ id: group_id, message_id: message.id });
	const unsent = useUnsent({
		fan_id,
		group_id,
		onSent: (message) => follower.current?.receive(message),
		onForbidden,
	});

	const { pinned, load: loadPinned, update: updatePin } = usePinned(group_id);

	function receive(message: Message) {
		updatePin(message);
		follower.current?.receive(message);
		if (message.client_id && message.user_id === fan_id) unsent.forget([message.client_id]);
	}

	function onRead({ messages, liked, relive_revision }: Messages) {
		for (const message of messages) updatePin(message);
		reliveListener.current?.({ revision: relive_revision });
		unsent.forget(messages.flatMap((message) => message.client_id ?? []));
		if (liked.length > 0) setLiked((now) => new Set([...now, ...liked]));
	}

	// the effect runs once per group, so it calls the handlers of the latest render through this ref
	const handlers = useRef({ receive, onRead, onHere, onOut, flush: unsent.flush, receiveTyping: typing.receive });
	handlers.current = { receive, onRead, onHere, onOut, flush: unsent.flush, receiveTyping: typing.receive };

	useEffect(() => {
		const followed = createFollower({
			read: (query) => request("GET /groups/:id/messages", { params: { id: group_id }, query }),
			later: runLater,
			random: Math.random,
			onLog: setLog,
			onLoading: setLoading,
			onRead: (answer) => handlers.current.onRead(answer),
			onPolling: setPolling,
			isHidden: () => document.hidden,
			onOut: () => opened.refuse(),
		});
		follower.current = followed;
		const opened = openChannel({
			handlers: roomHandlers(group_id, {
				onRevision: followed.noteRevision,
				onMessage: (message) => handlers.current.receive(message),
				onTyping: (who) => handlers.current.receiveTyping(who),
				onHere: (here) => handlers.current.onHere(here),
				onRelive: (change) => reliveListener.current?.(change),
				onOut: () => opened.refuse(),
			}),
			join: (socket) => joinRoom(socket, group_id),
			onState(next) {
				setState(next);
				if (next !== "joined") followed.disconnected();
			},
			onJoined() {
				followed.connected();
				void loadPinned();
				handlers.current.flush();
			},
			onRefused: () => handlers.current.onOut(),
		});
		channel.current = opened;
		// loads messages without waiting for the socket
		void followed.sync();
		void loadPinned();
		const wake = () => document.hidden || followed.wake();
		document.addEventListener("visibilitychange", wake);
		return () => {
			document.removeEventListener("visibilitychange", wake);
			opened.leave();
			followed.leave();
		};
	}, [group_id, reliveListener, loadPinned]);

	async function loadOlder() {
		if (!log.older || loading) return;
		setLoading("older");
		try {
			await follower.current?.readOlder();
		} catch {
			toast({ type: "error", title: "Error", text: chatTexts.loadFailed });
		} finally {
			setLoading(null);
		}
	}

	/** Returns false after a failure, which a toast shows. */
	async function change(response: Promise<Message>): Promise<boolean> {
		try {
			receive(await response);
			return true;
		} catch (error) {
			const words = error instanceof RequestFailed && error.status < 500 ? error.message : chatTexts.changeFailed;
			toast({ type: "error", title: "Error", text: words });
			return false;
		}
	}

	function mark(message_id: string, likes: boolean) {
		setLiked((now) => {
			const next = new Set(now);
			if (likes) next.add(message_id);
			else next.delete(message_id);
			return next;
		});
	}

	return {
		messages: log.messages,
		older: log.older,
		loading,
		state,
		polling,
		liked,
		pinned,
		typing: typing.names,
		/** shown at the end of the chat */
		unsent: unsent.unsent.filter(({ state }) => state !== "failed"),
		/** refused, shown apart from the chat */
		refused: unsent.unsent.filter(({ state }) => state === "failed"),
		loadAgain: () => follower.current?.sync(),
		loadOlder,
		send: unsent.add,
		retry: unsent.retry,
		discard: (client_id: string) => unsent.forget([client_id]),
		sendTyping: () => typing.send(() => channel.current?.send("group:typing", { group_id })),
		async like(message: Message) {
			const likes = !liked.has(message.id);
			mark(message.id, likes);
			const liking = request("PUT /groups/:id/messages/:message_id/like", {
				params: params(message),
				body: { liked: likes },
			});
			if (!(await change(liking))) mark(message.id, !likes);
		},
		pin: (message: Message) =>
			change(
				request("PUT /groups/:id/messages/:message_id/pin", {
					params: params(message),
					body: { is_pinned: !message.is_pinned },
				}),
			),
		report: (message: Message, reason: ReportReason, note: string) =>
			request("POST /groups/:id/messages/:message_id/reports", { params: params(message), body: { reason, note } }),
	};
}
export type Chat = ReturnType<typeof useChat>;
