import { apiPath } from "../api-path.ts";

// Not in me.ts, because every page loads this file and the rule for names is long.

export const NAMELESS = "Cricket Fan";

/** The first letter of the mail address, for the fan's menu (SHELL-4). */
export const initialOf = ({ email }: { email: string }): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** The colours of fans, numbered from 0 in app/ui/styles/people/avatar.css. */
export const HUES = 10;

export const hueOf = (id: string | null | undefined): number | undefined =>
	id ? Number(`0x${id.slice(4, 8)}`) % HUES : undefined;

/** The address of a fan's picture, or null. A new picture has another address, so that caches do not hide it. */
export function avatarPath({ id, avatar_url }: { id: string; avatar_url: string | null }): string | null {
	if (!avatar_url) return null;
	let mark = 0;
	for (const letter of avatar_url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `${apiPath("/fans/:id/avatar", { params: { id } })}?v=${mark.toString(36)}`;
}
