import { wideNetworkOf } from "../../../platform/client-address.ts";
import type { LimitNotices } from "../../../platform/limit-notices.ts";
import { Problem } from "../../../platform/problem.ts";
import type { RateLimit, RateLimits } from "../../../platform/rate-limits.ts";
import { texts } from "./rules.ts";

const HOUR = 60 * 60;
const rests = { refusal: texts.codesRest, type: "urn:problem:codes-rest" };
/** Wrong codes of the whole site, whatever the address: 200 an hour guess one of a million codes in 200 days. */
export const WRONG_CODES: RateLimit = { name: "wrong-codes", points: 200, per_seconds: HOUR, ...rests };
/** One network cannot have the codes of all rest. */
const OF_NETWORK: RateLimit = { name: "wrong-codes-network", points: 20, per_seconds: HOUR, ...rests };

/** Bounds the guessing of codes over all addresses. Links are no part of it: 256 bits are not guessed. */
export function createCodeGuard({ limits, notices }: { limits: RateLimits; notices: LimitNotices }) {
	return {
		/** Throws a Problem (429) while codes rest: for this network, or for all. */
		async allow(client: string): Promise<void> {
			await limits.look(OF_NETWORK, wideNetworkOf(client));
			await limits.look(WRONG_CODES, "all");
		},
		/** Counts a wrong code, and tells the owner when it was the last one before codes rest. */
		async countWrong(client: string): Promise<void> {
			await limits.tryTake(OF_NETWORK, wideNetworkOf(client));
			await limits.tryTake(WRONG_CODES, "all");
			if ((await limits.used(WRONG_CODES, "all")) >= WRONG_CODES.points) await notices.tell("codes-rest");
		},
	};
}

/** A code that was typed where nobody asked for one. */
export const codeElsewhere = () =>
	new Problem({ status: 400, type: "urn:problem:other-browser", field: "code", detail: texts.codeElsewhere });
