import { runLater } from "../run-later.ts";
import { type ChannelState, createChannel } from "./channel.ts";
import { addressOf, type Hears, type LiveSocket, openSocket } from "./socket.ts";

type ChannelOptions = {
	hears: Hears;
	/** prepares a new connection, such as by joining a room; false when the fan may not */
	join?: (socket: LiveSocket) => Promise<boolean>;
	/** joined, for the first time or again: the page can now fetch what it missed */
	onJoined: () => void;
	onState?: (state: ChannelState) => void;
	onRefused?: () => void;
};

/** Keeps a live connection of this page open until `leave`. */
export function openChannel({ hears, join, onJoined, onState = () => {}, onRefused = () => {} }: ChannelOptions) {
	let socket: LiveSocket | null = null;
	const channel = createChannel({
		async open(onLost) {
			const opened = await openSocket(new WebSocket(addressOf(location.origin)), hears, onLost);
			socket = opened;
			return { join: async () => !join || join(opened), close: opened.close };
		},
		later: runLater,
		random: Math.random,
		onState,
		onJoined,
		onRefused,
	});
	addEventListener("online", channel.hurry);
	addEventListener("offline", channel.drop);
	// browsers keep no page with an open connection in memory for Back
	addEventListener("pagehide", channel.drop);
	addEventListener("pageshow", channel.hurry);
	channel.start();

	return {
		/** Sends an event on an open connection, and drops it otherwise. */
		send: (event: string, payload: unknown) => socket?.send(event, payload),
		refuse: channel.refuse,
		leave() {
			removeEventListener("online", channel.hurry);
			removeEventListener("offline", channel.drop);
			removeEventListener("pagehide", channel.drop);
			removeEventListener("pageshow", channel.hurry);
			channel.leave();
		},
	};
}
