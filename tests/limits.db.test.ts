import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnyEntry } from "../platform/http/entry.ts";
import { startTestSite, type TestSite, type Visitor } from "./fixtures/site.ts";

let open: TestSite;
let behindProxy: TestSite;
beforeAll(async () => {
	[open, behindProxy] = [await startTestSite(), await startTestSite({ TRUST_PROXY: "on" })];
});
afterAll(async () => {
	await open.close();
	await behindProxy.close();
});

/** The public entry with the lowest limit. */
const scarcest = (site: TestSite): AnyEntry => {
	const [entry] = site.entries
		.filter(({ guard, method, path }) => guard === "public" && method === "post" && !path.includes(":"))
		.toSorted((a, b) => a.limit.points - b.limit.points);
	return entry as AnyEntry;
};

/** The statuses of calls with forged X-Forwarded-For headers. */
async function statuses(site: TestSite, forwarded: (call: number) => string, calls: number): Promise<number[]> {
	const { path } = scarcest(site);
	const found: number[] = [];
	for (let call = 0; call < calls; call++) {
		// invalid JSON counts towards the limit, and the entry does nothing
		const response = await site.visitor().request("POST", `/api${path}`, {
			body: "{",
			headers: {
				"content-type": "application/json",
				"x-forwarded-for": forwarded(call),
				"x-real-ip": `10.9.9.${call}`,
			},
		});
		found.push(response.status);
	}
	return found;
}

test("AUTH-2 a forged X-Forwarded-For does not evade a limit, with or without a trusted proxy", async () => {
	const { points } = scarcest(open).limit;
	expect(await statuses(open, (call) => `198.51.100.${call}`, points + 1)).toEqual([...Array(points).fill(400), 429]);
	const forged = (call: number) => `198.51.100.${call}, 203.0.113.7`;
	expect(await statuses(behindProxy, forged, points + 1)).toEqual([...Array(points).fill(400), 429]);
});

test("AUTH-2 each client has its own limit behind a trusted proxy", async () => {
	const { points } = scarcest(behindProxy).limit;
	const own = (call: number) => `198.51.${100 + (call % 2)}.9`;
	expect(await statuses(behindProxy, own, 2 * points + 2)).toEqual([...Array(2 * points).fill(400), 429, 429]);
});

test("ASK-1 eight accounts of one network share most of their answers, and each has two of its own", async () => {
	const ask = async (fan: Visitor, calls: number) => {
		let answered = 0;
		for (let call = 0; call < calls; call++)
			// an empty question counts towards the limit, and needs no answer
			if ((await fan.post("/api/functions/ipl-ai-assistant", {})).status === 400) answered++;
		return answered;
	};
	const fanAt = (name: string, address: string) =>
		behindProxy.fan(`${name}@example.com`, behindProxy.visitor({ "x-forwarded-for": address }));
	const accounts = await Promise.all(Array.from({ length: 8 }, (_, n) => fanAt(`account-${n}`, "198.51.7.9")));
	const answered = await Promise.all(accounts.map((fan) => ask(fan, 20)));
	expect(answered.reduce((sum, count) => sum + count, 0)).toBe(8 * 2 + 4 * 20);
	expect(await ask(await fanAt("beside", "198.51.7.9"), 3)).toBe(2);
	expect(await ask(await fanAt("elsewhere", "198.51.8.9"), 21)).toBe(20);
});
