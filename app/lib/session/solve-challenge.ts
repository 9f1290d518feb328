import { pbkdf2Async } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge, DeriveKeyFunction, Payload } from "altcha-lib/types";

/** For plain http, where browsers have no Web Crypto. Slower. */
const deriveByScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
	derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** Solves a challenge without blocking the page. Throws after five minutes, when the challenge expires. */
export async function solve(challenge: Challenge): Promise<Payload> {
	const solution = await solveChallenge({
		challenge,
		deriveKey: globalThis.crypto?.subtle ? deriveKey : deriveByScript,
		timeout: 5 * 60_000,
	});
	if (!solution) throw new Error("the challenge was not solved in time");
	return { challenge, solution };
}
