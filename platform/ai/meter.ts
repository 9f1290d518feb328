import type { LanguageModelUsage } from "ai";
import type { Db } from "../database/database.ts";
import { type Reservation, reserve, settle } from "./budget.ts";

/** An upper bound of a text's tokens: half its bytes. Most texts need a quarter. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

const isCount = (tokens: unknown): tokens is number => Number.isSafeInteger(tokens) && Number(tokens) >= 0;

/**
 * Charges a conversation's steps to the daily budget, each before it starts. A step without usage data, or one that
 * broke off, costs its whole reservation, because the provider may have charged it.
 */
export function createMeter(db: Db, who: string, daily: number) {
	let open: Reservation | null = null;
	const spent = { calls: 0, tokens: 0, tokens_in: 0, tokens_out: 0 };

	async function charge(used: number): Promise<void> {
		const reservation = open;
		if (!reservation) return;
		open = null;
		spent.tokens += used;
		await settle(db, reservation, used);
	}

	return {
		/** Reserves the maximum cost of a step. Throws AiError 'budget' if the budget is used up. */
		async open(tokens: number): Promise<void> {
			await charge(open?.tokens ?? 0);
			open = await reserve(db, who, tokens, daily);
			spent.calls++;
		},
		/** Replaces a step's reservation by its usage. */
		async settle({
			inputTokens,
			outputTokens,
		}: Pick<LanguageModelUsage, "inputTokens" | "outputTokens">): Promise<void> {
			const known = isCount(inputTokens) && isCount(outputTokens);
			if (known) {
				spent.tokens_in += inputTokens;
				spent.tokens_out += outputTokens;
			}
			await charge(known ? inputTokens + outputTokens : (open?.tokens ?? 0));
		},
		/** Charges the reservation of a step that never ended. */
		close: () => charge(open?.tokens ?? 0),
		spent: () => ({ ...spent }),
	};
}
