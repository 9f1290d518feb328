import { useSlow } from "../../../../lib/hooks/use-slow.ts";
import type { ChannelState } from "../../../../lib/live/channel.ts";

const WORDS: Partial<Record<ChannelState, string>> = {
	joining: "Connecting…",
	errored: "Reconnecting… Your messages are kept and sent when the connection is back.",
	leaving: "Leaving…",
};

/** How the live connection stands, in a quiet line; nothing while all is well. */
export function ChannelLine({ state }: { state: ChannelState }) {
	const words = WORDS[state];
	// a connection that is there at once needs no words
	const slow = useSlow(state === "joining");
	return (
		<div role="status" data-channel={state}>
			{words && (state !== "joining" || slow) ? <p className="chat-bar">{words}</p> : null}
		</div>
	);
}
