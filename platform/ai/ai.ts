import {
	asSchema,
	isStepCount,
	type LanguageModel,
	type LanguageModelUsage,
	type ModelMessage,
	streamText,
	type ToolSet,
} from "ai";
import type { Db } from "../database/database.ts";
import type { Settings } from "../env.ts";
import type { Logger } from "../logging.ts";
import { createBreaker } from "./breaker.ts";
import { noteUsage, type Purpose } from "./budget.ts";
import { AiError } from "./failure.ts";
import { createMeter, tokensOf } from "./meter.ts";
import { asAiError, chooseModel } from "./model.ts";
import { createTransport } from "./transport.ts";

// by default the library prints warnings, and errors with the whole prompt
globalThis.AI_SDK_LOG_WARNINGS = false;

export type Conversation = {
	purpose: Purpose;
	/** who pays from the daily budget: 'fan:<id>', 'visitor:<hash>' */
	who: string;
	instructions: string;
	messages: ModelMessage[];
	tools: ToolSet;
	signal: AbortSignal;
	/** true once the conversation has its answer; called after each step */
	isDone: () => boolean;
};
/** A piece of a tool call's arguments, in the order of writing; a finished call; or free text. */
export type ConversationPart = { call: string; tool: string; piece: string } | { called: string } | { text: string };
export type Ai = NonNullable<ReturnType<typeof createAi>>;

const MOST_AT_ONCE = 16;
const MOST_STEPS = 8;
const MOST_TOKENS = 6_000;
const MOST_TOKENS_A_STEP = 1_500;
const MOST_SECONDS = 20;
/** Anthropic caches tools and instructions up to this mark for the next step; other providers cache without it. */
const CACHED = { anthropic: { cacheControl: { type: "ephemeral" } } };

/**
 * Returns a client for the configured model, or null without one or without a budget. Each step of a conversation is
 * reserved in the daily budget before it starts. A conversation takes at most AI_TIMEOUT, and never more than 20 s. All
 * failures are AiErrors. Prompts and answers are never logged.
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
	const total_ms = Math.min(settings.AI_TIMEOUT, MOST_SECONDS) * 1000;
	const chosen = chooseModel(settings, createTransport({ silence_ms: total_ms / 3, first_pause_ms }));
	if (!chosen || settings.AI_DAILY_BUDGET === 0) return null;
	const model: LanguageModel = chosen;
	const breaker = createBreaker();
	let running = 0;

	/** Admits a conversation or throws AiError. Synchronous, so concurrent callers cannot exceed the limit. */
	function admit(): () => void {
		// under load the model is shed first
		if (running >= MOST_AT_ONCE) throw new AiError("busy");
		breaker.enter();
		running++;
		let left = false;
		return () => {
			if (!left) running--;
			left = true;
		};
	}

	/** Returns a function that records the end of a conversation, once. */
	function endRecorder(purpose: Purpose, meter: ReturnType<typeof createMeter>, leave: () => void) {
		const began = performance.now();
		let ended = false;
		return async (problem: unknown = null): Promise<AiError | null> => {
			if (ended) return null;
			ended = true;
			leave();
			const error = problem === null ? null : asAiError(problem);
			onCall?.(error?.failure ?? "ok", (performance.now() - began) / 1000);
			if (!error) breaker.succeeded();
			// a refused prompt or a used-up budget is no failure of the provider
			else if (error.failure !== "refused" && error.failure !== "budget") breaker.failed();
			await meter.close();
			await noteUsage(db, purpose, { answers: 1, ...meter.spent(), failed: error ? 1 : 0 });
			if (error) logger.warn({ purpose, failure: error.failure }, "the AI provider gave nothing usable");
			return error;
		};
	}

	/**
	 * Yields the model's calls and text, piece by piece, while the tools run. Ends when `isDone`, after eight steps, or
	 * after 6,000 output tokens. Throws AiError if it is not admitted, the budget or the time is used up, or the stream
	 * breaks.
	 */
	async function* converse(conversation: Conversation): AsyncGenerator<ConversationPart> {
		const { purpose, who, instructions, messages, tools, signal, isDone } = conversation;
		const leave = admit();
		const meter = createMeter(db, who, settings.AI_DAILY_BUDGET);
		const end = endRecorder(purpose, meter, leave);
		const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(total_ms)]);
		try {
			const fixed = tokensOf(instructions) + tokensOf(await toolsAsJson(tools));
			const result = streamText({
				model,
				instructions: { role: "system", content: instructions, providerOptions: CACHED },
				messages,
				tools,
				toolChoice: "required",
				temperature: 0,
				reasoning: settings.AI_REASONING,
				stopWhen: [isStepCount(MOST_STEPS), isDone, () => meter.spent().tokens_out > MOST_TOKENS - MOST_TOKENS_A_STEP],
				maxOutputTokens: MOST_TOKENS_A_STEP,
				maxRetries: 0,
				abortSignal,
				onError: () => undefined,
				prepareStep: async ({ messages }) => {
					await meter.open(fixed + tokensOf(JSON.stringify(messages)) + MOST_TOKENS_A_STEP);
					return {};
				},
			});
			const names = new Map<string, string>();
			for await (const part of result.stream) {
				if (part.type === "error") throw part.error;
				if (part.type === "abort") throw new AiError("timeout");
				if (part.type === "finish-step") await meter.settle(part.usage as LanguageModelUsage);
				if (part.type === "text-delta") yield { text: part.text };
				if (part.type === "tool-input-start") names.set(part.id, part.toolName);
				if (part.type === "tool-input-delta")
					yield { call: part.id, tool: names.get(part.id) ?? "", piece: part.delta };
				if (part.type === "tool-result" || part.type === "tool-error") yield { called: part.toolCallId };
			}
			await end();
		} catch (error) {
			if (signal.aborted) throw new AiError("timeout");
			throw (await end(error)) ?? error;
		} finally {
			// still open only if the consumer left, which is no failure of the provider
			await end();
		}
	}

	return {
		converse,
		isResting: breaker.isResting,
		/** Counts texts that failed the checks. */
		refused: (purpose: Purpose, refused: number) => noteUsage(db, purpose, { refused }),
	};
}

/** The tools as JSON, to estimate their tokens. */
const toolsAsJson = async (tools: ToolSet): Promise<string> =>
	JSON.stringify(
		await Promise.all(
			Object.entries(tools).map(async ([name, { description, inputSchema }]) => [
				name,
				typeof description === "string" ? description : "",
				await asSchema(inputSchema).jsonSchema,
			]),
		),
	);
