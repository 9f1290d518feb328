import type { z } from "zod";
import { addressOf } from "../api.ts";
import { oneLine } from "../names/seen.ts";
import type { meSchema } from "./me-schema.ts";

export type Me = z.output<typeof meSchema>;

/** First letter of the address, for a fan's own menu (SHELL-4). */
export const initialOf = ({ email }: Pick<Me, "email">): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** A fan without a name. */
export const NAMELESS = "Cricket Fan";
/** One for each hexadecimal digit. No vowels, so four of them spell no word. */
const LETTERS = "bcdfghjkmnpqrstv";

/** Four letters made from a fan's id, which distinguish fans without a name. */
const tagOf = (id: string): string =>
	id.slice(0, 4).replace(/[0-9a-f]/g, (digit) => LETTERS[Number(`0x${digit}`)] ?? "");

/**
 * The name a fan goes by everywhere: the full name, else 'Cricket Fan dffd'. Without an id, as of an account that is gone or a
 * private profile, 'Cricket Fan'. A name that is older than the rule for names is cleaned.
 */
export const displayName = ({ id, full_name }: { id: string | null; full_name: string | null | undefined }): string =>
	oneLine(full_name ?? "") || (id ? `${NAMELESS} ${tagOf(id)}` : NAMELESS);

/** Shown instead of a picture: the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
	return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}

/** The colours of fans are numbered from 0 in app/ui/styles/emblems.css. */
export const HUES = 10;

/** The number of a fan's own colour; undefined without an id. */
export const hueOf = (id: string | null | undefined): number | undefined =>
	id ? Number(`0x${id.slice(4, 8)}`) % HUES : undefined;

/** Where this site shows a fan's picture, or null without one. Another picture has another address. */
export function avatarPath({ id, avatar_url }: Pick<Me, "id" | "avatar_url">): string | null {
	if (!avatar_url) return null;
	let mark = 0;
	for (const letter of avatar_url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `${addressOf("GET /fans/:id/avatar", { params: { id } })}?v=${mark.toString(36)}`;
}
