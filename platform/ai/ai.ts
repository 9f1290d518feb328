import {
	APICallError,
	generateText,
	type LanguageModel,
	type LanguageModelUsage,
	type ModelMessage,
	NoObjectGeneratedError,
	NoOutputGeneratedError,
	Output,
	stepCountIs,
	streamText,
	type ToolSet,
} from "ai";
import type { z } from "zod";
import type { Db } from "../database/database.ts";
import type { Settings } from "../env.ts";
import type { Logger } from "../logging.ts";
import { createBreaker } from "./breaker.ts";
import { noteUsage, type Purpose, reserve, settle } from "./budget.ts";
import { AiError } from "./failure.ts";
import { chooseModel } from "./model.ts";
import { createTransport } from "./transport.ts";

// the library prints warnings, and errors with all that was asked, unless this is set
globalThis.AI_SDK_LOG_WARNINGS = false;

export type Asking = {
	purpose: Purpose;
	/** whose day's share it counts on: 'fan:<id>', 'visitor:<hash>' */
	who: string;
	instructions: string;
};
export type Proposal<T> = Asking & { prompt: string; schema: z.ZodType<T>; most_tokens: number };
export type Conversation = Asking & { messages: ModelMessage[]; tools: ToolSet; signal: AbortSignal };
/** `goes_on`: at the end of a step, whether tools are used next, so that what was said in it was no answer yet. */
export type ConversationPart = { text: string } | { goes_on: boolean };
export type Ai = NonNullable<ReturnType<typeof createAi>>;

const MOST_AT_ONCE = 16;
const PROPOSAL_ATTEMPTS = 2;
const MOST_STEPS = 4;
const MOST_TOKENS_A_STEP = 700;
/** Room for what tools return in between. */
const TOKENS_OF_A_RESULT = 600;

/**
 * The model of the settings, null when there is none. Every call is paid from the day's budget before it is made, takes
 * AI_TIMEOUT seconds at most and throws AiError, whatever goes wrong. What is asked and answered is never logged.
 */
