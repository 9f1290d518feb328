import type { Settings } from "../env.ts";
import type { Ai, createAi } from "./ai.ts";

/** Returns the model of the settings, null when there is none. The libraries take 10 MB, so a site without a model never loads them. */
export async function openAi(settings: Settings, parts: Parameters<typeof createAi>[1]): Promise<Ai | null> {
	return settings.AI_PROVIDER === "none" ? null : (await import("./ai.ts")).createAi(settings, parts);
}
