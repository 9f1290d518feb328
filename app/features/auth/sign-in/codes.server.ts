import { Problem } from "../../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import type { LimitNotices } from "../../../../platform/limits/limit-notices.ts";
import type { RateLimit, RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { texts } from "../rules.ts";

const HOUR = 60 * 60;
const BLOCKED = { refusal: texts.codesRest, type: "urn:problem:codes-rest" };
/** Wrong codes on the whole site. At 200 an hour, guessing one of a million codes takes 200 days. */
export const WRONG_CODES: RateLimit = { name: "wrong-codes", points: 200, per_seconds: HOUR, ...BLOCKED };
/** Lower, so that one network cannot block codes for everybody. */
const WRONG_CODES_OF_NETWORK: RateLimit = { name: "wrong-codes-network", points: 20, per_seconds: HOUR, ...BLOCKED };

/** The result of a try; "not compared" if the browser has no pending code: none, expired, used, or out of tries. */
export type TryResult = { email: string } | "wrong" | "not compared";

/**
 * Limits the guessing of codes over all addresses. Links have 256 bits and need no limit. A browser's own tries are
 * counted in its row, also before the comparison (`tryCode`).
 */
export function createCodeGuard({ limits, notices }: { limits: RateLimits; notices: LimitNotices }) {
	/**
	 * Counts a wrong code for the network and for the site, then compares, and takes the count back unless the code was
	 * wrong. So concurrent requests cannot exceed the limits. Throws a Problem (429) while codes are blocked. Notifies
	 * the owner once codes are blocked for all.
	 */
	return async function guarded(client: string, compare: () => Promise<TryResult>): Promise<TryResult> {
		const reservation = await limits.reserveAll([WRONG_CODES_OF_NETWORK, wideNetworkOf(client)], [WRONG_CODES, "all"]);
		let tried: TryResult = "not compared";
		try {
			tried = await compare();
		} finally {
			if (tried !== "wrong") await reservation.release();
		}
		if (tried === "wrong" && (await limits.used(WRONG_CODES, "all")) >= WRONG_CODES.points)
			await notices.notify("codes-rest");
		return tried;
	};
}

/** The error for a code typed in a browser that did not request one. */
export const codeElsewhere = () =>
	new Problem({ status: 400, type: "urn:problem:other-browser", field: "code", detail: texts.codeElsewhere });
