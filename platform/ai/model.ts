import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type LanguageModel, ToolChoiceViolationError } from "ai";
import type { Settings } from "../env.ts";
import { AiError, type AiFailure } from "./failure.ts";
import type { Fetch } from "./transport.ts";

export type ModelSettings = Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">;

/** Returns the configured model, called through `fetch`; null without one. */
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

/** True if a model wrote text where a tool call was required. */
export const calledNoTool = (error: unknown): boolean => ToolChoiceViolationError.isInstance(error);

/** Converts an error of a call through the provider's library; an unknown error becomes 'garbage'. */
export function asAiError(error: unknown): AiError {
	for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof AiError) return inner;
	if (APICallError.isInstance(error) && error.statusCode) return new AiError(failureOf(error.statusCode));
	// the provider did answer
	if (calledNoTool(error)) return new AiError("refused");
	if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name)) return new AiError("timeout");
	return new AiError("garbage");
}

function failureOf(status: number): AiFailure {
	if (status === 429) return "limited";
	if (status === 401 || status === 403) return "unauthorised";
	if (status >= 500) return "unreachable";
	return status >= 400 ? "refused" : "garbage";
}
