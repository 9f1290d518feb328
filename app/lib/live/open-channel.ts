import { runLater } from "../run-later.ts";
import { type ChannelState, createChannel } from "./channel.ts";
import { addressOf, type Handlers, type LiveSocket, openSocket } from "./socket.ts";

type ChannelOptions = {
	handlers: Handlers;
	/** joins a room, for example; false if the fan may not */
	join?: (socket: LiveSocket) => Promise<boolean>;
	/** after each join: the page now fetches what it missed */
	onJoined: () => void;
	onState?: (state: ChannelState) => void;
	onRefused?: () => void;
};

/** Keeps a live connection open until `leave`. */
export function openChannel({ handlers, join, onJoined, onState = () => {}, onRefused = () => {} }: ChannelOptions) {
	let socket: LiveSocket | null = null;
	const channel = createChannel({
		async open(onLost) {
			const opened = await openSocket(new WebSocket(addressOf(location.origin)), handlers, onLost);
			socket = opened;
			return { join: async () => !join || join(opened), close: opened.close };
		},
		later: runLater,
		random: Math.random,
		onState,
		onJoined,
		onRefused,
	});
	addEventListener("online", channel.retryNow);
	addEventListener("offline", channel.dropAndRetry);
	// browsers cache no page with an open connection for Back
	addEventListener("pagehide", channel.dropAndRetry);
	addEventListener("pageshow", channel.retryNow);
	channel.start();

	return {
		/** Sends an event, or drops it without a connection. */
		send: (event: string, payload: unknown) => socket?.send(event, payload),
		refuse: channel.refuse,
		leave() {
			removeEventListener("online", channel.retryNow);
			removeEventListener("offline", channel.dropAndRetry);
			removeEventListener("pagehide", channel.dropAndRetry);
			removeEventListener("pageshow", channel.retryNow);
			channel.leave();
		},
	};
}
