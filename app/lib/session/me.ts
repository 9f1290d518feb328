import type { z } from "zod";
import { addressOf } from "../api.ts";
import { oneLine } from "../names/seen.ts";
import type { meSchema } from "./me-schema.ts";

export type Me = z.output<typeof meSchema>;

/** The first letter of the mail address, for a fan's own menu (SHELL-4). */
export const initialOf = ({ email }: Pick<Me, "email">): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** The name of a fan without a name. */
export const NAMELESS = "Cricket Fan";
/** One letter per hexadecimal digit. No vowels, so that they spell no word. */
const LETTERS = "bcdfghjkmnpqrstv";

/** Four letters made from a fan's id, to tell fans without a name apart. */
const tagOf = (id: string): string =>
	id.slice(0, 4).replace(/[0-9a-f]/g, (digit) => LETTERS[Number(`0x${digit}`)] ?? "");

/**
 * The name of a fan everywhere: the full name, else 'Cricket Fan dffd', or 'Cricket Fan' without an id (a deleted
 * account, a private profile). Names older than the rule for names are cleaned.
 */
export const displayName = ({ id, full_name }: { id: string | null; full_name: string | null | undefined }): string =>
	oneLine(full_name ?? "") || (id ? `${NAMELESS} ${tagOf(id)}` : NAMELESS);

/** Shown instead of a picture: the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
	return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}

/** The number of fan colours, in app/ui/styles/emblems.css from 0. */
export const HUES = 10;

/** The number of a fan's colour; undefined without an id. */
export const hueOf = (id: string | null | undefined): number | undefined =>
	id ? Number(`0x${id.slice(4, 8)}`) % HUES : undefined;

/** The path of a fan's picture, or null. A new picture has a new path. */
export function avatarPath({ id, avatar_url }: Pick<Me, "id" | "avatar_url">): string | null {
	if (!avatar_url) return null;
	let mark = 0;
	for (const letter of avatar_url) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `${addressOf("GET /fans/:id/avatar", { params: { id } })}?v=${mark.toString(36)}`;
}
