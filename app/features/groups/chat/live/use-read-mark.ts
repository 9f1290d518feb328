import { useEffect, useRef } from "react";
import { request } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";

/** The newest message counts as read after it was visible this long. */
const SEEN_AFTER_MS = 1000;
const nothing = () => {};

/**
 * Stores the fan's last read message while the page is visible. A failure is made up for with the next message.
 * `onNoted` is called once, when unread messages have been read.
 */
export function useReadMark(group_id: string, messages: readonly Message[], onNoted: () => void): void {
	const called = useRef<() => void>(null);
	called.current ??= onNoted;
	const newest = messages.at(-1)?.sequence ?? 0;
	const noted = useRef(0);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const note = () => {
			clearTimeout(timer);
			if (document.hidden || newest <= noted.current) return;
			timer = setTimeout(() => {
				noted.current = newest;
				request("PUT /groups/:id/read", { params: { id: group_id }, body: { sequence: newest } }).then(
					() => {
						called.current?.();
						called.current = nothing;
					},
					() => {
						noted.current = 0;
					},
				);
			}, SEEN_AFTER_MS);
		};
		note();
		document.addEventListener("visibilitychange", note);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", note);
		};
	}, [group_id, newest]);
}
