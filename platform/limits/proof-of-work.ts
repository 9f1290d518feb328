import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, HmacAlgorithm, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { RateLimits } from "./rate-limits.ts";

/**
 * A browser derives keys until one fits: 400 to 1,000 times 4,000 rounds of PBKDF2. On plain http a script does it, which is slower:
 * a tenth of the rounds. Measured in docs/decisions/0032. The server derives one key to make a challenge and none to check it.
 */
const KEYS = { least: 400, most: 1_000 };
const ROUNDS = { https: 4_000, http: 400 };
const LASTS_SECONDS = 5 * 60;
/** A solution counts once: longer than its challenge lasts. */
const USED = { name: "proof-used", points: 1, per_seconds: 2 * LASTS_SECONDS };

/** A challenge with its solution, as the browser sends it back. What has another shape counts as none. */
export const proofSchema = z
	.object({
		challenge: z.object({
			parameters: z.strictObject({
				algorithm: z.string().max(40),
				nonce: z.string().max(64),
				salt: z.string().max(64),
				cost: z.int(),
				keyLength: z.int(),
				keyPrefix: z.string().max(64),
				keySignature: z.string().max(128).optional(),
				expiresAt: z.int().optional(),
				data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
			}),
			signature: z.string().max(128).optional(),
		}),
		solution: z.object({ counter: z.int(), derivedKey: z.string().max(128) }),
	})
	.optional()
	.catch(undefined);
export type Proof = NonNullable<z.output<typeof proofSchema>>;

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Proof of work after ALTCHA (altcha.org, version 2, deterministic mode): a browser spends a second of computing for an action
 * ("sign-in asha@example.com"), and what it found counts for that action alone, once, for five minutes.
 */
export function createProofOfWork({ secret, https, limits }: { secret: string; https: boolean; limits: RateLimits }) {
	const keyed = (what: string) => createHmac("sha256", secret).update(`proof of work ${what}`).digest("base64url");
	const secrets = {
		hmacAlgorithm: HmacAlgorithm.SHA_256,
		hmacSignatureSecret: keyed("challenge"),
		hmacKeySignatureSecret: keyed("key"),
	};
	return {
		/** A challenge for one action. */
		challenge: (purpose: string): Promise<Challenge> =>
			createChallenge({
				...secrets,
				algorithm: "PBKDF2/SHA-256",
				cost: https ? ROUNDS.https : ROUNDS.http,
				counter: randomInt(KEYS.most, KEYS.least),
				deriveKey,
				expiresAt: Math.floor(Date.now() / 1000) + LASTS_SECONDS,
				data: { purpose: keyed(purpose) },
			}),

		/** Whether a proof is ours, right, for this action, in time and unused. Uses it up. */
		async accepts({ challenge, solution }: Proof, purpose: string): Promise<boolean> {
			if (challenge.parameters.data?.purpose !== keyed(purpose)) return false;
			const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
			return verified && limits.tryTake(USED, challenge.signature ?? "");
		},
	};
}
