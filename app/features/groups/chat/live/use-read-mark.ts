import { useEffect, useRef } from "react";
import { request } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";

/** A message counts as read once the page was visible for this time. */
const READ_AFTER_MS = 1000;
const nothing = () => {};

/**
 * Stores the fan's last read message on the server while the page is visible. The next message retries a failure.
 * `onRead` is called once, after the first success.
 */
export function useReadMark(group_id: string, messages: readonly Message[], onRead: () => void): void {
	const callback = useRef<() => void>(null);
	callback.current ??= onRead;
	const newest = messages.at(-1)?.sequence ?? 0;
	const sent = useRef(0);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const schedule = () => {
			clearTimeout(timer);
			if (document.hidden || newest <= sent.current) return;
			timer = setTimeout(() => {
				sent.current = newest;
				request("PUT /groups/:id/read", { params: { id: group_id }, body: { sequence: newest } }).then(
					() => {
						callback.current?.();
						callback.current = nothing;
					},
					() => {
						sent.current = 0;
					},
				);
			}, READ_AFTER_MS);
		};
		schedule();
		document.addEventListener("visibilitychange", schedule);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", schedule);
		};
	}, [group_id, newest]);
}
