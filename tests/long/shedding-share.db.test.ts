import { expect, test } from "vitest";
import { createBusyTime } from "../../platform/limits/busy-time.ts";
import { testSite } from "../fixtures/site.ts";

// a network of its own, because other tests use up the limits of theirs
const FLOOD = "198.18.7.6";
const FAN = "203.0.113.9";
const PAGES = 60;

let pressed = true;
const pressure = { sheds: () => pressed, reading: () => ({ late_ms: 500, waiting: 0, level: 4 }), close() {} };
// a fake clock, so that the machine and the test's own requests do not matter
let reading = 0;
const busyTime = createBusyTime({ now: () => 0, active: () => reading++ });
const site = await testSite({ TRUST_PROXY: "on" }, { pressure, busyTime });

const from = (client: string) => site.visitor({ "x-forwarded-for": client });
const AT_HAND = "/search?q=kohli%20at%20hand";
const QUESTION = { rows: "sides", measures: ["won"], by: ["team"], where: { season: 2011 } };

/** Whether each was shed: a question to the record, one to the assistant, and a write. */
async function shed(client: string): Promise<boolean[]> {
	const calls = [
		from(client).post("/api/record", QUESTION),
		from(client).post("/api/functions/ipl-ai-assistant", { question: "Who scored most runs in 2016?" }),
		from(client).patch("/api/settings", {}),
	];
	return (await Promise.all(calls)).map(({ status }) => status === 503);
}

test("SITE-3 a network that keeps the site busy has its own requests and searches shed, and others do not", async () => {
	expect(await shed(FAN), "no network dominates").toEqual([true, true, true]);
	pressed = false;
	for (let n = 0; n < PAGES; n++) {
		// limits count by address, busy time by wide network
		const page = await from(`198.18.7.${n}`).get(`/facts?q=kohli%20x${n}z`);
		expect(page.status).toBe(200);
	}
	expect((await from(FLOOD).get(AT_HAND)).status).toBe(200);
	pressed = true;
	expect(site.busyTime.othersDominate("203.0.113.0/24")).toBe(true);
	expect(await shed(FAN)).toEqual([false, false, false]);
	expect((await from(FAN).post("/api/record", QUESTION)).status).toBe(200);
	expect(await shed(FLOOD)).toEqual([true, true, true]);
	expect(await shed("198.18.7.77"), "the same wide network").toEqual([true, true, true]);
	const search = (client: string, q: string) => from(client).get(`/search?q=${q}`);
	const refused = await search(FLOOD, "kohli%20one%20more");
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
	expect((await from(FLOOD).get(AT_HAND)).status, "a page at hand").toBe(200);
	expect((await from(FLOOD).get("/teams/mi")).status, "a page that depends on no words").toBe(200);
	expect((await search(FAN, "rohit%20sharma")).status).toBe(200);
});
