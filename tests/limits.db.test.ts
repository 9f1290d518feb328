import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnyEntry } from "../platform/http/entry.ts";
import { startTestSite, type TestSite } from "./fixtures/site.ts";

let open: TestSite;
let behindProxy: TestSite;
beforeAll(async () => {
	[open, behindProxy] = [await startTestSite(), await startTestSite({ TRUST_PROXY: "on" })];
});
afterAll(async () => {
	await open.close();
	await behindProxy.close();
});

/** The entry that anybody may call least often. */
const scarcest = (site: TestSite): AnyEntry => {
	const [entry] = site.entries
		.filter(({ guard, method, path }) => guard === "public" && method === "post" && !path.includes(":"))
		.toSorted((a, b) => a.limit.points - b.limit.points);
	return entry as AnyEntry;
};

/** The statuses of calls from claimed addresses. */
async function statuses(site: TestSite, forwarded: (call: number) => string, calls: number): Promise<number[]> {
	const { path } = scarcest(site);
	const found: number[] = [];
	for (let call = 0; call < calls; call++) {
		// a body that is no JSON counts, and asks nothing else of the site
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

test("AUTH-2 an address that a client claims changes no limit, nor one that it puts before the proxy's", async () => {
	const { points } = scarcest(open).limit;
	expect(await statuses(open, (call) => `198.51.100.${call}`, points + 1)).toEqual([...Array(points).fill(400), 429]);
	const forged = (call: number) => `198.51.100.${call}, 203.0.113.7`;
	expect(await statuses(behindProxy, forged, points + 1)).toEqual([...Array(points).fill(400), 429]);
});

test("AUTH-2 behind a proxy that is trusted each client has a limit of its own", async () => {
	const { points } = scarcest(behindProxy).limit;
	const own = (call: number) => `198.51.${100 + (call % 2)}.9`;
	expect(await statuses(behindProxy, own, 2 * points + 2)).toEqual([...Array(2 * points).fill(400), 429, 429]);
});
