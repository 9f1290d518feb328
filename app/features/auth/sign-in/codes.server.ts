import { Problem } from "../../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import type { LimitNotices } from "../../../../platform/limits/limit-notices.ts";
import type { RateLimit, RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { texts } from "../rules.ts";

const HOUR = 60 * 60;
const rests = { refusal: texts.codesRest, type: "urn:problem:codes-rest" };
/** Wrong codes of the whole site, whatever the address: 200 an hour guess one of a million codes in 200 days. */
export const WRONG_CODES: RateLimit = { name: "wrong-codes", points: 200, per_seconds: HOUR, ...rests };
/** One network cannot have the codes of all rest. */
const OF_NETWORK: RateLimit = { name: "wrong-codes-network", points: 20, per_seconds: HOUR, ...rests };

/** The result of a try. Nothing is compared when the browser has no try left. */
export type Tried = { email: string } | "wrong" | "not compared";

/**
 * Bounds the guessing of codes over all addresses. Links need no limit: nobody guesses 256 bits. A browser's tries are stored in its
 * own row, and are counted before the comparison too (`tryCode`).
 */
export function createCodeGuard({ limits, notices }: { limits: RateLimits; notices: LimitNotices }) {
	/**
	 * Has a code compared. Its place among the wrong ones, of this network and of all, is taken first and given back unless the code was wrong: so
	 * what is sent at once is bounded too. Throws a Problem (429) while codes rest: for this network, or for all. Tells the owner of the
	 * last one before codes rest.
	 */
	return async function guarded(client: string, compare: () => Promise<Tried>): Promise<Tried> {
		const place = await limits.takeAll([OF_NETWORK, wideNetworkOf(client)], [WRONG_CODES, "all"]);
		let tried: Tried = "not compared";
		try {
			tried = await compare();
		} finally {
			if (tried !== "wrong") await place.giveBack();
		}
		if (tried === "wrong" && (await limits.used(WRONG_CODES, "all")) >= WRONG_CODES.points)
			await notices.tell("codes-rest");
		return tried;
	};
}

/** A code typed in a browser that did not ask for one. */
export const codeElsewhere = () =>
	new Problem({ status: 400, type: "urn:problem:other-browser", field: "code", detail: texts.codeElsewhere });
