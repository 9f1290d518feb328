import { useSlow } from "../../../../lib/hooks/use-time.ts";
import type { ChannelState } from "../../../../lib/live/channel.ts";
import "../../../../ui/styles/messages.css";

const WORDS: Partial<Record<ChannelState, string>> = {
	joining: "Connecting…",
	errored: "Reconnecting… Your messages are kept and sent when the connection is back.",
	leaving: "Leaving…",
};
const POLLING = "New messages show every few seconds here. You can post as always.";

/** What the fan has to know of the connection, in a quiet line; nothing while it works. `polling`: messages come without it. */
export function ChannelLine({ state, polling }: { state: ChannelState; polling: boolean }) {
	const words = polling ? POLLING : WORDS[state];
	// a fast connection is not mentioned
	const slow = useSlow(state === "joining");
	return (
		<div role="status" data-channel={state}>
			{words && (polling || state !== "joining" || slow) ? <p className="chat-bar">{words}</p> : null}
		</div>
	);
}
