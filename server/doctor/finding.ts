import { plainWords } from "../../platform/http/plain-errors.ts";

/** `good`: as it should be; `note`: works, but the owner should know; `bad`: needs fixing. */
export type Finding = { state: "good" | "note" | "bad"; what: string; text: string };

export const finding =
	(what: string) =>
	(state: Finding["state"], text: string): Finding => ({ state, what, text });

/** The text of an error for the owner; its own message if there is none. */
export const words = (error: unknown): string =>
	plainWords(error) ?? (error instanceof Error ? error.message : String(error));
