import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { Settings } from "../env.ts";
import type { Fetch } from "./transport.ts";

export type ModelSettings = Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">;

/** The model of the settings, asked through `fetch`; null when there is none. */
export function chooseModel(settings: ModelSettings, fetch: Fetch): LanguageModel | null {
	const { AI_PROVIDER, AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model = "" } = settings;
	const given = { fetch, ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}) };
	switch (AI_PROVIDER) {
		case "none":
			return null;
		case "openai":
			return createOpenAI(given).chat(model);
		case "anthropic":
			return createAnthropic(given)(model);
		case "openai-compatible":
			return createOpenAICompatible({
				...given,
				name: "openai-compatible",
				baseURL: baseURL ?? "",
				includeUsage: true,
				supportsStructuredOutputs: true,
			})(model);
	}
}
