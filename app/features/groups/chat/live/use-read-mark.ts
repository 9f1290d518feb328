import { useEffect, useRef } from "react";
import { request } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";

/** The newest message is on the screen for so long before it counts as read. */
const SEEN_AFTER_MS = 1000;

/** Notes up to which message the fan has read the chat, while the page is in view. What fails is noted with the next message. */
export function useReadMark(group_id: string, messages: readonly Message[]): void {
	const newest = messages.at(-1)?.sequence ?? 0;
	const noted = useRef(0);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const note = () => {
			clearTimeout(timer);
			if (document.hidden || newest <= noted.current) return;
			timer = setTimeout(() => {
				noted.current = newest;
				request("PUT /groups/:id/read", { params: { id: group_id }, body: { sequence: newest } }).catch(() => {
					noted.current = 0;
				});
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
