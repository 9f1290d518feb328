import { useCallback, useState } from "react";
import { request } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";

/** A group's pinned messages, oldest first. `load` fetches them; call `update` with each new or changed message. */
export function usePinned(group_id: string) {
	const [pinned, setPinned] = useState<readonly Message[]>([]);
	const load = useCallback(
		() =>
			// after a failure, the next connection loads them
			request("GET /groups/:id/pinned", { params: { id: group_id } }).then(
				({ messages }) => setPinned(messages),
				() => {},
			),
		[group_id],
	);
	function update(message: Message) {
		setPinned((pinned) => {
			const others = pinned.filter(({ id }) => id !== message.id);
			if (message.is_pinned && !message.hidden)
				return [...others, message].sort((one, other) => one.sequence - other.sequence);
			return others.length === pinned.length ? pinned : others;
		});
	}
	return { pinned, load, update };
}
