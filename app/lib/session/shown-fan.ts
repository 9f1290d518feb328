import { avatarPath, hueOf, initialOf, NAMELESS } from "./avatar.ts";
import type { Me } from "./me.ts";

/** The circumference of the ring, of which the XP within the level fill a part. */
const RING = 2 * Math.PI * 14.5;

/** The texts of a fan by slot of the frame (app/frame/slot.tsx). The browser stores them for the first paint. */
export type ShownFan = {
	name: string;
	initial: string;
	hue: string;
	picture: string;
	level: string;
	/** the stroke-dasharray of the ring around the level */
	ring: string;
	points: string;
	/** '3' unread messages, '9+', or empty */
	unread: string;
	/** '1' when today's quiz is not finished, else empty */
	quiz: string;
};

export function shownFan(me: Me): ShownFan {
	const { level, level_progress, level_xp, points, quiz_open, unread } = me.purse;
	return {
		// SHELL-4 fixes these words for a fan without a name; elsewhere four letters follow them
		name: me.full_name?.trim() || NAMELESS,
		initial: initialOf(me),
		hue: String(hueOf(me.id) ?? ""),
		picture: avatarPath(me) ?? "",
		level: String(level),
		ring: `${((level_progress / level_xp) * RING).toFixed(1)} ${RING.toFixed(1)}`,
		points: String(points).replace(/\B(?=(\d{3})+$)/g, ","),
		unread: unread > 9 ? "9+" : unread > 0 ? String(unread) : "",
		quiz: quiz_open ? "1" : "",
	};
}
