import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, expect, test, vi } from "vitest";
import { RequestFailed } from "../api.ts";
import { askAsPerson } from "./robot-check.ts";
import { solve } from "./solve-challenge.ts";

afterEach(() => vi.unstubAllGlobals());

const easy = () => createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 10, counter: 40, deriveKey });

test("AUTH-2 on plain http, without the browser's own cryptography, the same solution is found", async () => {
	const challenge = await easy();
	const { solution } = await solve(challenge);
	expect(solution.counter).toBe(40);
	vi.stubGlobal("crypto", {});
	expect((await solve(challenge)).solution).toMatchObject({ counter: 40, derivedKey: solution.derivedKey });
});

test("AUTH-2 a challenged request is solved and sent again, an unchallenged one is not, and other refusals are passed on", async () => {
	const challenge = await easy();
	const refused = new RequestFailed(403, "prove it", { challenge });
	const onCheck = vi.fn();
	const ask = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue("sent");
	expect(await askAsPerson(ask, onCheck)).toBe("sent");
	expect(ask.mock.calls.map(([proof]) => proof?.solution.counter)).toEqual([undefined, 40]);
	expect(onCheck).toHaveBeenCalledOnce();
	expect(await askAsPerson(async () => "at once", onCheck)).toBe("at once");
	expect(onCheck).toHaveBeenCalledOnce();
	await expect(askAsPerson(() => Promise.reject(new RequestFailed(429, "wait")), onCheck)).rejects.toThrow("wait");
	await expect(askAsPerson(() => Promise.reject(refused), onCheck)).rejects.toThrow("prove it");
});
