import fc from "fast-check";
import { expect, test } from "vitest";
import { createRateLimits, type RateLimits } from "../limits/rate-limits.ts";
import { createMailHours, limitsOf, SIGN_IN_HOUR } from "./mail-hour.ts";

const hoursOf = (limits: RateLimits) =>
	createMailHours({
		limits,
		notices: { notify: async () => {} },
		work: { accepts: async () => true, challenge: () => Promise.reject(new Error("not asked for")) },
	});

/** The mails of each network until a refusal, one network after the other. All proofs are accepted. */
async function flood(networks: number): Promise<number[]> {
	const hours = hoursOf(createRateLimits());
	const sent: number[] = [];
	for (let network = 0; network < networks; network++) {
		const asking = { client: `10.0.${network}.1`, browser: null, purpose: "", proof: undefined };
		let mails = 0;
		while ((await hours.take({ ...SIGN_IN_HOUR, for_accounts: false }, asking).catch(() => null)) === "anybody")
			mails++;
		sent.push(mails);
	}
	return sent;
}

test("AUTH-2 up to fifty networks that use up their shares leave the next one a tenth of the rest", async () => {
	const { open } = limitsOf(SIGN_IN_HOUR);
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (networks) => {
			const sent = await flood(networks + 1);
			const left = open.points - sent.slice(0, -1).reduce((sum, mails) => sum + mails, 0);
			expect(sent.at(-1)).toBeGreaterThan(0);
			expect(sent.at(-1)).toBeGreaterThanOrEqual(Math.floor(left / 11));
			expect(left).toBeGreaterThan(0);
		}),
		{ numRuns: 5 },
	);
});

test("AUTH-2 the parts of an hour do not exceed the hour", () => {
	const { open, browsers, accounts } = limitsOf(SIGN_IN_HOUR);
	expect(open.points + browsers.points + accounts.points).toBe(SIGN_IN_HOUR.points);
});

test("AUTH-2 a network with concurrent requests gets no more than a tenth of the rest", async () => {
	const limits = createRateLimits();
	const { open } = limitsOf(SIGN_IN_HOUR);
	for (let sent = 0; sent < open.points - 100; sent++) await limits.take(open, "all");
	const asking = { client: "10.0.0.1", browser: null, purpose: "", proof: undefined };
	const outcomes = await Promise.all(
		Array.from({ length: 150 }, () =>
			hoursOf(limits)
				.take(SIGN_IN_HOUR, asking)
				.catch(() => "refused"),
		),
	);
	expect(outcomes.filter((outcome) => outcome === "anybody")).toHaveLength(10);
});
