import { plainWords } from "../../platform/http/plain-errors.ts";

/** `good`: as it should be; `note`: works, and the owner should know; `bad`: has to be mended. */
export type Finding = { state: "good" | "note" | "bad"; what: string; text: string };

export const finding =
	(what: string) =>
	(state: Finding["state"], text: string): Finding => ({ state, what, text });

/** An error in words for the owner: ours, else its own. */
export const words = (error: unknown): string =>
	plainWords(error) ?? (error instanceof Error ? error.message : String(error));