export function createAi(
	settings: Settings,
	{
		db,
		logger,
		onCall,
		first_pause_ms,
	}: { db: Db; logger: Logger; onCall?: (outcome: string, seconds: number) => void; first_pause_ms?: number },
) {
	const total_ms = settings.AI_TIMEOUT * 1000;
	const chosen = chooseModel(settings, createTransport({ silence_ms: total_ms / 3, first_pause_ms }));
	if (!chosen || settings.AI_DAILY_BUDGET === 0) return null;
	const model: LanguageModel = chosen;
	const breaker = createBreaker();

	let running = 0;

	async function begin({ purpose, who }: Asking, tokens: number) {
		// under load the model is what is given up first
		if (running >= MOST_AT_ONCE) throw new AiError("busy");
		breaker.enter();
		running++;
		const reservation = await reserve(db, who, tokens, settings.AI_DAILY_BUDGET).catch((error) => {
			running--;
			throw error;
		});
		const began = performance.now();
		let ended = false;
		return async (outcome: { used: number | null } | { error: unknown }) => {
			if (ended) return null;
			ended = true;
			running--;
			const error = "error" in outcome ? asAiError(outcome.error) : null;
			// an answer without usage, or none at all, may have cost all that was set aside
			const used = "error" in outcome || outcome.used === null ? tokens : outcome.used;
			onCall?.(error?.failure ?? "ok", (performance.now() - began) / 1000);
			if (!error) breaker.succeeded();
			// a prompt that the provider does not take says nothing of the next one
			else if (error.failure !== "refused") breaker.failed();
			await settle(db, reservation, used);
			await noteUsage(db, purpose, { calls: 1, tokens: used, failed: error ? 1 : 0 });
			if (error) logger.warn({ purpose, failure: error.failure }, "the AI provider gave nothing usable");
			return error;
		};
	}

	/** One object of the schema's shape. An answer of another shape is requested once more. */
	async function propose<T>({ prompt, schema, most_tokens, ...asking }: Proposal<T>): Promise<T> {
		const tokens = PROPOSAL_ATTEMPTS * (tokensOf(asking.instructions + prompt) + most_tokens);
		const end = await begin(asking, tokens);
		const abortSignal = AbortSignal.timeout(total_ms);
		let used: number | null = 0;
		try {
			for (let attempt = 1; ; attempt++)
				try {
					const { output, totalUsage } = await generateText({
						model,
						instructions: asking.instructions,
						prompt,
						output: Output.object({ schema }),
						maxOutputTokens: most_tokens,
						maxRetries: 0,
						abortSignal,
					});
					used = sum(used, totalUsage);
					await end({ used });
					return output;
				} catch (error) {
					if (attempt === PROPOSAL_ATTEMPTS || !isMisshapen(error)) throw error;
					used = sum(used, NoObjectGeneratedError.isInstance(error) ? error.usage : undefined);
				}
		} catch (error) {
			throw (await end({ error })) ?? error;
		}
	}

	/**
	 * The model's text, piece by piece, while it uses the tools. It ends by itself after four steps. Throws in the middle when
	 * the stream breaks; the text so far is then only part of an answer.
	 */
	async function* converse({ messages, tools, signal, ...asking }: Conversation): AsyncGenerator<ConversationPart> {
		const read = tokensOf(asking.instructions + JSON.stringify(messages));
		const end = await begin(asking, MOST_STEPS * (read + MOST_TOKENS_A_STEP + TOKENS_OF_A_RESULT));
		const timeout = AbortSignal.timeout(total_ms);
		try {
			const result = streamText({
				model,
				instructions: asking.instructions,
				messages,
				tools,
				stopWhen: stepCountIs(MOST_STEPS),
				maxOutputTokens: MOST_TOKENS_A_STEP,
				maxRetries: 0,
				abortSignal: AbortSignal.any([signal, timeout]),
				onError: () => undefined,
			});
			for await (const part of result.stream) {
				if (part.type === "error") throw part.error;
				if (part.type === "abort") throw new AiError("timeout");
				if (part.type === "text-delta") yield { text: part.text };
				if (part.type === "finish-step") yield { goes_on: part.finishReason === "tool-calls" };
			}
			await end({ used: sum(0, await result.totalUsage) });
		} catch (error) {
			if (signal.aborted) throw new AiError("timeout");
			throw (await end({ error })) ?? error;
		} finally {
			// nothing else has ended it: whoever listened has left, and that is no failure of the provider's
			await end({ used: null });
		}
	}

	return {
		propose,
		converse,
		isResting: breaker.isResting,
		/** Counts sentences and proposals that failed the check. */
		refused: (purpose: Purpose, refused: number) => noteUsage(db, purpose, { refused }),
	};
}

const isMisshapen = (error: unknown) =>
	NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

/** Upper bound of the tokens of a text: its bytes, halved, where most need a fourth. */
const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 2);

/** Null as soon as one usage is unknown, or is no number of tokens. */
function sum(before: number | null, usage: LanguageModelUsage | undefined): number | null {
	const parts = [usage?.inputTokens, usage?.outputTokens];
	if (before === null || !parts.every((part) => Number.isSafeInteger(part) && Number(part) >= 0)) return null;
	return before + parts.reduce<number>((tokens, part) => tokens + Number(part), 0);
}

function asAiError(error: unknown): AiError {
	for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof AiError) return inner;
	if (APICallError.isInstance(error) && error.statusCode) {
		const { statusCode } = error;
		const failure =
			statusCode === 429
				? "limited"
				: statusCode === 401 || statusCode === 403
					? "unauthorised"
					: statusCode >= 500
						? "unreachable"
						: statusCode >= 400
							? "refused"
							: "garbage";
		return new AiError(failure);
	}
	if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name)) return new AiError("timeout");
	return new AiError("garbage");
}
