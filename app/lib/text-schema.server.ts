import { z } from "zod";
import { hasAtMost } from "./text-length.ts";

/** Schema of what a fan writes and the site reads: trimmed, not empty, and not longer than `most` when it is read either. */
export const textSchema = ({ most, tooLong, empty }: { most: number; tooLong: string; empty?: string }) =>
	z
		.string()
		.trim()
		.min(1, empty)
		.max(most, { error: tooLong, abort: true })
		.refine((text) => hasAtMost(text, most), tooLong);
