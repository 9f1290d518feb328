import { apiPath } from "../api-path.ts";

// Apart from me.ts, because every page loads it with the frame, and the rule for names is long.

/** The name of a fan without a name. */
export const NAMELESS = "Cricket Fan";

/** The first letter of the mail address, for a fan's own menu (SHELL-4). */
export const initialOf = ({ email }: { email: string }): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** The number of fan colours, in app/ui/styles/people/avatar.css from 0. */
export const HUES = 10;

/** The number of a fan's colour; undefined without an id. */
export const hueOf = (id: string | null | undefined): number | undefined =>
	id ? Number(`0x${id.slice(4, 8)}`) % HUES : undefined;

/** The path of a fan's picture, or null. A new picture has a new path. */
export function avatarPath({ id, avatar_url }: { id: string; avatar_url: string | null }): string | null {
	if (!avatar_url) return null;
	let mark = 0;
	for (const letter of avatar_url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `${apiPath("/fans/:id/avatar", { params: { id } })}?v=${mark.toString(36)}`;
}
