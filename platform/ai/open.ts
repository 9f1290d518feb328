import type { Settings } from "../env.ts";
import type { Ai, createAi } from "./ai.ts";

/** Returns a client for the configured model, or null. Loads the libraries (10 MB) only if a model is configured. */
export async function openAi(settings: Settings, parts: Parameters<typeof createAi>[1]): Promise<Ai | null> {
	return settings.AI_PROVIDER === "none" ? null : (await import("./ai.ts")).createAi(settings, parts);
}
