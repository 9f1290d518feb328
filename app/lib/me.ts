import type { z } from "zod";
import { addressOf } from "./api.ts";
import type { meSchema } from "./me-schema.ts";
import { oneLine } from "./names/seen.ts";

export type Me = z.output<typeof meSchema>;

/** First letter of the address, for fans without a picture. */
export const initialOf = ({ email }: Pick<Me, "email">): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** The name a fan goes by. Names from before there was a rule for them are cleaned here. */
export const displayName = ({ full_name }: Pick<Me, "full_name">): string => oneLine(full_name ?? "") || "Cricket Fan";

/** Where this site shows a fan's picture, or null without one. Another picture has another address. */
export function avatarPath({ id, avatar_url }: Pick<Me, "id" | "avatar_url">): string | null {
	if (!avatar_url) return null;
	let mark = 0;
	for (const letter of avatar_url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `${addressOf("GET /fans/:id/avatar", { params: { id } })}?v=${mark.toString(36)}`;
}
