import { APICallError, generateText, type LanguageModel, tool } from "ai";
import { z } from "zod";
import { AiError } from "./failure.ts";
import { calledNoTool, chooseModel, type ModelSettings } from "./model.ts";
import { createTransport } from "./transport.ts";

const PATIENCE_MS = 15_000;
const SILENCE_MS = 5_000;
const MOST_TOKENS = 200;
const LONGEST_ERROR = 300;

const READY = {
	ready: tool({ description: "Says that you are ready.", inputSchema: z.object({ ready: z.boolean() }) }),
};

/**
 * Asks the configured model to call a tool. Returns null if it does, or if no model is configured; else the problem in
 * the provider's words without the key, for the owner only. Costs a few tokens outside the daily budget.
 */
export async function tryModel(settings: ModelSettings): Promise<string | null> {
	const model = chooseModel(settings, createTransport({ silence_ms: SILENCE_MS }));
	if (!model) return null;
	try {
		return (await callsTool(model)) ? null : noToolsProblem(settings);
	} catch (error) {
		return problemInWords(error, settings);
	}
}

/** True if the model answers, but without calling the tool. False if it does not answer. */
export async function hasNoTools(settings: ModelSettings): Promise<boolean> {
	const model = chooseModel(settings, createTransport({ silence_ms: SILENCE_MS }));
	if (!model) return false;
	return callsTool(model).then(
		(calls) => !calls,
		() => false,
	);
}

/** The text for the owner about a model that calls no tools. */
export const noToolsProblem = ({ AI_PROVIDER, AI_MODEL }: ModelSettings): string =>
	`${AI_MODEL} of ${AI_PROVIDER} calls no tools, so it can't ask the match record. Choose a model that does.`;

async function callsTool(model: LanguageModel): Promise<boolean> {
	try {
		const { toolCalls } = await generateText({
			model,
			prompt: "Call the tool ready with true.",
			tools: READY,
			toolChoice: "required",
			maxOutputTokens: MOST_TOKENS,
			maxRetries: 0,
			abortSignal: AbortSignal.timeout(PATIENCE_MS),
		});
		return toolCalls.length > 0;
	} catch (error) {
		if (calledNoTool(error)) return false;
		throw error;
	}
}
function problemInWords(error: unknown, { AI_PROVIDER, AI_BASE_URL, AI_API_KEY }: ModelSettings): string {
	const at = AI_BASE_URL ? ` at ${AI_BASE_URL}` : "";
	for (let inner = error; inner instanceof Error; inner = inner.cause)
		if (inner instanceof AiError && inner.failure === "unreachable") return `${AI_PROVIDER} can't be reached${at}.`;
	if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
		return `There was no answer${at} within ${PATIENCE_MS / 1000} s.`;
	const said = error instanceof Error ? error.message : String(error);
	const safe = AI_API_KEY ? said.replaceAll(AI_API_KEY, "[key]") : said;
	const status = APICallError.isInstance(error) && error.statusCode ? ` (${error.statusCode})` : "";
	return `${AI_PROVIDER} says${status}: ${safe.slice(0, LONGEST_ERROR)}`;
}
