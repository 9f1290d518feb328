import { useSlow } from "../../../../lib/hooks/use-slow.ts";
import type { ChannelState } from "../../../../lib/live/channel.ts";

const WORDS: Partial<Record<ChannelState, string>> = {
	joining: "Connecting…",
	errored: "Reconnecting… Your messages are kept and sent when the connection is back.",
	leaving: "Leaving…",
};

/** The state of the live connection, in a quiet line; nothing while it works. */
export function ChannelLine({ state }: { state: ChannelState }) {
	const words = WORDS[state];
	// a fast connection is not mentioned
	const slow = useSlow(state === "joining");
	return (
		<div role="status" data-channel={state}>
			{words && (state !== "joining" || slow) ? <p className="chat-bar">{words}</p> : null}
		</div>
	);
}
