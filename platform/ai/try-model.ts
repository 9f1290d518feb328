import { APICallError, generateText } from "ai";
import { AiError } from "./failure.ts";
import { chooseModel, type ModelSettings } from "./model.ts";
import { createTransport } from "./transport.ts";

const PATIENCE_MS = 15_000;
const SILENCE_MS = 5_000;
const LONGEST_ERROR = 300;

/**
 * Asks the model of the settings for one word. Returns null after an answer, else the problem in the provider's own words
 * without the key, for the owner alone. Costs a few tokens outside the day's budget.
 */
export async function tryModel(settings: ModelSettings): Promise<string | null> {
	const model = chooseModel(settings, createTransport({ silence_ms: SILENCE_MS }));
	if (!model) return null;
	try {
		await generateText({
			model,
			prompt: "Answer with one word: ready?",
			maxOutputTokens: 16,
			maxRetries: 0,
			abortSignal: AbortSignal.timeout(PATIENCE_MS),
		});
		return null;
	} catch (error) {
		return problemInWords(error, settings);
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
