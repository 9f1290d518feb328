import type { z } from "zod";
import { oneLine } from "../names/visible.ts";
import { NAMELESS } from "./avatar.ts";
import type { meSchema } from "./me-schema.ts";

export type Me = z.output<typeof meSchema>;

/** One letter per hexadecimal digit, no vowels, so that four of them spell no word. */
const LETTERS = "bcdfghjkmnpqrstv";

/** Four letters from a fan's id, which distinguish fans without a name. */
const tagOf = (id: string): string =>
	id.slice(0, 4).replace(/[0-9a-f]/g, (digit) => LETTERS[Number(`0x${digit}`)] ?? "");

/**
 * The name of a fan on every page: the full name, else 'Cricket Fan dffd', without an id (a deleted account, a private
 * profile) 'Cricket Fan'. Cleans stored names that are older than the rules for names.
 */
export const displayName = ({ id, full_name }: { id: string | null; full_name: string | null | undefined }): string =>
	oneLine(full_name ?? "") || (id ? `${NAMELESS} ${tagOf(id)}` : NAMELESS);

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
	return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}
