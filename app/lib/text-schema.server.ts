import { z } from "zod";
import { hasAtMost } from "./text-length.ts";

/** The schema of texts by fans: trimmed, not empty, and at most `most` UTF-16 units, also after NFKC. */
export const textSchema = ({ most, tooLong, empty }: { most: number; tooLong: string; empty?: string }) =>
	z
		.string()
		.trim()
		.min(1, empty)
		.max(most, { error: tooLong, abort: true })
		.refine((text) => hasAtMost(text, most), tooLong);
