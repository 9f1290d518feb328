import type { LanguageModelUsage } from "ai";
import type { Db } from "../database/database.ts";
import { type Reservation, reserve, settle } from "./budget.ts";

/** Upper bound of the tokens of a text: its bytes, halved, where most need a fourth. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

const isCount = (tokens: unknown): tokens is number => Number.isSafeInteger(tokens) && Number(tokens) >= 0;

/**
 * Pays the steps of a conversation from the day's budget, each before it is made. A step without usage, or one that broke
 * off, costs all that was set aside for it, because the provider may have charged it.
 */
export function createMeter(db: Db, who: string, daily: number) {
	let open: Reservation | null = null;
	const spent = { calls: 0, tokens: 0, tokens_in: 0, tokens_out: 0 };

	async function put(used: number): Promise<void> {
		const reservation = open;
		if (!reservation) return;
		open = null;
		spent.tokens += used;
		await settle(db, reservation, used);
	}

	return {
		/** Sets the most that a step can cost aside. Throws AiError 'budget' when the day's tokens are used up. */
		async open(tokens: number): Promise<void> {
			await put(open?.tokens ?? 0);
			open = await reserve(db, who, tokens, daily);
			spent.calls++;
		},
		/** Replaces the reservation of a step by its usage. */
		async settle({
			inputTokens,
			outputTokens,
		}: Pick<LanguageModelUsage, "inputTokens" | "outputTokens">): Promise<void> {
			const known = isCount(inputTokens) && isCount(outputTokens);
			if (known) {
				spent.tokens_in += inputTokens;
				spent.tokens_out += outputTokens;
			}
			await put(known ? inputTokens + outputTokens : (open?.tokens ?? 0));
		},
		/** Pays a step that never ended. */
		close: () => put(open?.tokens ?? 0),
		spent: () => ({ ...spent }),
	};
}
