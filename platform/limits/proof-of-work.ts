import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, HmacAlgorithm, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { RateLimits } from "./rate-limits.ts";

/**
 * A browser derives 400 to 1,000 keys of 4,000 PBKDF2 rounds each. On plain http a script does it, which is slower, so
 * the keys have a tenth of the rounds. The server derives one key for a challenge and none for the check. Decision 0032
 * has the measurements.
 */
const KEYS = { least: 400, most: 1_000 };
const ROUNDS = { https: 4_000, http: 400 };
const LASTS_SECONDS = 5 * 60;
/** Remembers used solutions for longer than a challenge lasts. */
const USED = { name: "proof-used", points: 1, per_seconds: 2 * LASTS_SECONDS };

/** A challenge with its solution, as the browser sends it. Any other shape counts as no proof. */
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
 * Proof of work as in ALTCHA (altcha.org, version 2, deterministic mode). A solution counts once, for five minutes, for
 * one action such as "sign-in asha@example.com".
 */
export function createProofOfWork({ secret, https, limits }: { secret: string; https: boolean; limits: RateLimits }) {
	const keyed = (what: string) => createHmac("sha256", secret).update(`proof of work ${what}`).digest("base64url");
	const secrets = {
		hmacAlgorithm: HmacAlgorithm.SHA_256,
		hmacSignatureSecret: keyed("challenge"),
		hmacKeySignatureSecret: keyed("key"),
	};
	return {
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

		/** Whether a proof is ours, correct, for this action, unexpired and unused. Uses it up. */
		async accepts({ challenge, solution }: Proof, purpose: string): Promise<boolean> {
			if (challenge.parameters.data?.purpose !== keyed(purpose)) return false;
			const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
			return verified && limits.tryTake(USED, challenge.signature ?? "");
		},
	};
}
